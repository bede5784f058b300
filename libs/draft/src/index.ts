export { buildDeck } from './build/build-deck.js';
export { cardRating } from './build/rating.js';
export {
  compositionOf,
  sheetOf,
  type Certainty,
  type Composition,
  type Sheet,
} from './packs/composition.js';
export { openPacks, type Pack, type PackCard, type Slot } from './packs/pack.js';
export {
  boostersFault,
  boostersName,
  boostersOf,
  commonBasesOf,
  isDrafted,
  openBoosters,
  setsOf,
  type Boosters,
  type BoostersFault,
  type Cube,
} from './packs/boosters.js';
export {
  isWellFormed,
  packStatistics,
  type ChiSquare,
  type PackStatistics,
  type SlotCount,
} from './packs/statistics.js';
export { secondsFor, shortestSeconds } from './pod/clock.js';
export { botPick, type BotsView } from './pod/bot-pick.js';
export { callEndsAt, callsInRound, nextCall, nextCallDueAt, type Call } from './pod/calling.js';
export {
  podCommand,
  type PodCommand,
  type PodCommands,
  type PodCommandType,
} from './pod/commands.js';
export type { PoolEvent, PoolEvents } from './pool/events.js';
export { poolSeedName, sealedBoosters } from './pool/sealed-pool.js';
export { podDecider, type PodDecision } from './pod/decider.js';
export type {
  HoldCause,
  PackSource,
  PickedBy,
  PickKey,
  PodConduct,
  PodEvent,
  PodEvents,
  PodEventType,
  PodPlace,
  SeatHolder,
} from './pod/events.js';
export { offerTo, picksInRound, type Offer } from './pod/offer.js';
export { PackMemory, packSeedName } from './pod/pack-memory.js';
export { picksOfSeat } from './pod/hand-size.js';
export { type LimitedPlan, planFault } from './pod/plan-fault.js';
export { boostersOfSeat, packsOf, type PodPacks } from './pod/packs.js';
export { wantedCard } from './pod/marking.js';
export { missingSeats, secondsToStart } from './pod/readiness.js';
export { changeablePick, rewindablePick } from './pod/rewinding.js';
export { conductOf } from './pod/conduct.js';
export { watchDelay } from './pod/watching.js';
export { podRefusals } from './pod/refusal.js';
export {
  planSeating,
  podSizes,
  type FixedSeat,
  type SeatingPlan,
  type SeatingRequest,
} from './pod/seating.js';
export {
  openerOf,
  passedBy,
  passesLeft,
  passesTo,
  picksOf,
  poolOf,
  type PodSeat,
  type PodState,
} from './pod/state.js';
export { owedOutages, type Outage } from './pod/outages.js';
export { botPicks, duePicks, nextDeadline, type DuePick } from './pod/due.js';
export { botsAnswer, isFree } from './pod/free.js';
export { podFaults } from './pod/faults.js';
