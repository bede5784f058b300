import type { EventSettings } from '#contracts';

/** The possible numbers of players in a top cut; 0: no cut. */
export const cutSizes = [0, 2, 4, 8, 16, 32] as const satisfies readonly EventSettings['cutSize'][];
