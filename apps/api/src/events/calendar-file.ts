import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { EventCard } from '#contracts';
import { phasesFor, roundsOf, type TournamentState } from '#tournament';

const dayOf = (date: string): DateArray => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
};

const breakMinutes = 10;
/** Assumed length of a round without a time limit. */
const untimedMinutes = 60;

/** Estimated minutes from the first pairing to the final, by the tournament's plan. */
const lengthOf = ({ phases, settings, cap }: TournamentState): number =>
  (phases.length > 0 ? phases : phasesFor(settings, cap ?? 16)).reduce((sum, phase) => {
    const minutes = phase.kind === 'swiss' ? settings.roundMinutes : settings.cutRoundMinutes;
    return sum + roundsOf(phase) * ((minutes || untimedMinutes) + breakMinutes);
  }, 0);

/**
 * Converts every line end that some reader recognizes to the one that the library escapes; removes
 * other control characters.
 */
const plainLines = (text: string): string =>
  text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

const mostOctets = 75;

/**
 * Folds a line so that no part is longer than readers must accept and none breaks inside a
 * character.
 */
const foldLine = (line: string): string => {
  let folded = '';
  let size = 0;
  for (const sign of line) {
    const octets = Buffer.byteLength(sign);
    if (size + octets > mostOctets) {
      folded += '\r\n ';
      size = 1;
    }
    folded += sign;
    size += octets;
  }
  return folded;
};

/**
 * Corrects two points in which the library deviates from RFC 5545: it writes the T of a time even
 * without a time (3.3.6), and folds lines by characters instead of octets (3.1).
 */
const strictly = (file: string): string =>
  file
    .replaceAll('\r\n\t', '')
    .split('\r\n')
    .map((line) => foldLine(line.replace(/^DURATION:P(\d+)DT$/, 'DURATION:P$1D')))
    .join('\r\n');

const fileOf = (events: EventAttributes[], calName?: string): string => {
  const { error, value } = createEvents(events, {
    productId: 'conclave',
    ...(calName === undefined ? {} : { calName: plainLines(calName) }),
  });
  if (!value) throw error ?? new Error('the calendar file is empty');
  return strictly(value);
};

/** With times if they are known, otherwise the whole day. */
const whenOf = (
  date: string,
  startsAt: string | null | undefined,
  minutes: number,
): Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'> & {
  readonly duration: { readonly days: number } | { readonly minutes: number };
} => {
  if (!startsAt) return { start: dayOf(date), duration: { days: 1 } };
  const begins = new Date(startsAt);
  const start: DateArray = [
    begins.getUTCFullYear(),
    begins.getUTCMonth() + 1,
    begins.getUTCDate(),
    begins.getUTCHours(),
    begins.getUTCMinutes(),
  ];
  return { start, startInputType: 'utc', startOutputType: 'utc', duration: { minutes } };
};

const statusOf = (status: string): 'CANCELLED' | 'CONFIRMED' =>
  status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED';

/** The tournament as an iCalendar file. */
export const calendarFile = (tournament: TournamentState, url: string): string => {
  const { eventId, name, date, venue, information, status } = tournament;
  return fileOf([
    {
      uid: `${eventId}@conclave`,
      title: plainLines(name),
      url,
      location: plainLines(
        [venue, information?.address ?? ''].filter((part) => part !== '').join(', '),
      ),
      description: plainLines(
        [information?.description ?? '', url].filter((part) => part !== '').join('\n\n'),
      ),
      ...whenOf(date, information?.startsAt, lengthOf(tournament)),
      status: statusOf(status),
    },
  ]);
};

/**
 * Assumed length of a day if only the card of a tournament is known; its own file uses its rounds.
 */
const cardMinutes = 360;

/**
 * Many tournaments as one calendar to subscribe to, each with the server of its page. A tournament
 * has the same id in its own file.
 */
export const calendarOf = (
  events: readonly (EventCard & { readonly origin: string })[],
  title: string,
): string =>
  fileOf(
    events.map(({ eventId, name, venue, date, startsAt, status, origin }) => ({
      uid: `${eventId}@conclave`,
      title: plainLines(name),
      url: `${origin}/e/${eventId}`,
      ...(venue === '' ? {} : { location: plainLines(venue) }),
      ...whenOf(date, startsAt, cardMinutes),
      status: statusOf(status),
    })),
    title,
  );
