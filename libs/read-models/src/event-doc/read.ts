import type { ModelReader } from '#event-store';
import { readDocument } from '../source.js';
import { type EventDoc, eventModel } from './projection.js';

export const readEventDoc = (reader: ModelReader, eventId: string): Promise<EventDoc | null> =>
  readDocument(reader, eventModel, eventId, 'event');
