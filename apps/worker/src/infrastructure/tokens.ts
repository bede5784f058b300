/** Injection tokens; everything of ours is built by factories (worker.module.ts), so that nothing rests on emitted types. */
export const CONFIGURATION = Symbol('Configuration');
export const LOGGER = Symbol('Logger');
export const METRICS = Symbol('Metrics');
export const POOL = Symbol('DatabasePool');
export const REDIS = Symbol('Redis');
export const EVENT_STORE = Symbol('EventStore');
export const PROJECTIONS = Symbol('ProjectionStore');
export const SEALED_SECRETS = Symbol('SealedSecrets');
export const COMMANDS = Symbol('SystemCommands');
export const JOB_REGISTRY = Symbol('JobRegistry');
export const JOB_QUEUE = Symbol('JobQueue');
export const LEADERSHIP = Symbol('Leadership');
export const HEALTH = Symbol('Health');
