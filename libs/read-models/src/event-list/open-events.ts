import { isOver } from '#vocabulary';
import type { ModelReader } from '#event-store';
import { accountEventsModel } from '../account-events/projection.js';
import { readDocuments, readDocument } from '../source.js';
import { ALL_EVENTS, eventListModel } from './projection.js';

/**
 * The events that the account owns, as of the current read models: all of them, and the number that
 * are neither finished nor cancelled.
 */
export const readOwnEvents = async (
  reader: ModelReader,
  account: string,
): Promise<{ readonly ids: ReadonlySet<string>; readonly open: number }> => {
  const { docs } = await readDocuments(reader, accountEventsModel, account);
  const own = docs.filter(({ roles }) => roles.includes('owner'));
  const cards = await Promise.all(
    own.map(({ eventId }) => readDocument(reader, eventListModel, ALL_EVENTS, eventId)),
  );
  const open = cards.filter((card) => card === null || !isOver(card));
  return { ids: new Set(own.map(({ eventId }) => eventId)), open: open.length };
};
