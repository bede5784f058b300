/**
 * What a card can say, as frozen plain data. There are no closures: a node can be stored inside a
 * running game, compared, counted and rendered as text. Every union here has one exhaustive table
 * in `meaning/` (what it does) and one in `text/` (how people read it).
 */
export type * from './nodes/words.js';
export type * from './nodes/cards.js';
export type * from './nodes/costs.js';
export type * from './nodes/moments.js';
export type * from './nodes/instructions.js';
export type * from './nodes/abilities.js';
