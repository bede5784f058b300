import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import { localeOf, type Language } from '../i18n/language.js';

dayjs.extend(relativeTime);

/** 14:05, on this device's clock. */
export const timeOfDay = (at: number | string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** 14:05 today, 20 Nov, 14:05 on any other day. */
export const moment = (at: number | string, language: Language): string => {
  if (dayjs(at).isSame(dayjs(), 'day')) return timeOfDay(at, language);
  return `${new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(at))}, ${timeOfDay(at, language)}`;
};

/** Calendar date YYYY-MM-DD as people write it; a date has no time zone, so none may shift it. */
export const calendarDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).format(new Date(`${date}T00:00:00Z`));

/** "5 minutes ago", "hace 5 minutos"; "in 5 minutes" of what is to come. */
export const ago = (at: string, language: Language, now = Date.now()): string =>
  dayjs(at).locale(language).from(now);

export const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** The calendar date on this device, YYYY-MM-DD. */
export const today = (): string => dayjs().format('YYYY-MM-DD');
