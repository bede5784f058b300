/**
 * Short functions for writing cards: each returns a frozen node of `nodes.ts`. A simple card is one
 * line: `unit('SOR_226', whenDefeated(may(ready(one({ aspect: 'Villainy' })))))`.
 */
export * from './builders/cards.js';
export * from './builders/modifiers.js';
export * from './builders/instructions.js';
export * from './builders/abilities.js';
