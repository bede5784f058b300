import type { EventView, JudgeCall } from '#contracts';
import { currentRound } from '../../shared/event/round-name.js';

/** Calls that nobody has taken and disputed tables of the round at hand; nobody waits once the event is over. */
export const waitingForJudge = (
  event: Pick<EventView, 'status' | 'rounds'>,
  calls: readonly Pick<JudgeCall, 'state'>[],
): number =>
  event.status === 'running'
    ? calls.filter(({ state }) => state === 'waiting').length + (currentRound(event)?.disputed ?? 0)
    : 0;
