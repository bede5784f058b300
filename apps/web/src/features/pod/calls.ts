import type { PodView } from '#contracts';

export interface NextCall {
  readonly key: { readonly round: number; readonly pick: number };
  /** Calling past the last pick ends the draft. */
  readonly ends: boolean;
}

/** The pick that is called after the present one, with real boosters. */
export const nextCall = ({
  round,
  pick,
  picks,
}: Pick<PodView, 'round' | 'pick' | 'picks'>): NextCall => {
  if (pick < picks) return { key: { round: Math.max(0, round), pick: pick + 1 }, ends: false };
  return round < 3
    ? { key: { round: round + 1, pick: 1 }, ends: false }
    : { key: { round, pick: pick + 1 }, ends: true };
};
