// The commands about games on screen that belong to no tournament, a file for each kind.
export * from './duel.js';
export * from './free-match.js';
export * from './practice.js';
export * from './twin-suns.js';
