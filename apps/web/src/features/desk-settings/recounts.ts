import type { EventSettings } from '#contracts';

/** Whether a change of settings changes the value of existing results. */
export const recounts = (before: EventSettings, after: EventSettings): boolean =>
  (['points', 'placePoints', 'scoring', 'tiebreaks'] as const).some(
    (name) => JSON.stringify(before[name]) !== JSON.stringify(after[name]),
  );
