export * from './shapes.js';
export * from './ships.js';
export * from './manoeuvres.js';
