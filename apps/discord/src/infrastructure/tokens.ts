import type { KeyObject } from 'node:crypto';
import type { REST } from '@discordjs/rest';
import { type DiscordConfiguration, type Logger, token } from '#platform';

export const CONFIGURATION = token<DiscordConfiguration>('DiscordConfiguration');
export const LOGGER = token<Logger>('Logger');
/** What Discord signs interactions with. */
export const PUBLIC_KEY = token<KeyObject>('PublicKey');
/** Discord's own interface; it waits as long as Discord asks it to. */
export const REST_CLIENT = token<REST>('RestClient');
