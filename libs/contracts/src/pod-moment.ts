import type { PodsView, PodView } from './limited.js';

type Called = Pick<PodsView['pods'][number]['seats'][number], 'ready' | 'holder'>;

/** Nobody needs to wait for this seat: its player has confirmed, or a bot holds it. */
export const isThere = ({ ready, holder }: Called): boolean => ready || holder === 'bot';

/** Whether, at `now` (ms since 1970), packs are dealt but may not be looked at yet. */
export const inReview = ({ roundOpensAt }: Pick<PodView, 'roundOpensAt'>, now: number): boolean =>
  roundOpensAt !== null && Date.parse(roundOpensAt) > now;
