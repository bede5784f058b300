import type { DestinyCard } from '../facts/card.js';
import type { DestinyList } from './list.js';

type Growing = {
  -readonly [Key in keyof DestinyList]: DestinyList[Key] extends readonly (infer Item)[]
    ? Item[]
    : DestinyList[Key];
};

export const emptyList = (name: string): Growing => ({
  name,
  team: [],
  plots: [],
  battlefields: [],
  deck: [],
});

/** Adds a card to the section that its type belongs to. `dice` has one number per character. */
export const placeCard = (
  list: Growing,
  card: DestinyCard,
  copies: number,
  dice: readonly number[],
): void => {
  if (card.type === 'character' || card.type === 'plot') {
    const into = card.type === 'character' ? list.team : list.plots;
    for (const count of dice) into.push({ card: card.id, dice: count });
  } else if (card.type === 'battlefield') {
    for (let copy = 0; copy < copies; copy += 1) list.battlefields.push(card.id);
  } else {
    list.deck.push({ card: card.id, copies });
  }
};
