import type { TableSideboarding } from '#contracts';

type Cards = TableSideboarding['main'];

/** The division of a player's cards into deck and sideboard. */
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

/** Moves one copy of a card to the other part; unchanged if there is no copy. */
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

/** The reason why the deck cannot be played with this division; null if it can. */
export const faultOfDivision = (
  { main, sideboard }: Division,
  { minimum, maximumSideboard }: Pick<TableSideboarding, 'minimum' | 'maximumSideboard'>,
): 'too-few' | 'too-many-beside' | null => {
  if (total(main) < minimum) return 'too-few';
  return maximumSideboard !== null && total(sideboard) > maximumSideboard
    ? 'too-many-beside'
    : null;
};

/** Whether no exchange is possible: the sideboard is empty, and the deck has no card to spare. */
export const isFixed = (
  { main, sideboard }: Division,
  { minimum }: Pick<TableSideboarding, 'minimum'>,
): boolean => total(sideboard) === 0 && total(main) <= minimum;
