export { isRefusal, xwingEngine, type Move } from './engine.js';
export type { Happening } from './machine.js';
export type { Option, Question } from './options.js';
export { layActivation, layCombat, type StandingShip } from './position.js';
export type { XwingState } from './state.js';
