import type { KeyObject } from 'node:crypto';
import type { REST } from '@discordjs/rest';
import { type DiscordConfiguration, type Logger, token } from '#platform';

export const CONFIGURATION = token<DiscordConfiguration>('DiscordConfiguration');
export const LOGGER = token<Logger>('Logger');
/** The key with which Discord signs interactions. */
export const PUBLIC_KEY = token<KeyObject>('PublicKey');
/** Client of Discord's API, which respects its rate limits. */
export const REST_CLIENT = token<REST>('RestClient');
