import type { Node, ResolveHow } from '../engine/behaviour.js';
import type { Amount, CardFilter, Condition, DiceFilter } from '../engine/terms.js';
import type { Color, DieSymbol } from '../facts/card.js';

/** Short constructors for the steps that many cards have in common. */

export const damageSymbols: readonly DieSymbol[] = ['melee', 'ranged'];

/** The symbols of damage of any kind. */
export const anyDamage: readonly DieSymbol[] = ['ranged', 'melee', 'indirect'];

export const anyCharacter: CardFilter = { types: ['character'] };
export const ownCharacter: CardFilter = { whose: 'own', types: ['character'] };
export const theirCharacter: CardFilter = { whose: 'opponent', types: ['character'] };
export const ownDice: DiceFilter = { whose: 'own' };
export const theirDice: DiceFilter = { whose: 'opponent' };

export const spot = (color: Color): Node => ({ op: 'spot', filter: { color } });

export const chooseDie = (from: DiceFilter, as = 'die'): Node => ({ op: 'choose-dice', as, from });

export const chooseDice = (from: DiceFilter, max: Amount, min: Amount = 0): Node => ({
  op: 'choose-dice',
  as: 'dice',
  from,
  min,
  max,
});

export const chooseCharacter = (from: CardFilter = anyCharacter, as = 'character'): Node => ({
  op: 'choose-cards',
  as,
  zone: 'play',
  from: { types: ['character'], ...from },
});

export const chooseCard = (
  zone: 'hand' | 'discard' | 'play',
  from: CardFilter,
  as = 'card',
): Node => ({ op: 'choose-cards', as, zone, from });

export const removeDie = (from: DiceFilter): Node[] => [
  chooseDie(from),
  { op: 'remove', dice: 'die' },
];

/** Deals damage to a character of the player's choice. */
export const deal = (n: Amount, unblockable = false): Node[] => [
  chooseCharacter(anyCharacter, 'target'),
  { op: 'damage', to: 'target', n, ...(unblockable ? { unblockable: true as const } : {}) },
];

export const giveShields = (n: Amount, to: CardFilter = anyCharacter): Node[] => [
  chooseCharacter(to, 'shielded'),
  { op: 'shields', to: 'shielded', n },
];

export const resolveOne = (from: DiceFilter, how: ResolveHow = {}): Node[] => [
  chooseDie({ ...from, resolvable: how.free ? 'free' : how.plain ? 'plain' : true }),
  { op: 'resolve', dice: 'die', how },
];

export const may = (...then: readonly Node[]): Node => ({ op: 'may', then });

/** An opponent chooses this many of their own dice, which are removed. */
export const theyRemove = (n: number): Node[] => [
  { op: 'choose-dice', as: 'theirs', from: theirDice, min: n, max: n, by: 'opponent' },
  { op: 'remove', dice: 'theirs' },
];

/** An opponent discards a card of their choice from hand. */
export const theyDiscard: readonly Node[] = [
  {
    op: 'choose-cards',
    as: 'card',
    zone: 'hand',
    from: { whose: 'opponent' },
    by: 'opponent',
  },
  { op: 'put', cards: 'card', to: 'discard' },
];

export const discardThis: Node[] = [{ op: 'put', cards: 'this', to: 'discard' }];

/** The number of other copies of this event in the player's discard pile. */
export const copies: Amount = { inDiscard: { copyOf: 'this' } };

export const ifCopy = (then: readonly Node[], otherwise?: readonly Node[]): Node => ({
  op: 'if',
  when: { atLeast: copies, n: 1 },
  then,
  ...(otherwise ? { else: otherwise } : {}),
});

/** If this card is ready, the player may exhaust it to do this. */
export const mayExhaust = (...then: readonly Node[]): Node => ({
  op: 'if',
  when: { readyThis: true },
  then: [may({ op: 'exhaust', cards: 'this' }, ...then)],
});

/** Looks at an opponent's hand and discards a matching card from it. */
export const discardSeen = (from: CardFilter): Node[] => [
  { op: 'look' },
  { op: 'choose-cards', as: 'card', zone: 'hand', from: { whose: 'opponent', ...from } },
  { op: 'put', cards: 'card', to: 'discard' },
];

/** Deals damage to an opponent's characters; the opponent chooses how it is divided. */
export const theyDistribute = (n: Amount): Node => ({
  op: 'distribute',
  what: 'damage',
  n,
  among: { whose: 'opponent' },
  by: 'opponent',
});

export const atEach = (n: Amount): Node => ({ op: 'damage', to: theirCharacter, n });

export const chooseUpTo = (max: Amount): Node => ({
  op: 'choose-cards',
  as: 'targets',
  zone: 'play',
  from: anyCharacter,
  min: 0,
  max,
});

/** A play restriction: the player has dice that show these symbols. */
export const showing = (shows: readonly DieSymbol[], n = 1) =>
  ({ atLeast: { dice: { whose: 'own', shows } }, n }) as const;

/**
 * Discards the top cards of the player's own deck or an opponent's, as the player chooses. Steps
 * that follow require that all could be discarded and know the cards as `milled`.
 */
export const fromADeck = (n: number, ...then: readonly Node[]): Node => ({
  op: 'either',
  of: (['you', 'opponent'] as const).map((who) => [
    { op: 'mill', n, who, ...(then.length > 0 ? { full: true as const, as: 'milled' } : {}) },
    ...then,
  ]),
});

/** A number that stands for all there are. */
export const all = 99;

/**
 * Looks at the top cards of a deck: one of them, or with `many` any number, goes to `to`, the
 * others back on top in any order.
 */
export const topBut = (
  n: number,
  who: 'you' | 'opponent',
  to: 'hand' | 'discard' | 'deck-bottom',
  many = false,
): Node[] => [
  { op: 'look-at-top', as: 'top', n, who },
  {
    op: 'choose-cards',
    as: 'card',
    zone: 'deck',
    from: { among: 'top' },
    ...(many ? { min: 0, max: n } : {}),
  },
  {
    op: 'choose-cards',
    as: 'back',
    zone: 'deck',
    from: { among: 'top', not: 'card' },
    min: n,
    max: n,
    goOn: true,
  },
  { op: 'put', cards: 'card', to },
  { op: 'put', cards: 'back', to: 'deck-top' },
];

const colors: readonly Color[] = ['blue', 'red', 'yellow', 'gray'];

/** The player chooses a colour. */
export const ofAColor = (then: (color: Color) => readonly Node[]): Node => ({
  op: 'either',
  of: colors.map(then),
});

/** Damage that the player divides among their own characters. */
export const toOneself = (n: Amount): Node => ({
  op: 'distribute',
  what: 'damage',
  n,
  among: { whose: 'own' },
});

/** Damage to one character, one more if a condition is met. */
export const dealMoreIf = (when: Condition, n = 2): Node[] => [
  chooseCharacter(anyCharacter, 'target'),
  {
    op: 'if',
    when,
    then: [{ op: 'damage', to: 'target', n: n + 1 }],
    else: [{ op: 'damage', to: 'target', n }],
  },
];

/** Rolls one die of a card in play into the pool. */
export const rollOne = (card: string): Node => ({ op: 'roll-in', card, one: true });

/**
 * Moves an upgrade of a chosen character, stored as `upgrade`, to another character; its die
 * returns to it.
 */
export const moveFrom = (from: string, upgrade: CardFilter, to: CardFilter): Node[] => [
  chooseCard('play', { types: ['upgrade'], ...upgrade, hostOf: from }, 'upgrade'),
  chooseCharacter({ ...to, not: from }, 'other'),
  { op: 'move-upgrade', card: 'upgrade', to: 'other', home: true },
];

/** Rerolls any of these dice, and then any of them once more. */
export const rerollTwice = (from: DiceFilter): Node[] => [
  chooseDice(from, all),
  { op: 'reroll', dice: 'dice' },
  { op: 'choose-dice', as: 'again', from, min: 0, max: all },
  { op: 'reroll', dice: 'again' },
];

/** Discards any number of blue cards from hand, then resolves a die with 1 more value per card. */
export const discardBlueFor = (shows: readonly DieSymbol[]): Node[] => [
  {
    op: 'choose-cards',
    as: 'cards',
    zone: 'hand',
    from: { whose: 'own', color: 'blue' },
    min: 0,
    max: all,
  },
  { op: 'put', cards: 'cards', to: 'discard' },
  ...resolveOne({ whose: 'own', shows }, { plus: { count: 'cards' } }),
];
