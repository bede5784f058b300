export { canonicalJson, type Json, type JsonObject } from './json.js';
export type * from './port.js';
export { ConcurrencyError } from './errors.js';
export { GENESIS_HASH, hashEvent } from './hash-chain.js';
export { MemoryEventStore } from './memory-event-store.js';
export { asFact, factsIn, type Recorded } from './facts.js';
export { importLog, type ImportedLog } from './postgres/import-log.js';
export {
  archivedUpTo,
  archiveLog,
  type ArchivedLog,
  bringLogBack,
  UnprovedLogError,
} from './postgres/archive/archive-log.js';
export { hashesOfLog } from './postgres/archive/log-hashes.js';
export { PostgresEventStore } from './postgres/postgres-event-store.js';
export { isTransient, retryTransient } from './postgres/transient-errors.js';
export { PostgresProjectionStore } from './postgres/postgres-projection-store.js';
export type * from './projections/read-model.js';
export type {
  LogAdvance,
  LogDocumentKey,
  LogProgress,
  ProjectionStore,
  StoredDocument,
} from './projections/projection-store.js';
export { MemoryProjectionStore } from './projections/memory-projection-store.js';
export {
  catchUp,
  ProjectionRunner,
  type ProjectionOptions,
  type ProjectionRunnerOptions,
} from './projections/projection-runner.js';
export type { Touched } from './projections/log-projection.js';
export { ModelSet } from './projections/model-set.js';
export type { Lease, LogLeases } from './leases/leases.js';
export { LogVisits, type LogVisitsOptions, type Visited } from './leases/log-visits.js';
export { PostgresLeases, type LeaseKeeperOptions } from './postgres/postgres-leases.js';
export { PostgresLogIndex, type LogsBehind } from './postgres/postgres-log-index.js';
export {
  bucketOf,
  eventsOfLog,
  everyEvent,
  likelyLogOf,
  LOG_BUCKETS,
  readEverything,
} from './logs.js';
export {
  factFault,
  ForeignFactError,
  isOwnFact,
  type NamingField,
  type Ownership,
  type OwnershipFault,
  type OwnershipFaultCode,
  ownershipFaults,
  placeFault,
} from './ownership.js';
export { foldAsOf, type DocumentAsOf } from './projections/fold-as-of.js';
export {
  appendTo,
  expectUnmoved,
  COMMAND_ID_REUSED,
  CommandExecutor,
  newStream,
  type Accepted,
  type CommandExecutorOptions,
  type CommandOutcome,
  type LoadStream,
  type Plan,
  type SingleStreamCommand,
} from './command-execution.js';
export type { LoadedStream } from './state-cache.js';
export { drawnSeed, drawSeed, newSeed } from './sealed/seeds.js';
export {
  commitmentTo,
  honours,
  newNonce,
  type SealedSecrets,
  type StoredSecret,
  type SecretChoice,
} from './sealed/sealed-secrets.js';
export { choiceName, openChoices, sealChoice, type OpenedSecret } from './sealed/sealed-choice.js';
export { MemorySealedSecrets } from './sealed/memory-sealed-secrets.js';
export { PostgresSealedSecrets } from './postgres/postgres-sealed-secrets.js';
export { sealBytes, unsealBytes } from './sealed/cipher.js';
export { MemorySnapshots } from './snapshots/memory-snapshots.js';
export { PostgresSnapshots } from './postgres/postgres-snapshots.js';
export type { FoundSnapshot, Snapshot, SnapshotStore } from './snapshots/snapshots.js';
export { asStored, type FiledEvent } from './personal/filed-event.js';
export { MemoryPersonKeys } from './personal/memory-person-keys.js';
export { nobodysName, PersonalEventStore } from './personal/personal-event-store.js';
export type { PersonalField, PersonalFields, PersonalRow } from './personal/personal-fields.js';
export type { PersonKeys } from './personal/person-keys.js';
export { PostgresPersonKeys } from './postgres/postgres-person-keys.js';
export { readModelLaws } from './projections/read-model-laws.js';
export {
  SEALING_TYPES,
  verifyEvents,
  type EventReading,
  type Fault,
  type FaultCode,
  type Verdict,
  type VerifyOptions,
} from './verification.js';
