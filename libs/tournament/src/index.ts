export * from './settings.js';
export * from './events.js';
export * from './commands.js';
