import type { PodsView, PodView } from './limited.js';

type Called = Pick<PodsView['pods'][number]['seats'][number], 'ready' | 'holder'>;

/** Nobody has to be waited for at that seat: its player has said that they are there, or a bot holds it. */
export const isThere = ({ ready, holder }: Called): boolean => ready || holder === 'bot';

/** At `now` (ms since 1970): packs lie there and may not be looked at yet. */
export const inReview = ({ roundOpensAt }: Pick<PodView, 'roundOpensAt'>, now: number): boolean =>
  roundOpensAt !== null && Date.parse(roundOpensAt) > now;
