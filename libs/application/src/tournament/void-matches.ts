import { appendTo, type StreamAppend } from '#event-store';
import { matchDecider } from '#match';
import { acceptedEvents } from '../command/accepted-events.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { Aggregates } from '../streams/aggregates.js';

/** Ends matches that do not count. */
export const voidMatches = (
  matchIds: readonly string[],
  reason: string,
  {
    aggregates,
    meta: { actor, at },
  }: { readonly aggregates: Aggregates; readonly meta: CommandMetadata },
): Promise<readonly StreamAppend[]> =>
  Promise.all(
    matchIds.map(async (matchId) => {
      const match = await aggregates.match(matchId);
      const decision = matchDecider.decide(
        { type: 'VoidMatch', data: { reason }, actor, at },
        match.state,
      );
      return appendTo(match, acceptedEvents(decision));
    }),
  );
