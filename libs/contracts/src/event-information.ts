import { z } from 'zod';
import { freeText, isoTime } from './primitives.js';
import { streamOf } from './stream-address.js';

const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const tableNumber = z.int().min(1).max(9_999);

/** A part of the hall by its table numbers, both ends included. */
const hallArea = z
  .strictObject({ name: freeText(40).min(1), from: tableNumber, to: tableNumber })
  .refine(({ from, to }) => from <= to, { error: 'ends before it begins', path: ['to'] });
export type HallArea = z.infer<typeof hallArea>;

const overlaps = (areas: readonly HallArea[]): boolean =>
  areas.some((one, at) =>
    areas.slice(at + 1).some((other) => one.from <= other.to && other.from <= one.to),
  );

/** Where the tables are, for large halls, and which tables are shown or streamed. */
export const hall = z.strictObject({
  areas: z
    .array(hallArea)
    .max(20)
    .refine((areas) => !overlaps(areas), { error: 'name a table twice' })
    .readonly(),
  featured: z.array(tableNumber).max(20).readonly(),
});
export type Hall = z.infer<typeof hall>;

/** Where the tournament can be watched. */
export const eventStream = z.strictObject({
  /** Of a YouTube video, or a Twitch channel or video. */
  address: z
    .string()
    .max(200)
    .refine((address) => streamOf(address) !== null, { error: 'is no stream' })
    .meta({ examples: ['https://www.twitch.tv/club_north'] }),
  /** When the recording begins; links from moments of the tournament use it. */
  startedAt: isoTime.nullable(),
});

/** What the tournament's page shows beside name, date and venue; texts may be empty. */
export const eventInformation = z.strictObject({
  startsAt: isoTime.nullable(),
  /** IANA name, such as Europe/Madrid. */
  timeZone: z
    .string()
    .max(64)
    .refine(isTimeZone, { error: 'is not a time zone' })
    .meta({ examples: ['Europe/Madrid'] }),
  /** The earliest time to register; null: as soon as registration is open. */
  registrationOpensAt: isoTime.nullable(),
  description: freeText(4_000),
  organizer: freeText(120),
  contact: freeText(200),
  address: freeText(200),
  fee: freeText(200),
  prizes: freeText(1_000),
  schedule: freeText(2_000),
  /** Unlisted: found only by its link. Private: visible only to its staff and players. */
  visibility: z.enum(['public', 'unlisted', 'private']),
  /** Absent if the tournament has only one room. */
  hall: hall.exactOptional(),
  stream: eventStream.exactOptional(),
});
export type EventInformation = z.infer<typeof eventInformation>;

/** The information of a tournament for which nobody has entered any. */
export const emptyInformation = (timeZone: string): EventInformation => ({
  startsAt: null,
  timeZone,
  registrationOpensAt: null,
  description: '',
  organizer: '',
  contact: '',
  address: '',
  fee: '',
  prizes: '',
  schedule: '',
  visibility: 'public',
});

export const announcementText = freeText(500).min(1);

export const announcement = z.object({
  announcementId: z.string(),
  text: z.string(),
  at: isoTime,
});
export type Announcement = z.infer<typeof announcement>;
