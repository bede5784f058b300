import type { EventSettings } from '#contracts';

/** How many can go on into a top cut; 0: there is none. */
export const cutSizes = [0, 2, 4, 8, 16, 32] as const satisfies readonly EventSettings['cutSize'][];
