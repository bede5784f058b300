import { z } from 'zod';
import { openNote, type Signer, type Verifier } from '#checkpoints';
import { comingAt, type EventCard, eventCard, type FollowedFault, isoTime } from '#contracts';

/** The coming tournaments of a server, as it signed them. */
export interface SignedCalendar {
  /** ISO 8601. */
  readonly at: string;
  readonly events: readonly EventCard[];
}

const format = /^conclave-calendar\n(\S+)\n(.+)\n$/;
const mostEvents = 200;
const longestName = 300;
/** Older notes are refused, so that nobody can replay one as the present calendar. */
const oldestMs = 24 * 3_600_000;
/** Tolerance for clocks that differ. */
const aheadMs = 3_600_000;

/** A signed note of three lines: its type, its time, the tournaments as JSON. */
export const calendarNote = (signer: Signer, { at, events }: SignedCalendar): string =>
  signer.sign(`conclave-calendar\n${at}\n${JSON.stringify(events)}\n`);

const jsonIn = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};

/**
 * Reads a server's signed note at the time `now`, or returns the fault. Tournaments in a form that
 * this version does not know are omitted.
 */
export const readCalendarNote = (
  note: string,
  keys: readonly Verifier[],
  now: string,
): SignedCalendar | FollowedFault => {
  const text = keys.map((key) => openNote(note, key)).find((each) => each !== null);
  if (text === undefined || text === null) return 'unsigned';
  const [, at, json = ''] = format.exec(text) ?? [];
  const listed = z.array(z.unknown()).max(mostEvents).safeParse(jsonIn(json));
  if (!isoTime.safeParse(at).success || at === undefined || !listed.success) return 'unreadable';
  const age = Date.parse(now) - Date.parse(at);
  if (age > oldestMs || age < -aheadMs) return 'outdated';
  const events = listed.data.flatMap((each) => {
    const { data } = eventCard.safeParse(each);
    return data === undefined || `${data.name}${data.venue}`.length > longestName ? [] : [data];
  });
  return { at, events: comingAt(events, now) };
};
