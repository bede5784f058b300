import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** The value of a date-time field, YYYY-MM-DDTHH:MM on a clock in that zone; empty for null. */
export const inZone = (at: string | null, zone: string): string =>
  at === null ? '' : dayjs(at).tz(zone).format('YYYY-MM-DDTHH:mm');

/** The instant of such a value; null if it is empty or incomplete. */
export const fromZone = (local: string, zone: string): string | null => {
  const at = dayjs.tz(local, zone);
  return local === '' || !at.isValid() ? null : at.toISOString();
};
