import { localeOf, type Language } from '../../i18n/language.js';

/** The zone of this device, IANA. */
export const ownZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Sat, 28 Nov 2026, 10:00 CET: as a clock in that zone shows it. */
export const zonedMoment = (at: string, zone: string, language: Language): string =>
  new Intl.DateTimeFormat(localeOf(language), {
    weekday: 'short',
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: zone,
    timeZoneName: 'short',
  }).format(new Date(at));
