import dayjs from 'dayjs';
import relativeTime from 'dayjs/plugin/relativeTime.js';
import type { Language } from '../i18n/language.js';

dayjs.extend(relativeTime);

/** 14:05, on this device's clock. */
export const timeOfDay = (at: number | string, language: Language): string =>
  new Intl.DateTimeFormat(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(new Date(at));

/** Calendar date YYYY-MM-DD as people write it; a date has no time zone, so none may shift it. */
export const calendarDate = (date: string, language: Language): string =>
  new Intl.DateTimeFormat(language, { weekday: 'short', day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' }).format(new Date(`${date}T00:00:00Z`));

export const ago = (at: string, language: Language): string => dayjs(at).locale(language).fromNow();

export const minutesSince = (at: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));

export const today = (): string => dayjs().format('YYYY-MM-DD');
