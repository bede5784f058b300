import type { EventView, RoundSummary } from '#contracts';

/** Whether a round has no time limit, so that its start begins no clock. */
export const isUntimed = (
  { phases, settings }: Pick<EventView, 'phases' | 'settings'>,
  { phase }: Pick<RoundSummary, 'phase'>,
): boolean =>
  (phases[phase]?.kind === 'elimination' ? settings.cutRoundMinutes : settings.roundMinutes) === 0;
