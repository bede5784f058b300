export * from './api-failure.js';
export * from './api-session.js';
export * from './chance.js';
export * from './connection.js';
export * from './kept-view.js';
export * from './live-feed.js';
export * from './subscription.js';
export * from './table-talk.js';
