import { sides } from './dice.js';
import { asMade, tableOf, type Made, type Side2, type Table } from './table.js';

/** A card in a hand, called `it`. */
export const held = (id: string): Made => asMade('it', { id });
export const table = (
  own: Partial<Side2>,
  theirs: Partial<Side2> = {},
  chance: number[] = [],
): Table => tableOf({ players: sides(own, theirs), chance });
export const has = (now: Table, key: string, question: string): boolean =>
  now.question() === question && now.source() === key;
export const pick = (now: Table, ...cards: readonly string[]): void => {
  for (const card of cards) now.act({ pick: 'card', card });
};
export const answer = (now: Table, ...picks: readonly string[]): void => {
  for (const one of picks) now.act({ pick: one });
};
export const play = (now: Table, on?: string): void =>
  now.act({ do: 'play', card: 'it', ...(on === undefined ? {} : { on }) });
export const mayPlay = (now: Table): boolean => now.legal({ do: 'play', card: 'it' });
