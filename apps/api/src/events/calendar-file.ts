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
    title: name,
    url,
    location: [venue, information?.address ?? ''].filter((part) => part !== '').join(', '),
    description: [information?.description ?? '', url].filter((part) => part !== '').join('\n\n'),
    ...when,
    duration: begins ? { minutes } : { days: 1 },
    status: event.status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
  });
  if (!value) throw error ?? new Error('the calendar file is empty');
  return value;
};
