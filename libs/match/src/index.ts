export * from './events.js';
export * from './commands.js';
export { scoreFault, winnerOf, type ScoreFault } from './score.js';
export { matchDecider, type MatchDecision, type MatchRefusal, type MatchRefused, type MatchState, type OpenReport } from './decider.js';
export type { Opened, TrilogyCommands } from './trilogy/commands.js';
export type { DeckFace, DeckForGame, DeckIndex, GameWinner, OpenedChoice, TrilogyEvents } from './trilogy/events.js';
export { playable, type TrilogySide, type TrilogyStage, type TrilogyState } from './trilogy/state.js';
