import { localeOf, type Language } from '../i18n/language.js';

/** 14:05, on this device's clock. */
export const timeOfDay = (at: number | string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/** 14:05 today, 20 Nov, 14:05 on any other day. */
export const moment = (at: number | string, language: Language): string => {
  if (new Date(at).toDateString() === new Date().toDateString()) return timeOfDay(at, language);
  return `${new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(at))}, ${timeOfDay(at, language)}`;
};

/** Calendar date YYYY-MM-DD as people write it; a date has no time zone, so none may shift it. */
export const calendarDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

const steps = [
  ['minute', 60],
  ['hour', 60],
  ['day', 24],
] as const;

/** "5 minutes ago", "yesterday", "hace 5 minutos": in the largest whole unit up to days; under a minute, "now". */
export const ago = (at: string, language: Language, now = Date.now()): string => {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' });
  let value = Math.max(0, now - Date.parse(at)) / 1_000;
  let said = words.format(0, 'second');
  for (const [unit, size] of steps) {
    value /= size;
    if (value < 1) break;
    said = words.format(-Math.floor(value), unit);
  }
  return said;
};

export const minutesSince = (at: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** The calendar date on this device, YYYY-MM-DD. */
export const today = (): string => {
  const now = new Date();
  return [now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, '0')).join('-');
};
