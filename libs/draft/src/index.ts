export { compositionOf, sheetOf, type Certainty, type Composition, type Sheet } from './packs/composition.js';
export { openPacks, type Pack, type PackCard, type Slot } from './packs/pack.js';
export { isWellFormed, packStatistics, type ChiSquare, type PackStatistics, type SlotCount } from './packs/statistics.js';
export { competitiveClock, secondsFor } from './pod/clock.js';
export { podDecider, type PodCommand, type PodCommands, type PodCommandType, type PodDecision, type PodRefusal } from './pod/decider.js';
export { type PickClock, type PickedBy, type PickKey, type PodEvent, type PodEvents, type PodEventType, type PodPlace, type SeatHolder } from './pod/events.js';
export { offerTo, picksInRound, type Offer } from './pod/offer.js';
export { packsOf, type PodPacks } from './pod/packs.js';
export { passedBy, passesLeft, poolOf, type PodSeat, type PodState } from './pod/state.js';
