import { matchDecider } from '#match';
import { appendDecided, type Decision, joinDecisions } from '../command/decision.js';
import type { CommandMetadata } from '../command/metadata.js';
import type { Aggregates } from '../streams/aggregates.js';

/** Ends matches that do not count. */
export const voidMatches = async (
  matchIds: readonly string[],
  reason: string,
  {
    aggregates,
    meta: { actor, at },
  }: { readonly aggregates: Aggregates; readonly meta: CommandMetadata },
): Promise<Decision> =>
  joinDecisions(
    ...(await Promise.all(
      matchIds.map(async (matchId) => {
        const match = await aggregates.match(matchId);
        const decision = matchDecider.decide(
          { type: 'VoidMatch', data: { reason }, actor, at },
          match.state,
        );
        return appendDecided(match, decision);
      }),
    )),
  );
