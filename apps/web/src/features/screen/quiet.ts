import type { EventView } from '#contracts';
import type { ScreenView } from './views.js';

/** What a hall looks up to the wall for: nothing may go on while one of these is shown. */
const watched: ReadonlySet<ScreenView> = new Set([
  'pairings',
  'tables',
  'clock',
  'pods',
  'building',
]);
/** In a round's last minutes every eye is on the clock in the corner, whatever else is shown. */
const LAST_MINUTES_MS = 10 * 60_000;

interface Moment {
  readonly round: Pick<EventView['rounds'][number], 'state' | 'endsAt'> | undefined;
  readonly view: ScreenView;
  /** Somebody holds the page. */
  readonly held: boolean;
  /** The server's time, milliseconds. */
  readonly now: number;
}

/**
 * Whether the wall may be drawn anew without anybody missing
 * it: nobody holds it, looks for a table or counts the minutes.
 */
export const isQuiet = ({ round, view, held, now }: Moment): boolean => {
  if (held || watched.has(view)) return false;
  if (round === undefined || round.state === 'completed') return true;
  if (round.state !== 'running') return false;
  return round.endsAt === null || Date.parse(round.endsAt) - now > LAST_MINUTES_MS;
};
