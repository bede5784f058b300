export { connections, type ProcessParts } from './connections.js';
export {
  CONFIGURATION,
  EVENT_STORE,
  GAMES,
  LOGGER,
  METRICS,
  PERSON_KEYS,
  POOL,
  REDIS,
  SEALED_SECRETS,
  SUBSCRIBER,
} from './tokens.js';
