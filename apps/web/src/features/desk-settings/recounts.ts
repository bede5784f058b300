import type { EventSettings } from '#contracts';

/** Whether results that stand would be worth something else. */
export const recounts = (before: EventSettings, after: EventSettings): boolean =>
  (['points', 'placePoints', 'scoring', 'tiebreaks'] as const).some(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
