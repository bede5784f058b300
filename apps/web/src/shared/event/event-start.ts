import type { EventView } from '#contracts';
import type { Language } from '../../i18n/language.js';
import { calendarDate } from '../time/times.js';
import { zonedMoment } from '../time/zoned-moment.js';

/** The start of an event in the time zone of its place; only the day while no time is set. */
export const eventStart = (
  { startsAt, date, timeZone }: Pick<EventView, 'startsAt' | 'date' | 'timeZone'>,
  language: Language,
): string =>
  startsAt === null
    ? calendarDate(date, language)
    : zonedMoment(startsAt, timeZone ?? 'UTC', language);
