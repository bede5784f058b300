import type { EventView } from '#contracts';
import type { ScreenView } from './views.js';

/** Views that people in the hall rely on: nothing may interrupt them. */
const watched: ReadonlySet<ScreenView> = new Set([
  'pairings',
  'tables',
  'clock',
  'pods',
  'building',
]);
/**
 * In the last minutes of a round, everybody watches the clock in the corner, whatever else is
 * shown.
 */
const LAST_MINUTES_MS = 10 * 60_000;

interface Moment {
  readonly round: Pick<EventView['rounds'][number], 'state' | 'endsAt'> | undefined;
  readonly view: ScreenView;
  /** Whether somebody has paused the rotation. */
  readonly held: boolean;
  /** Server time in milliseconds. */
  readonly now: number;
}

/**
 * Whether the wall can be reloaded without disturbing anybody: nobody has paused it, searches for a
 * table or counts the minutes.
 */
export const isQuiet = ({ round, view, held, now }: Moment): boolean => {
  if (held || watched.has(view)) return false;
  if (round === undefined || round.state === 'completed') return true;
  if (round.state !== 'running') return false;
  return round.endsAt === null || Date.parse(round.endsAt) - now > LAST_MINUTES_MS;
};
