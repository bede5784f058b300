export * from './dice.js';
export * from './manoeuvre-steps.js';
export * from './actions.js';
