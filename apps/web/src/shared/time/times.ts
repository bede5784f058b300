import { localeOf, type Language } from '../../i18n/language.js';

/** The time on this device's clock: 14:05. */
export const timeOfDay = (at: number | string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  }).format(new Date(at));

/** A moment in short: 14:05 if today, otherwise 20 Nov, 14:05. */
export const moment = (at: number | string, language: Language): string => {
  if (new Date(at).toDateString() === new Date().toDateString()) return timeOfDay(at, language);
  return `${new Intl.DateTimeFormat(localeOf(language), { day: 'numeric', month: 'short' }).format(new Date(at))}, ${timeOfDay(at, language)}`;
};

/** Formats a calendar date YYYY-MM-DD. A date has no time zone; formatting must not shift it. */
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
/**
 * The units for relative times: the first whose limit, in seconds, exceeds the distance is used.
 */
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

/**
 * A relative time: "5 minutes ago", "hace 5 minutos"; "in 5 minutes" for the future; "now" below 45
 * seconds.
 */
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

/** Today's date on this device, YYYY-MM-DD. */
export const today = (): string => {
  const now = new Date();
  const two = (number: number): string => String(number).padStart(2, '0');
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
};
