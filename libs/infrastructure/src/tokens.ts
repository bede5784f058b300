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

/** Tokens of values that are not classes of ours. Our own classes are their own tokens. */
export const CONFIGURATION = token<Configuration>('Configuration');
export const LOGGER = token<Logger>('Logger');
export const METRICS = token<Registry>('Metrics');
export const POOL = token<DatabasePool>('DatabasePool');
export const REDIS = token<Redis>('Redis');
/** Every game for which this server holds tournaments. */
export const GAMES = token<GameCatalogue>('Games');
/** A separate connection, because a subscribed connection can do nothing else. */
export const SUBSCRIBER = token<Redis>('Subscriber');
export const PERSON_KEYS = token<PersonKeys>('PersonKeys');
export const EVENT_STORE = token<EventStore>('EventStore');
export const SEALED_SECRETS = token<SealedSecrets>('SealedSecrets');
