export * from './settings.js';
export * from './events.js';
export * from './commands.js';
export * from './decision.js';
export { tournamentDecider } from './decider.js';
export { phasesFor } from './decide/lifecycle.js';
export {
  currentRound,
  nextRound,
  repairKey,
  roundsOf,
  swissRoundsPaired,
  type EventStatus,
  type PlayerState,
  type PlayerStatus,
  type RoundState,
  type TournamentState,
} from './state.js';
export * from './pairing/index.js';
export * from './tiebreaks/index.js';
