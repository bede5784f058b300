export * from './primitives.js';
export * from './event-settings.js';
export * from './trilogy.js';
export * from './commands.js';
export * from './queries.js';
export * from './limited.js';
export * from './live.js';
export * from './table.js';
