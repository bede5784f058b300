import { decideInTurn, isRefusal } from '#aggregate';
import type { Match, MatchCommand, MatchCommands } from './commands.js';
import { matchDecider } from './decider.js';
import type { MatchEvent } from './events.js';

/**
 * The first events of a match: it is scheduled and, if both players' decks are known, they are
 * presented (CR 9.3.3A).
 */
export const openMatch = (
  schedule: MatchCommands['ScheduleMatch'],
  presentation: MatchCommands['PresentDecks'] | null,
  context: Match['context'],
): readonly MatchEvent[] => {
  const commands: readonly MatchCommand[] = [
    { type: 'ScheduleMatch', data: schedule, ...context },
    ...(presentation ? [{ type: 'PresentDecks' as const, data: presentation, ...context }] : []),
  ];
  const events = decideInTurn(matchDecider, matchDecider.initialState, commands);
  if (isRefusal(events)) throw new Error(`a new match refuses to be opened: ${events.code}`);
  return events;
};
