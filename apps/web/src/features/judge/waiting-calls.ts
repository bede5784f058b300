import type { EventView, JudgeCall } from '#contracts';
import { currentRound } from '../../shared/event/round-name.js';

/** The number of disputed tables of the current round; 0 unless the event is running. */
export const disputedTables = (event: Pick<EventView, 'status' | 'rounds'>): number =>
  event.status === 'running' ? (currentRound(event)?.disputed ?? 0) : 0;

/**
 * The number of calls that nobody has accepted, plus the disputed tables of the current round; 0
 * unless the event is running.
 */
export const waitingForJudge = (
  event: Pick<EventView, 'status' | 'rounds'>,
  calls: readonly Pick<JudgeCall, 'state'>[],
): number =>
  event.status === 'running'
    ? calls.filter(({ state }) => state === 'waiting').length + disputedTables(event)
    : 0;
