export { arenas, aspects, cardTypes, keywords } from './card-words.js';
export { costColumnOf, costColumns } from './cost-columns.js';
export { decksArePublic } from './decks-public.js';
export { deckSizes } from './deck-sizes.js';
export { competitiveClock, type PickClock } from './pick-clock.js';
export { defaultSettings } from './default-settings.js';
export { freeEventOf, isFreeEvent } from './free-event.js';
export { eventStatuses, type EventStatus, isOver } from './event-status.js';
export { secondsUntilWarning } from './silence.js';
export { areAllies } from './table-sides.js';
export {
  fullClock,
  hasRunOut,
  type ThinkingClock,
  type ThinkingTime,
  timeLeft,
  turnClock,
} from './thinking-time.js';
export {
  type EventStage,
  type Lifecycle,
  lifecycleOf,
  lifecycles,
  stages,
  standsIn,
} from './lifecycle.js';
