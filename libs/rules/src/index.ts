export { createEngine, isRefusal, type Engine, type SeatSetup, type Setup, type Simulation, type Step } from './engine.js';
export { cardBook, type CardBook, type CardDefinition } from './kernel/definition.js';
export { type Decision, type DecisionKind, type Move, type Option } from './kernel/decisions.js';
export { type GameEvent } from './kernel/events.js';
export { canonical, hash } from './kernel/hash.js';
export { InvariantError, type Refusal, type RefusalCode } from './kernel/refusals.js';
export { type Card, NO_CARD, type Outcome, type Player, type Seat, type State, Zone } from './kernel/state.js';
export { RULE_IDS, type RuleId } from './manifest/rule-id.js';
export type * from './effects/nodes.js';
