export { canonicalJson, type Json, type JsonObject } from './json.js';
export type * from './port.js';
export { ConcurrencyError } from './errors.js';
export { GENESIS_HASH, hashEvent } from './hash-chain.js';
export { MemoryEventStore } from './memory-event-store.js';
export { isRefusal, type Decider, type DomainEvent, type Refusal } from './decider.js';
export { PostgresEventStore } from './postgres/postgres-event-store.js';
export { isTransient, retryTransient } from './postgres/transient-errors.js';
