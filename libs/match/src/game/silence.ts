import { secondsUntilWarning } from '#vocabulary';
import { later } from '../later.js';

/** Seconds from the warning until the others may go on without the warned player. */
export const UNTIL_CLAIM = 300;
/** Seconds from the warning until a judge may be asked to rule. */
export const UNTIL_RULING = 120;

const isBefore = (at: string, from: string): boolean => Date.parse(at) < Date.parse(from);

interface Warning {
  /** Whether somebody was warned since the last move. */
  readonly warned: boolean;
  /** When the question was put; undefined if that is unknown. All instants are ISO 8601. */
  readonly movedAt: string | undefined;
  readonly now: string;
}

/** Why nobody can be warned yet; null if somebody can be. */
export const warningRefusal = ({
  warned,
  movedAt,
  now,
}: Warning): 'silence-warned' | 'too-early' | null => {
  if (warned) return 'silence-warned';
  return movedAt !== undefined && isBefore(now, later(movedAt, secondsUntilWarning))
    ? 'too-early'
    : null;
};

/** Whether the player to act is another than `by`. */
export const waitsForAnother = (waitingFor: number | null, by: number): waitingFor is number =>
  waitingFor !== null && waitingFor !== by;

/**
 * Why the step after a warning cannot be taken yet; `from` is when it becomes possible (null:
 * never). A clock alone ends no game: a person decides to go on.
 */
export const followUpRefusal = (
  from: string | null,
  now: string,
): 'nothing-to-claim' | 'too-early' | null => {
  if (from === null) return 'nothing-to-claim';
  return isBefore(now, from) ? 'too-early' : null;
};
