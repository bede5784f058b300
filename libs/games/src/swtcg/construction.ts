import { arenas, isUnit, type Side, type SwtcgCard, type UnitType } from './card.js';

/**
 * The number of unit cards of each type in a deck; a card of several types counts for each of them.
 */
export type TypeCounts = Readonly<Record<UnitType, number>>;

export type DeckFault =
  | 'too-few-cards'
  | 'too-few-units'
  | 'too-few-of-type'
  | 'type-outweighs'
  | 'sides-mixed'
  | 'too-many-copies';

const deckSize = 60;
const fewestUnits = 36;
const fewestOfType = 12;
const mostCopies = 4;

export const countTypes = (
  cards: readonly { readonly types: readonly string[]; readonly count: number }[],
): TypeCounts & { readonly unitCards: number } => {
  const units = cards.filter(isUnit);
  const of = (type: UnitType): number =>
    units.reduce((sum, { types, count }) => sum + (types.includes(type) ? count : 0), 0);
  return {
    Space: of('Space'),
    Ground: of('Ground'),
    Character: of('Character'),
    unitCards: units.reduce((sum, { count }) => sum + count, 0),
  };
};

/** Unit types with fewer than twelve cards. */
const scarceTypes = (counts: Partial<TypeCounts>): readonly UnitType[] =>
  arenas.filter((type) => (counts[type] ?? fewestOfType) < fewestOfType);

/** Whether one type has more than twice as many cards as another. */
const outweighs = (counts: TypeCounts): boolean =>
  arenas.some((one) => arenas.some((other) => counts[one] > 2 * counts[other]));

/** Light and Dark cannot be mixed, Yuuzhan Vong with neither of them; Neutral goes with all. */
const sidesAgree = (sides: readonly Side[]): boolean =>
  new Set(sides.filter((side) => side !== 'N')).size <= 1;

const tooManyCopies = (copies: Readonly<Record<string, number>>): readonly string[] =>
  Object.entries(copies)
    .filter(([, count]) => count > mostCopies)
    .map(([name]) => name);

export interface DeckEntry {
  readonly card: SwtcgCard;
  readonly count: number;
}

/**
 * The faults of a deck: it needs 60 cards, 36 units, 12 of each type, no type more than twice
 * another, one side, at most four copies.
 */
export const deckFaults = (deck: readonly DeckEntry[]): readonly DeckFault[] => {
  const total = deck.reduce((sum, { count }) => sum + count, 0);
  const { unitCards, ...counts } = countTypes(
    deck.map(({ card: { types }, count }) => ({ types, count })),
  );
  // Cards of one name are different cards if their version or their set differs.
  const copies: Record<string, number> = {};
  for (const { card, count } of deck) copies[card.id] = (copies[card.id] ?? 0) + count;
  const found: readonly (readonly [DeckFault, boolean])[] = [
    ['too-few-cards', total < deckSize],
    ['too-few-units', unitCards < fewestUnits],
    ['too-few-of-type', scarceTypes(counts).length > 0],
    ['type-outweighs', outweighs(counts)],
    ['sides-mixed', !sidesAgree(deck.map(({ card }) => card.side))],
    ['too-many-copies', tooManyCopies(copies).length > 0],
  ];
  return found.filter(([, is]) => is).map(([fault]) => fault);
};
