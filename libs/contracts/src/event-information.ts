import { z } from 'zod';
import { isoTime } from './primitives.js';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Free text; of control characters only tabs and line breaks. */
const text = (most: number) =>
  z
    .string()
    .trim()
    .max(most)
    // eslint-disable-next-line no-control-regex
    .regex(/^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/);

const tableNumber = z.int().min(1).max(9_999);

/** A part of the hall by its tables, both ends included. */
const hallArea = z
  .strictObject({ name: text(40).min(1), from: tableNumber, to: tableNumber })
  .refine(({ from, to }) => from <= to, { error: 'ends before it begins', path: ['to'] });
export type HallArea = z.infer<typeof hallArea>;

const overlaps = (areas: readonly HallArea[]): boolean =>
  areas.some((one, at) =>
    areas.slice(at + 1).some((other) => one.from <= other.to && other.from <= one.to),
  );

/** Where the tables are, for halls too large to look around, and the tables that are shown or streamed. */
export const hall = z.strictObject({
  areas: z
    .array(hallArea)
    .max(20)
    .refine((areas) => !overlaps(areas), { error: 'name a table twice' })
    .readonly(),
  featured: z.array(tableNumber).max(20).readonly(),
});
export type Hall = z.infer<typeof hall>;

/** What the event's page tells people beside name, date and venue; texts may be empty. */
export const eventInformation = z.strictObject({
  startsAt: isoTime.nullable(),
  /** IANA name, as Europe/Madrid. */
  timeZone: z.string().max(64).refine(isTimeZone, { error: 'is not a time zone' }),
  /** Nobody registers before; null for as soon as registration is open. */
  registrationOpensAt: isoTime.nullable(),
  description: text(4_000),
  organizer: text(120),
  contact: text(200),
  address: text(200),
  fee: text(200),
  prizes: text(1_000),
  schedule: text(2_000),
  /** Unlisted: found by its link alone. Private: seen by its staff and players alone. */
  visibility: z.enum(['public', 'unlisted', 'private']),
  /** Not there for events of one room. */
  hall: hall.exactOptional(),
});
export type EventInformation = z.infer<typeof eventInformation>;

export const announcementText = text(500).min(1);

export const announcement = z.object({
  announcementId: z.string(),
  text: z.string(),
  at: isoTime,
});
export type Announcement = z.infer<typeof announcement>;
