import { createEvent, type DateArray, type EventAttributes } from 'ics';
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

/** Every line end that some reader takes for one, as the one that the library escapes; other control characters say nothing. */
const plainLines = (text: string): string =>
  text.replace(/\r\n|[\r\v\f\u0085\u2028\u2029]/g, '\n').replace(/(?![\n\t])\p{Cc}/gu, '');

/** The library writes the T of a time of day also where no time follows, which RFC 5545 (3.3.6) does not allow. */
const withPlainDays = (file: string): string =>
  file.replace(/^DURATION:P(\d+)DT\r$/m, 'DURATION:P$1D\r');

/** The event as an iCalendar file: by the hour where it is known, else the whole day. */
export const calendarFile = (event: TournamentState, url: string): string => {
  const { eventId, name, date, venue, information } = event;
  const begins = information?.startsAt ? new Date(information.startsAt) : null;
  const minutes = lengthOf(event);
  const when: Pick<EventAttributes, 'start' | 'startInputType' | 'startOutputType'> = begins
    ? {
        start: [
          begins.getUTCFullYear(),
          begins.getUTCMonth() + 1,
          begins.getUTCDate(),
          begins.getUTCHours(),
          begins.getUTCMinutes(),
        ],
        startInputType: 'utc',
        startOutputType: 'utc',
      }
    : { start: dayOf(date) };
  const { error, value } = createEvent({
    uid: `${eventId}@conclave`,
    productId: 'conclave',
    title: plainLines(name),
    url,
    location: plainLines(
      [venue, information?.address ?? ''].filter((part) => part !== '').join(', '),
    ),
    description: plainLines(
      [information?.description ?? '', url].filter((part) => part !== '').join('\n\n'),
    ),
    ...when,
    duration: begins ? { minutes } : { days: 1 },
    status: event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  });
  if (!value) throw error ?? new Error('the calendar file is empty');
  return withPlainDays(value);
};
