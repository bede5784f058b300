/**
 * What the browser, other programs and the api say to each other: POST /api/commands/<name> (commands.ts), GET /api/queries/<name> (queries.ts),
 * GET /api/live (live.ts), and beside them:
 * - /api/auth/* : the sign-in library (email and password, sessions in http-only cookies)
 * - GET  /api/me : who asks (live.ts); GET, POST /api/me/tokens, POST /api/me/tokens/:tokenId/revoke : tokens for programs (tokens.ts)
 * - GET  /api/password-links, POST /api/password-links {email, language} : a link to a new password by mail (password-links.ts)
 * - GET  /api/address : where links and QR codes lead, and who reaches it (share-address.ts)
 * - POST /api/guest/sign-in {eventId, code}, /api/guest/sign-out : http-only cookie for a guest's seat
 * - POST /api/decks/check {text, eventId?} : {deck: DeckView} without storing anything
 * - POST /api/decks/from-link {link} : {site, text} the list behind a link to a deck of another site (deck-link.ts)
 * - POST /api/cubes/check {text} : the cards of a cube list, or what is wrong with it by line (limited.ts)
 * - POST /api/demo {format?} : {eventId, email?, password?} creates a demo event full of bot players; a visitor without an account is signed in to a new one (demo.ts)
 * - GET  /api/tables/:matchId : a match's games on screen as the asker may see them (table.ts); /live tells when that has changed,
 *   /explain?want=play&card=... why something cannot be done
 *   /games/:game/replay a finished game position by position (replay.ts), as GET /api/practice/:practiceId/replay is
 * - GET  /api/pods/:podId : a draft pod as the asker may see it (limited.ts); /live tells when that has changed, or brings the changes (difference.ts); /log is its draft log once revealed
 * - GET  /api/events/:eventId/thinking : who has a pack before them in the running draft (limited.ts)
 * - GET  /api/pods/:podId/deck : what the asker drafted in a pod of no event (free-draft.ts); /suggestion a build to start from
 * - GET  /api/practice/:practiceId/board : a game against the bot that describes its board itself (game-practice.ts); /board/replay shows it again once it is over (screen-replay.ts)
 * - GET  /api/practice/:practiceId : a game against the bot (practice.ts)
 * - GET  /api/twin-suns/:gameId : a game of Twin Suns among three or four people and no event (twin-suns.ts); /live tells when it moved on
 * - GET  /api/duels/:duelId : a game of two people of a game that describes its board itself, and no event (duels.ts); /live tells when it moved on, /replay shows it again once it is over (screen-replay.ts), /qr.svg is its address to scan
 * - GET  /api/free-matches/:matchId : how far two people are with finding each other for a match of no event (free-match.ts); /live tells when
 *   that has changed, /qr.svg is its address to scan
 * - GET  /api/pools/:eventId/:playerId : the cards a player builds their deck from (limited.ts)
 * - GET  /api/push/key, POST /api/push/{listen,stop,state} : notifications for devices (push.ts)
 * - GET  /api/events/:eventId/export : the whole event as one file; /qr.svg its address to scan; /guest-codes the unclaimed seats and whether they have a code, for the staff
 * - GET  /api/v1/events/:eventId and below : what other programs may build on (event-record.ts)
 * - GET, POST /api/events/:eventId/webhooks and below : receivers of messages and their deliveries (webhooks.ts)
 * - /health : that the process lives, and how old its data are (server-health.ts); /ready /metrics /docs
 */
export * from './server-health.js';
export * from './share-address.js';
export * from './deck-link.js';
export * from './person-name.js';
export * from './player-columns.js';
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
export * from './round-views.js';
export * from './archive.js';
export * from './sign-in-ways.js';
export * from './queries.js';
export * from './demo.js';
export * from './free-draft.js';
export * from './free-match.js';
export * from './open-tables.js';
export * from './limited.js';
export * from './pod-on-line.js';
export { arenas, aspects, cardTypes, deckSizes, keywords, type PickClock } from '#vocabulary';
export * from './limited-defaults.js';
export * from './starter-decks.js';
export * from './convention-templates.js';
export * from './live.js';
export * from './load-pass.js';
export * from './table-seats.js';
export * from './table.js';
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
export * from './tokens.js';
export * from './webhooks.js';
export { pagePaths, type PagePath } from './page-paths.js';
