import { cardById, cardLabel, type CardId } from '#cards';

/** Name and subtitle for a message; the id if there are no facts. */
export const labelOf = (id: CardId): string => {
  const card = cardById(id);
  return card ? cardLabel(card) : id;
};
