import dayjs from 'dayjs';
import timezone from 'dayjs/plugin/timezone.js';
import utc from 'dayjs/plugin/utc.js';

dayjs.extend(utc);
dayjs.extend(timezone);

/** What a field of date and time holds, YYYY-MM-DDTHH:MM on a clock in that zone; empty for none. */
export const inZone = (at: string | null, zone: string): string =>
  at === null ? '' : dayjs(at).tz(zone).format('YYYY-MM-DDTHH:mm');

/** The instant that such a field means; null when it is empty or half filled in. */
export const fromZone = (local: string, zone: string): string | null => {
  const at = dayjs.tz(local, zone);
  return local === '' || !at.isValid() ? null : at.toISOString();
};
