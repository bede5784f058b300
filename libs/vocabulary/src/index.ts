export { arenas, aspects, cardTypes, keywords } from './card-words.js';
export { deckSizes } from './deck-sizes.js';
export { competitiveClock, type PickClock } from './pick-clock.js';
export { defaultSettings } from './default-settings.js';
export { type EventStage, eventStages, isBeforeStart, isOver } from './event-stage.js';
export {
  type AtZero,
  fullClock,
  hasRunOut,
  type ThinkingClock,
  type ThinkingTime,
  timeLeft,
  turnClock,
} from './thinking-time.js';
