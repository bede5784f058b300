import type { TableSideboarding } from '#contracts';

type Cards = TableSideboarding['main'];

/** How a player divides their cards between deck and sideboard. */
export interface Division {
  readonly main: Cards;
  readonly sideboard: Cards;
}

const changeCount = (cards: Cards, id: string, by: 1 | -1): Cards => {
  const found = cards.find((card) => card.id === id);
  if (!found) return by > 0 ? [...cards, { id, count: 1 }] : cards;
  return cards
    .map((card) => (card.id === id ? { id, count: card.count + by } : card))
    .filter(({ count }) => count > 0);
};

/** Takes one copy of a card across; nothing happens where there is none. */
export const moveCard = (division: Division, id: string, from: keyof Division): Division => {
  const to = from === 'main' ? 'sideboard' : 'main';
  if (!division[from].some((card) => card.id === id)) return division;
  return {
    ...division,
    [from]: changeCount(division[from], id, -1),
    [to]: changeCount(division[to], id, 1),
  };
};

export const total = (cards: Cards): number => cards.reduce((sum, { count }) => sum + count, 0);

/** Why the deck cannot be played so. */
export const faultOfDivision = (
  { main, sideboard }: Division,
  { minimum, maximumSideboard }: Pick<TableSideboarding, 'minimum' | 'maximumSideboard'>,
): 'too-few' | 'too-many-beside' | null => {
  if (total(main) < minimum) return 'too-few';
  return maximumSideboard !== null && total(sideboard) > maximumSideboard
    ? 'too-many-beside'
    : null;
};

/** Nothing can be exchanged: no card is beside the deck, and the deck has none to spare. */
export const isFixed = (
  { main, sideboard }: Division,
  { minimum }: Pick<TableSideboarding, 'minimum'>,
): boolean => total(sideboard) === 0 && total(main) <= minimum;
