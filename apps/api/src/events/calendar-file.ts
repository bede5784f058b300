import { createEvents, type DateArray, type EventAttributes } from 'ics';
import type { EventCard } from '#contracts';
import { phasesFor, roundsOf, type TournamentState } from '#tournament';

const dayOf = (date: string): DateArray => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  return [year, month, day];
};

const breakMinutes = 10;
/** How long a round without a limit is taken to last. */
const untimedMinutes = 60;

/** Minutes from the first pairing to the final, by what the event plans; an estimate. */
const lengthOf = ({ phases, settings, cap }: TournamentState): number =>
  (phases.length > 0 ? phases : phasesFor(settings, cap ?? 16)).reduce((sum, phase) => {
    const minutes = phase.kind === 'swiss' ? settings.roundMinutes : settings.cutRoundMinutes;
    return sum + roundsOf(phase) * ((minutes || untimedMinutes) + breakMinutes);
  }, 0);

/**
 * Every line end that some reader takes for one, as the one that
 * the library escapes; other control characters say nothing.
 */
const plainLines = (text: string): string =>
  text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

const mostOctets = 75;

/**
 * One line in as many as it takes, none of them longer than
 * readers have to take, and none broken inside a character.
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
 * What the library does not do as RFC 5545 asks: it writes the T of a time of day also where
 * no time follows (3.3.6), and folds lines by characters, where octets are meant (3.1).
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

/** By the hour where it is known, else the whole day. */
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

/** The event as an iCalendar file. */
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
 * How long a day is taken to be where only its card is looked at; the event's own file says it by its rounds.
 */
const cardMinutes = 360;

/**
 * Many events as one calendar to subscribe to, each with the server that its page is at. The
 * same event has the same id in its own file.
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
