export * from './attack.js';
export * from './card.js';
export * from './construction.js';
export * from './round.js';
export * from './unit.js';
export { starterSet } from './facts/start.gen.js';
