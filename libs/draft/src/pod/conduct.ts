import type { PodConduct } from './events.js';

/** What the settings of an event say about how its pods go. */
interface ConductSettings {
  readonly readyCheck?: PodConduct['readyCheck'] | undefined;
  readonly botAfterMissed?: number | null | undefined;
  readonly leaderSeconds?: number | undefined;
  readonly watchDelayMinutes?: number | null | undefined;
}

/** How a pod goes that is seated now: what the settings become later does not change it. */
export const conductOf = ({
  readyCheck = 'none',
  botAfterMissed = null,
  leaderSeconds = 0,
  watchDelayMinutes = null,
}: ConductSettings): PodConduct => ({
  readyCheck,
  botAfterMissed,
  ...(leaderSeconds > 0 ? { leaderSeconds } : {}),
  ...(watchDelayMinutes === null ? {} : { watchDelaySeconds: watchDelayMinutes * 60 }),
});
