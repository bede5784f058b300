export * from './events.js';
export * from './commands.js';
