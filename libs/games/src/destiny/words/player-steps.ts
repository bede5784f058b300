import { joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { all as ALL } from '../cards/build.js';
import { when } from './grammar.js';
import { kinds, type Phrases } from './phrases.js';
import { sayCount, oneOrMany, type Say, type Sayings, sentences } from './saying.js';

const saySpot: Say<'spot'> = (phrases, { filter, n = 1 }) =>
  textOf('destiny.words.spot', {
    what: phrases.some(phrases.cards({ whose: 'own', types: ['character'], ...filter }), {
      min: n,
      max: n,
    }),
  });

const sayMill: Say<'mill'> = (phrases, { n, who, full, as }) => {
  if (as !== undefined) phrases.choose(as, 'card', n !== 1, 'group');
  return sentences([
    sayCount(phrases, n, `destiny.words.mill.${who}.${oneOrMany(n)}`),
    ...when(full, () => textOf('destiny.words.mill.full')),
  ]);
};

const sayDraw: Say<'draw'> = (phrases, { n, who = 'you', as }) => {
  if (as !== undefined) phrases.choose(as, 'card', n !== 1, 'group');
  return sayCount(phrases, n, `destiny.words.draw.${who}.${oneOrMany(n)}`);
};

const sayPlay: Say<'play'> = (phrases, node) => {
  const { zones, from, less, lessFor, free, optional, on, as, host } = node;
  const [first = 'hand', second] = zones;
  const what =
    from.among === undefined
      ? phrases.some(phrases.cards({ whose: 'own', ...from }, first))
      : phrases.chosen(from.among);
  const { n = 0, after = [] } = less === undefined ? {} : phrases.quantity(less);
  const text = joinTexts([
    textOf(`destiny.words.play.${optional ? 'may' : 'now'}`, { what }),
    ...when(second, () => textOf('destiny.words.play.or-discard')),
    ...when(on, (name) => textOf('destiny.words.on', { what: phrases.chosen(name) })),
    ...when(less, () => textOf('destiny.words.play.less', { n })),
    ...when(lessFor, ({ title, less: off }) =>
      textOf('destiny.words.play.less-for', { title, n: off }),
    ),
    ...when(free, () => textOf('destiny.words.play.free')),
    sameText('.'),
  ]);
  if (as !== undefined) phrases.choose(as, 'card', false, 'group');
  if (host !== undefined) phrases.choose(host, 'character', false, 'group');
  return sentences([text, ...after]);
};

const seenAtRandom: Say<'random-card'> = (phrases, { as, n = 1, who }) => {
  phrases.choose(as, 'card', n > 1, 'group');
  return who === 'you'
    ? textOf(`destiny.words.random-card.own.${oneOrMany(n)}`, { n })
    : textOf(`destiny.words.random-card.${oneOrMany(n)}`, { n });
};

const seenOnTop: Say<'look-at-top'> = (phrases, { as, n, who, show }) => {
  phrases.choose(as, 'card', n > 1, 'group');
  if (show) return textOf(`destiny.words.show-top.${who}.${oneOrMany(n)}`, { n });
  return n === 1
    ? textOf(`destiny.words.look-at-top.${who}.one`)
    : textOf(`destiny.words.look-at-top.${who}`, { n });
};

const sayDiscardRandom: Say<'discard-random'> = (phrases, { n, who, as }) => {
  if (as !== undefined) phrases.choose(as, 'card', true, 'group');
  if (n === ALL)
    return textOf(who === 'you' ? 'destiny.words.discard-hand.own' : 'destiny.words.discard-hand');
  if (who === undefined)
    return sayCount(phrases, n, `destiny.words.discard-random.${oneOrMany(n)}`);
  const whose = who === 'you' ? 'own' : 'each';
  return sayCount(phrases, n, `destiny.words.discard-random.${whose}.${oneOrMany(n)}`);
};

type Plain =
  | 'draw-to-hand-size'
  | 'opponent-action'
  | 'end-actions'
  | 'switch-resources'
  | 'switch-battlefield'
  | 'instead'
  | 'become-support'
  | 'shuffle'
  | 'rest'
  | 'lose-later'
  | 'must-act';

const plain = (op: Plain) => (): Texts => textOf(`destiny.words.${op}`);

type About = 'switch-upgrade' | 'return-character';

const about =
  (op: About) =>
  (phrases: Phrases, { card }: { readonly card: string }): Texts =>
    textOf(`destiny.words.${op}`, { what: phrases.chosen(card) });

export const playerSayings: Sayings<
  | 'spot'
  | 'gain'
  | 'lose'
  | 'take'
  | 'spend'
  | 'draw'
  | 'mill'
  | 'discard-random'
  | 'random-card'
  | 'put'
  | 'extra-action'
  | 'play'
  | 'look-at-top'
  | 'look'
  | 'reveal'
  | 'move-upgrade'
  | 'swift'
  | 'claim'
  | 'return-later'
  | 'keep-only'
  | 'claim-ability'
  | 'take-battlefield'
  | 'random-discard'
  | 'guard'
  | 'freeze'
  | 'force'
  | Plain
  | About
> = {
  spot: saySpot,
  gain: (phrases, { n, who = 'you' }) =>
    sayCount(
      phrases,
      n,
      who === 'you'
        ? `destiny.words.gain.${oneOrMany(n)}`
        : `destiny.words.gain.${who}.${oneOrMany(n)}`,
    ),
  take: (phrases, { n }) => sayCount(phrases, n, `destiny.words.take.${oneOrMany(n)}`),
  lose: (phrases, { n }) =>
    n === 'all'
      ? textOf('destiny.words.lose.all')
      : sayCount(phrases, n, `destiny.words.lose.${oneOrMany(n)}`),
  spend: (phrases, { n, by = 'you' }) =>
    sayCount(phrases, n, `destiny.words.spend.${by}.${oneOrMany(n)}`),
  draw: sayDraw,
  mill: sayMill,
  'discard-random': sayDiscardRandom,
  'random-card': seenAtRandom,
  put: (phrases, { cards, to, but }) => {
    if (but !== undefined) return textOf('destiny.words.put.others');
    const what =
      typeof cards === 'string' ? phrases.chosen(cards) : phrases.all(phrases.cards(cards));
    return textOf(`destiny.words.put.${to}`, { what });
  },
  'extra-action': (phrases, { n }) =>
    sayCount(phrases, n, `destiny.words.extra-action.${oneOrMany(n)}`),
  play: sayPlay,
  'look-at-top': seenOnTop,
  // The keyword Guardian already says it.
  guard: () => null,
  'draw-to-hand-size': plain('draw-to-hand-size'),
  'keep-only': (_, { types }) =>
    types.join() === 'event'
      ? textOf('destiny.words.keep-only')
      : textOf('destiny.words.keep-only.some', { kinds: kinds(types) }),
  'opponent-action': plain('opponent-action'),
  'end-actions': plain('end-actions'),
  'claim-ability': (_, { unused }) =>
    textOf(unused ? 'destiny.words.claim-ability.unused' : 'destiny.words.claim-ability'),
  'take-battlefield': (_, { who = 'you' }) => textOf(`destiny.words.take-battlefield.${who}`),
  'random-discard': (phrases, { as }) => {
    phrases.choose(as, 'card', false, 'group');
    return textOf('destiny.words.random-discard');
  },
  'switch-resources': plain('switch-resources'),
  'switch-battlefield': plain('switch-battlefield'),
  instead: plain('instead'),
  'become-support': plain('become-support'),
  look: (_, { who }) =>
    textOf(who === undefined ? 'destiny.words.look' : 'destiny.words.look.each'),
  reveal: (phrases, { cards }) => textOf('destiny.words.reveal', { what: phrases.chosen(cards) }),
  'switch-upgrade': about('switch-upgrade'),
  'return-character': about('return-character'),
  'move-upgrade': (phrases, { card, to, home }) => {
    const what = phrases.chosen(card);
    return sentences([
      to === undefined
        ? textOf('destiny.words.move-upgrade', { what })
        : textOf('destiny.words.move-upgrade.to', { what, to: phrases.chosen(to) }),
      ...when(home, () => textOf('destiny.words.move-upgrade.home')),
    ]);
  },
  shuffle: plain('shuffle'),
  rest: plain('rest'),
  swift: () =>
    textOf('destiny.words.swift', { keyword: textOf('destiny.words.keyword-name.ambush') }),
  claim: () => textOf('destiny.words.claim-now'),
  'return-later': (phrases, { cards }) =>
    textOf('destiny.words.return-later', { what: phrases.chosen(cards) }),
  'lose-later': plain('lose-later'),
  'must-act': plain('must-act'),
  freeze: (phrases, { card }) => textOf('destiny.words.freeze', { what: phrases.chosen(card) }),
  force: (phrases, node) =>
    'play' in node
      ? textOf('destiny.words.force.play', { what: phrases.chosen(node.play) })
      : textOf('destiny.words.force.activate'),
};
