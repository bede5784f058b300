// The commands about games on screen that belong to no tournament, a file for each kind.
export * from './duel.js';
export * from './game-practice.js';
