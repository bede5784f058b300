export type { DeckEvent, DeckEvents, TrioEvent, TrioEvents, Facts, FactType } from './facts.js';
export type { Asker, ViewerRole } from './asker.js';
export { isStaff } from './asker.js';
export { docOf, readDocument, readDocuments } from './source.js';
export { partIn, type Part } from './roles.js';
export { answers, type Answer, type Sources } from './answers.js';
export {
  changedQueries,
  eventScopedModels,
  isPressing,
  matchesAmong,
  readModels,
} from './models.js';
export { eventResults, withoutWords } from './matches/query.js';
export { deckView, listView } from './decks/query.js';
export { trioView } from './trios/query.js';
export { triosModel } from './trios/projection.js';
export { countOpenTables } from './open-tables/query.js';
export { OPEN } from './open-work/keys.js';
export { openWorkModel, type OpenWorkDoc } from './open-work/projection.js';
export { podKey, podsModel, type LimitedDoc, type PodDoc } from './pods/projection.js';
export { roundProgressModel, type RoundProgressDoc } from './round-progress/projection.js';
export { accountEventsModel } from './account-events/projection.js';
export { type OwnFreeMatchDoc, ownFreeMatchesModel } from './own-free-matches/projection.js';
export { countOpenEvents } from './event-list/open-events.js';
