import type { RoundKey } from './events.js';

type Named = Pick<RoundKey, 'phase' | 'round'>;

/** Whether both name the same round, whatever the attempt. */
export const isSameRound = (one: Named, other: Named): boolean =>
  one.phase === other.phase && one.round === other.round;

/** Whether both name the same attempt at the same round. */
export const isSameAttempt = (one: RoundKey, other: RoundKey | null | undefined): boolean =>
  !!other && isSameRound(one, other) && one.attempt === other.attempt;
