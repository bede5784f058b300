import type { ModelReader } from '#event-store';
import { accountEventsModel } from '../account-events/projection.js';
import { readDocuments, readDocument } from '../source.js';
import { ALL_EVENTS, eventListModel } from './projection.js';

/** How many events that the account owns are neither finished nor cancelled. */
export const countOpenEvents = async (reader: ModelReader, account: string): Promise<number> => {
  const { docs } = await readDocuments(reader, accountEventsModel, account);
  const cards = await Promise.all(
    docs
      .filter(({ roles }) => roles.includes('owner'))
      .map(({ eventId }) => readDocument(reader, eventListModel, ALL_EVENTS, eventId)),
  );
  return cards.filter((card) => card?.status !== 'finished' && card?.status !== 'cancelled').length;
};
