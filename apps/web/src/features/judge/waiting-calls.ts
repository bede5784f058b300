import type { EventView, JudgeCall } from '#contracts';
import { currentRound } from '../../shared/event/round-name.js';

/** Tables of the round at hand that do not agree; none once the event is over. */
export const disputedTables = (event: Pick<EventView, 'status' | 'rounds'>): number =>
  event.status === 'running' ? (currentRound(event)?.disputed ?? 0) : 0;

/**
 * Calls that nobody has taken and disputed tables of the round at hand; nobody waits once the event is over.
 */
export const waitingForJudge = (
  event: Pick<EventView, 'status' | 'rounds'>,
  calls: readonly Pick<JudgeCall, 'state'>[],
): number =>
  event.status === 'running'
    ? calls.filter(({ state }) => state === 'waiting').length + disputedTables(event)
    : 0;
