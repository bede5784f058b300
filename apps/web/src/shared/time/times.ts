import { localeOf, type Language } from '../../i18n/language.js';

/** 14:05, on this device's clock. */
export const timeOfDay = (at: number | string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** 14:05 today, 20 Nov, 14:05 on any other day. */
export const moment = (at: number | string, language: Language): string => {
  if (new Date(at).toDateString() === new Date().toDateString()) return timeOfDay(at, language);
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

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The unit in which a distance in seconds is told: the first whose limit it stays below. */
const scales: readonly (readonly [
  below: number,
  unit: Intl.RelativeTimeFormatUnit,
  seconds: number,
])[] = [
  [45, 'second', Infinity],
  [HOUR, 'minute', MINUTE],
  [DAY, 'hour', HOUR],
  [30 * DAY, 'day', DAY],
  [365 * DAY, 'month', 30 * DAY],
  [Infinity, 'year', 365 * DAY],
];

/** "5 minutes ago", "hace 5 minutos"; "in 5 minutes" of what is to come; "now" for less than a minute. */
export const ago = (at: string, language: Language, now = Date.now()): string => {
  const seconds = (Date.parse(at) - now) / 1_000;
  const [, unit, length] = scales.find(([below]) => Math.abs(seconds) < below) ?? scales[0]!;
  const many = Math.sign(seconds) * Math.max(1, Math.round(Math.abs(seconds) / length));
  return new Intl.RelativeTimeFormat(language, { numeric: 'auto' }).format(
    unit === 'second' ? 0 : many,
    unit,
  );
};

export const minutesSince = (at: string, now: number): number =>
  Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

/** The calendar date on this device, YYYY-MM-DD. */
export const today = (): string => {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
