import type { Refusal } from '#aggregate';
import { countOpenTables } from '#read-models';
import type { CommandMetadata } from '../command/metadata.js';
import type { CommandServices } from '../command/services.js';
import { conflictRefusal } from '../refusals.js';

const minute = 60_000;
/**
 * A listed table is for people who are online now; a link may wait in somebody's messages for a
 * day.
 */
const openMinutes = { listed: 60, byLink: 24 * 60 };
/** With more, the list would fill with one person's tables. */
const mostListed = 2;

/**
 * Until when (ISO 8601) somebody may sit down; refused if the sender has enough tables in the list.
 */
export const openUntil = async (
  listed: boolean,
  { actor, at }: Pick<CommandMetadata, 'actor' | 'at'>,
  { models }: Pick<CommandServices, 'models'>,
): Promise<string | Refusal> => {
  if (listed && (await countOpenTables(models, actor, at)) >= mostListed)
    return conflictRefusal('free-match/too-many-open', { most: mostListed });
  const minutes = listed ? openMinutes.listed : openMinutes.byLink;
  return new Date(Date.parse(at) + minutes * minute).toISOString();
};
