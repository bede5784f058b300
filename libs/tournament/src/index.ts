export * from './settings.js';
export * from './events.js';
export * from './commands.js';
export * from './decision.js';
export { personalFields } from './personal-fields.js';
export { tournamentDecider } from './decider.js';
export { refusedByLifecycle } from './lifecycle.js';
export {
  changesOpenBoosters,
  isMultiplayer,
  lockedSettings,
  phasesFor,
} from './decide/lifecycle.js';
export { limitedActs, limitedAllows } from './limited-allows.js';
export { needsDeck, seatActions, seatAllows, type SeatAction } from './seat-allows.js';
export { isProposed } from './decide/rounds.js';
export { mayBuild } from './decide/limited.js';
export {
  currentDraft,
  currentRound,
  isLimited,
  nextRound,
  repairKey,
  roundAfter,
  roundsOf,
  swissRoundsPaired,
  type EventStatus,
  type LimitedState,
  type PlayerState,
  type PlayerStatus,
  type RoundState,
  type TournamentState,
} from './state.js';
export { matchOf, opensDeckTo } from './seated.js';
export { isSameAttempt, isSameRound } from './round-key.js';
export { GrowingMap } from './growing-map.js';
export { playersOf } from './roll.js';
export { deckIdOf, poolIdOf, streamsNamedIn, type NamedStreams } from './streams.js';
export * from './pairing/index.js';
export { isSettled, winnerOfMatch, type MatchResult } from './rounds/match-result.js';
export { findJudgeAt, type JudgeAt, withJudgeAt, withoutJudgeAt } from './judges-at-tables.js';
export {
  forecastAfter,
  type RoundForecast,
  type TimedRound,
  type TimedTable,
} from './rounds/forecast-round.js';
export { simulateCut } from './rounds/simulate-cut.js';
export { planRound, scheduledMatch } from './rounds/plan-round.js';
export type { RoundPlan, RoundRequest, ScheduledMatch } from './rounds/round-plan.js';
export { presentationOf, type Presentation } from './rounds/presentation.js';
export { placeResults, swissStandings } from './rounds/swiss-history.js';
export { tableSizes } from './pairing/multiplayer.js';
export { finalRanking, type FinalRanking } from './rounds/final-ranking.js';
export { pairingSeed, type Sha256 } from './rounds/pairing-seed.js';
export * from './convention/index.js';
export * from './season/index.js';
export {
  claimedAtTable,
  extendedTable,
  openSharedTables,
  settledAtTable,
  sharedTableStatus,
  type SharedTable,
} from './shared-table.js';
export { currentSeedName, nextSeedName, seedName, seedNameOf } from './seed-name.js';
