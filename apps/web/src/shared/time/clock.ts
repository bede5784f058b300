import type { RoundSummary } from '#contracts';

export type ClockReading =
  | { readonly kind: 'not-started' | 'untimed' }
  | { readonly kind: 'running' | 'paused'; readonly seconds: number }
  /** Seconds since the end of the round. */
  | { readonly kind: 'over'; readonly seconds: number };

type Clocked = Pick<RoundSummary, 'state' | 'endsAt' | 'remainingSeconds'>;

/**
 * Reads a round's clock at a server time in milliseconds. `extension`: extra time of one table in
 * seconds.
 */
export const readClock = (round: Clocked, now: number, extension = 0): ClockReading => {
  if (round.state === 'paused' && round.remainingSeconds !== null)
    return { kind: 'paused', seconds: round.remainingSeconds + extension };
  if (round.endsAt !== null) {
    const seconds = Math.ceil((Date.parse(round.endsAt) - now) / 1_000) + extension;
    return seconds > 0
      ? { kind: 'running', seconds }
      : { kind: 'over', seconds: Math.abs(seconds) };
  }
  return { kind: round.state === 'running' ? 'untimed' : 'not-started' };
};

const two = (value: number): string => String(value).padStart(2, '0');

/** Formats a duration: 07:05, or 1:02:03 from one hour on. */
export const clockFace = (seconds: number): string => {
  const hours = Math.floor(seconds / 3_600);
  const minutes = Math.floor((seconds % 3_600) / 60);
  return hours > 0
    ? `${hours}:${two(minutes)}:${two(seconds % 60)}`
    : `${two(minutes)}:${two(seconds % 60)}`;
};
