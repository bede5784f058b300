import { withTurns } from '../english-turns.js';
import type { Grammar } from '../grammar.js';

const vowel = (word: string): boolean => /^[aeiouh]/i.test(word) && !/^(uni|h[aeou])/i.test(word);

const ARE: Readonly<Record<string, string>> = {
  is: 'are',
  was: 'were',
  has: 'have',
  does: 'do',
  costs: 'cost',
  shares: 'share',
};

export const en: Grammar = {
  verbs: {
    attach: { do: 'attach', may: 'attach', third: 'attaches' },
    attack: { do: 'attack', may: 'attack', third: 'attacks' },
    capture: { do: 'have', may: 'have', third: 'has' },
    choose: { do: 'choose', may: 'choose', third: 'chooses' },
    collect: { do: 'collect', may: 'collect', third: 'collects' },
    create: { do: 'create', may: 'create', third: 'creates' },
    deal: { do: 'deal', may: 'deal', third: 'deals' },
    defeat: { do: 'defeat', may: 'defeat', third: 'defeats' },
    deploy: { do: 'deploy', may: 'deploy', third: 'deploys' },
    discard: { do: 'discard', may: 'discard', third: 'discards' },
    divide: { do: 'distribute', may: 'distribute', third: 'distributes' },
    draw: { do: 'draw', may: 'draw', third: 'draws' },
    exhaust: { do: 'exhaust', may: 'exhaust', third: 'exhausts' },
    flip: { do: 'flip', may: 'flip', third: 'flips' },
    give: { do: 'give', may: 'give', third: 'gives' },
    heal: { do: 'heal', may: 'heal', third: 'heals' },
    leave: { do: 'leave', may: 'leave', third: 'leaves' },
    lose: { do: 'lose', may: 'lose', third: 'loses' },
    look: { do: 'look', may: 'look', third: 'looks' },
    move: { do: 'move', may: 'move', third: 'moves' },
    name: { do: 'name', may: 'name', third: 'names' },
    pay: { do: 'pay', may: 'pay', third: 'pays' },
    play: { do: 'play', may: 'play', third: 'plays' },
    put: { do: 'put', may: 'put', third: 'puts' },
    ready: { do: 'ready', may: 'ready', third: 'readies' },
    rescue: { do: 'rescue', may: 'rescue', third: 'rescues' },
    resource: { do: 'resource', may: 'resource', third: 'resources' },
    return: { do: 'return', may: 'return', third: 'returns' },
    reveal: { do: 'reveal', may: 'reveal', third: 'reveals' },
    search: { do: 'search', may: 'search', third: 'searches' },
    shuffle: { do: 'shuffle', may: 'shuffle', third: 'shuffles' },
    take: { do: 'take', may: 'take', third: 'takes' },
    use: { do: 'use', may: 'use', third: 'uses' },
  },
  adjectivesFirst: true,
  numberFirst: true,
  relative: 'that ',
  relativeInPhrase: false,
  article: (text) => (vowel(text) ? 'an' : 'a'),
  another: () => 'another',
  others: () => 'other ',
  plural: (adjective) => adjective,
  masculine: (adjective) => adjective,
  pluralClause: (clause) =>
    clause.replace(/^(is|was|has|does|costs|shares)\b/, (verb) => ARE[verb] ?? verb),
  alone: (state) => state,
  ofNobody: (predicate) => predicate,
  conditional: /^(?:if|then) /,
  theirs: (text) => text.replace(/\byour\b/, 'their'),
  nextTime: (moment, until) =>
    `${moment.replace(/^when /, 'the next time ')} ${until.replace(/^for /, '')}`,
  contract: withTurns,
};
