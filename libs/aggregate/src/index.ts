export {
  type Aggregate,
  type CommandOf,
  type DecisionOf,
  defineAggregate,
  type Folds,
  foldWith,
  type Handlers,
  type Language,
} from './aggregate.js';
export { decideInTurn } from './decide-in-turn.js';
export type { Decider, DomainEvent } from './decider.js';
export {
  defineEvents,
  type EventMaker,
  type EventOf,
  type EventVersions,
  type Upcasters,
} from './events.js';
export { type Makers, mapDecisions } from './map-decisions.js';
export { narrowMakers, type Narrowed } from './narrowed.js';
export {
  allUnlessRefused,
  defineRefusals,
  type FieldFault,
  isRefusal,
  type Refusal,
  type RefusalKind,
  type RefusalKinds,
  type Refusals,
} from './refusal.js';
export {
  idIfOf,
  idOf,
  isPart,
  logOfEvent,
  parseStreamName,
  streamKinds,
  type StreamKind,
  type StreamName,
  streamOf,
} from './stream-name.js';
