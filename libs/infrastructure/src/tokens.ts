import type { GameCatalogue } from '#game';
import type { EventStore, PersonKeys, SealedSecrets } from '#event-store';
import {
  type Configuration,
  type DatabasePool,
  type Logger,
  type Redis,
  type Registry,
  token,
} from '#platform';

/** What is no class of ours. Our own classes are their own tokens. */
export const CONFIGURATION = token<Configuration>('Configuration');
export const LOGGER = token<Logger>('Logger');
export const METRICS = token<Registry>('Metrics');
export const POOL = token<DatabasePool>('DatabasePool');
export const REDIS = token<Redis>('Redis');
/** Every game that tournaments can be held of here. */
export const GAMES = token<GameCatalogue>('Games');
/** A connection of its own: it can do nothing but listen. */
export const SUBSCRIBER = token<Redis>('Subscriber');
export const PERSON_KEYS = token<PersonKeys>('PersonKeys');
export const EVENT_STORE = token<EventStore>('EventStore');
export const SEALED_SECRETS = token<SealedSecrets>('SealedSecrets');
