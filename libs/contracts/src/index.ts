/**
 * The interface between the API and its clients, the browser and other programs: POST
 * /api/commands/<name> (commands.ts), GET /api/queries/<name> (queries.ts), GET /api/live
 * (live.ts). The server describes all its routes at /docs, from what the routes declare.
 */
export * from './server-health.js';
export * from './overlay-boards.js';
export * from './share-address.js';
export * from './deck-link.js';
export * from './person-name.js';
export * from './player-columns.js';
export * from './separated-text.js';
export * from './difference.js';
export * from './followed-view.js';
export * from './primitives.js';
export * from './staff-tasks.js';
export * from './event-information.js';
export * from './event-settings.js';
export * from './games.js';
export * from './trilogy.js';
export * from './convention.js';
export * from './season.js';
export * from './commands.js';
export * from './deck-views.js';
export * from './correction-impact.js';
export * from './pairing-desk.js';
export * from './event-record.js';
export * from './foreign-event.js';
export * from './leaders-played.js';
export * from './round-name.js';
export * from './round-words.js';
export * from './stream-address.js';
export * from './formula-cell.js';
export * from './round-views.js';
export * from './archive.js';
export * from './followed.js';
export * from './sign-in-ways.js';
export * from './outlooks.js';
export * from './penalty-history.js';
export * from './queries.js';
export * from './demo.js';
export * from './free-draft.js';
export * from './free-match.js';
export * from './recorded-decision.js';
export * from './recorded-source.js';
export * from './open-tables.js';
export * from './limited.js';
export * from './pod-on-line.js';
export {
  costColumnOf,
  costColumns,
  arenas,
  aspects,
  cardTypes,
  areAllies,
  decksArePublic,
  deckSizes,
  freeEventOf,
  hasRunOut,
  isOver,
  keywords,
  type Lifecycle,
  lifecycleOf,
  type PickClock,
  secondsUntilWarning,
  stages,
  standsIn,
  type ThinkingTime,
  timeLeft,
} from '#vocabulary';
export * from './booster-sets.js';
export * from './limited-defaults.js';
export * from './pod-moment.js';
export * from './starter-decks.js';
export * from './convention-templates.js';
export * from './links.js';
export * from './live.js';
export * from './load-pass.js';
export * from './table-seats.js';
export * from './table.js';
export * from './puzzles.js';
export * from './replay.js';
export * from './replay-frames.js';
export * from './swu-pgn/text.js';
export * from './swu-pgn/state.js';
export * from './swu-pgn/fold.js';
export * from './table-chat.js';
export * from './screen-board.js';
export * from './game-practice.js';
export * from './duels.js';
export * from './screen-replay.js';
export * from './practice.js';
export * from './twin-suns.js';
export * from './password-links.js';
export * from './push.js';
export * from './devices.js';
export * from './staff-invites.js';
export * from './tokens.js';
export * from './webhooks.js';
export { pagePaths, type PagePath } from './page-paths.js';
