import type { Machine } from '../engine/machine.js';
import type { Option } from '../engine/options.js';
import { abilitiesOf } from '../engine/queries.js';
import { inside, joinTexts, sameText, type Texts } from '#game';
import { textOf } from '../../texts.js';
import { nameOf } from './ability-words.js';
import { givenText, partsText } from './effect-words.js';
import { abilityText } from './keyword-words.js';
import { arenaText, sideText } from './unit-words.js';

type Action = Extract<Option, { do: string }>;
type Pick = Extract<Option, { pick: string }>;

/** The name of a card by its key; empty for a hidden card. */
export const keyName = (g: Machine, key: string): string =>
  nameOf(g.book.card(g.state.cards[key]?.card ?? ''));

/** The damage that is about to be dealt, unit by unit. */
const harmsText = (g: Machine): Texts =>
  joinTexts(
    (inside(g, 'damage')?.harms ?? [])
      .filter(({ n }) => n > 0)
      .map(({ to, n }) => textOf('swtcg.harm', { name: keyName(g, to), n })),
    sameText(', '),
  );

/** The question of the decision; while players may play or pass, also what they can respond to. */
export const questionText = (g: Machine): Texts => {
  const { waiting } = g.state;
  if (!waiting) return sameText('');
  const { question } = waiting;
  const window = inside(g, 'window');
  if (question !== 'window' || window === undefined) {
    const arena = inside(g, 'arena')?.arena;
    return textOf(`swtcg.question.${question === 'window' ? 'general' : question}`, {
      arena: arena === undefined ? '' : arenaText(arena),
    });
  }
  const attack = inside(g, 'attack');
  return textOf(`swtcg.question.${window.what}`, {
    attacker: keyName(g, attack?.attacker ?? ''),
    defender: keyName(g, attack?.defender ?? ''),
    dice: attack?.dice.join(', ') ?? '',
    harms: harmsText(g),
  });
};

/** What an option does, in every language; cards have their English names. */
export const optionText = (g: Machine, option: Option): Texts =>
  'do' in option ? actionText(g, option) : pickText(g, option);

const actionText = (g: Machine, option: Action): Texts => {
  switch (option.do) {
    case 'complete':
    case 'move':
      return placeText(g, option);
    case 'partly':
      return textOf(
        g.state.waiting?.question === 'setup'
          ? 'swtcg.option.partly-last'
          : g.state.cards[option.card]?.faceDown === true
            ? 'swtcg.option.partly-more'
            : 'swtcg.option.partly',
        { name: keyName(g, option.card), n: option.points },
      );
    case 'stack':
      return textOf(`swtcg.option.stack-${option.place}`, onAnother(g, option));
    case 'equip':
    case 'board':
      return textOf(`swtcg.option.${option.do}`, onAnother(g, option));
    case 'attack':
      return textOf(
        option.how === 'arena'
          ? 'swtcg.option.attack'
          : option.how === 'Bombard'
            ? 'swtcg.option.bombard'
            : 'swtcg.option.ion-cannon',
        onAnother(g, option),
      );
    case 'use':
      return useText(g, option);
    case 'top':
    case 'retreat':
    case 'skip':
      return textOf(`swtcg.option.${option.do}`, { name: keyName(g, option.card) });
    case 'done':
      return textOf(
        g.state.waiting?.question === 'bid-for-sides' ? 'swtcg.option.no-bid' : 'swtcg.option.done',
      );
    case 'pass':
    case 'concede':
      return textOf(`swtcg.option.${option.do}`);
  }
};

const onAnother = (g: Machine, { card, on }: { readonly card: string; readonly on: string }) => ({
  name: keyName(g, card),
  on: keyName(g, on),
});

const placeText = (g: Machine, option: Extract<Action, { do: 'complete' | 'move' }>): Texts => {
  const name = keyName(g, option.card);
  return option.to === 'build'
    ? textOf('swtcg.option.to-build-zone', { name })
    : textOf(`swtcg.option.${option.do}`, { name, arena: arenaText(option.to) });
};

const useText = (g: Machine, { card, ability, on, x }: Extract<Action, { do: 'use' }>): Texts => {
  const does = abilityText(abilitiesOf(g, card)[ability] ?? {}, x);
  const values = { name: keyName(g, card), does, on: on === undefined ? '' : keyName(g, on) };
  return textOf(on === undefined ? 'swtcg.option.use' : 'swtcg.option.use-on', values);
};

/** What a player may do, or one of several effects to choose from. */
const offeredText = (g: Machine, at: number): Texts => {
  const piles = inside(g, 'piles');
  if (piles !== undefined) {
    const own = piles.cards.filter((key) => piles.first.includes(key) === (at === 0));
    return sameText(own.map((key) => keyName(g, key)).join(', '));
  }
  const frame = inside(g, 'parts');
  const part = frame?.parts[frame.at];
  if (part?.do === 'copy') {
    const copied = g.state.cards[frame?.chosen?.[0] ?? '']?.card ?? '';
    return givenText(g.book.card(copied)?.abilities?.[at] ?? {});
  }
  return partsText((part?.do === 'choose-one' ? part.of?.[at] : part?.then) ?? []);
};

const pickText = (g: Machine, option: Pick): Texts => {
  if (option.pick === 'side') return sideText(option.side);
  if (option.pick === 'arena') return arenaText(option.arena);
  if (option.pick === 'part') return offeredText(g, option.part);
  if (option.pick === 'card') {
    // The option for an upkeep contains its card, the index of the ability and the way to pay.
    const [key = '', ability, way] = option.card.split(':');
    const name = keyName(g, key);
    if (ability === undefined) return sameText(name);
    const upkeep = abilitiesOf(g, key)[Number(ability)] ?? {};
    const { cost, costs = [cost], ...rest } = upkeep;
    const paid = costs[Number(way)];
    const does = abilityText(paid === undefined ? rest : { ...rest, cost: paid });
    return textOf('swtcg.option.use', { name, does });
  }
  const { number } = option;
  switch (g.state.waiting?.question) {
    case 'contest':
      return textOf('swtcg.option.bid-force', { number });
    case 'die-to-reroll':
      return textOf('swtcg.option.die', { number: inside(g, 'attack')?.dice[number] ?? 0 });
    case 'pay-or':
    case 'pay-for':
      return textOf('swtcg.option.pay', { number });
    case 'predict':
      return textOf('swtcg.option.hits', { number });
    default:
      return sameText(String(number));
  }
};
