import type { PodConduct } from './events.js';

/** The settings of an event about the conduct of its pods. */
interface ConductSettings {
  readonly readyCheck?: PodConduct['readyCheck'] | undefined;
  readonly botAfterMissed?: number | null | undefined;
  readonly leaderSeconds?: number | undefined;
  readonly watchDelayMinutes?: number | null | undefined;
}

/** The conduct of a pod that is seated now; later changes of the settings do not affect it. */
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
