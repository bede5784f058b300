import type { QueryParams } from '#contracts';
import type { ModelReader } from '#event-store';
import { ALL_EVENTS, eventListModel, type EventCardDoc } from '../event-list/projection.js';
import { readPage } from '../source.js';

type Wish = Omit<QueryParams<'archive'>, 'cursor' | 'limit'>;

export interface PastPage {
  readonly after?: { readonly value: string; readonly key: string };
  readonly limit: number;
}

/** Finished public events, newest first. */
export const pastEvents = (
  reader: ModelReader,
  { search, format, from, to }: Wish,
  { after, limit }: PastPage,
): Promise<readonly EventCardDoc[]> =>
  readPage(reader, eventListModel, ALL_EVENTS, {
    equal: { visibility: 'public', ...(format === undefined ? {} : { format }) },
    oneOf: { field: 'status', values: ['finished'] },
    ...(search ? { contains: { fields: ['name', 'venue'], text: search } } : {}),
    order: {
      field: 'date',
      ...(from === undefined ? {} : { least: from }),
      ...(to === undefined ? {} : { most: to }),
    },
    ...(after === undefined ? {} : { after }),
    limit,
  });

export const cursorOf = ({ date, eventId }: EventCardDoc): string => `${date}.${eventId}`;

/** Reads a cursor that this server returned; refuses any other text. */
export const afterCursor = (
  cursor: string | undefined,
): { readonly value: string; readonly key: string } | undefined => {
  const [, value, key] = /^(\d{4}-\d{2}-\d{2})\.([A-Za-z0-9-]{1,80})$/.exec(cursor ?? '') ?? [];
  return value === undefined || key === undefined ? undefined : { value, key };
};
