import { matchDecider } from '#match';
import { appendDecided, type Decision, joinDecisions } from '../command/decision.js';
import { type Acting, domainContext } from '../command/acting.js';
import type { Aggregates } from '../streams/aggregates.js';

/** Voids matches that do not count. */
export const voidMatches = async (
  matchIds: readonly string[],
  reason: string,
  { aggregates, acting }: { readonly aggregates: Aggregates; readonly acting: Acting },
): Promise<Decision> =>
  joinDecisions(
    ...(await Promise.all(
      matchIds.map(async (matchId) => {
        const match = await aggregates.match(matchId);
        const decision = matchDecider.decide(
          { type: 'VoidMatch', data: { reason }, ...domainContext(acting) },
          match.state,
        );
        return appendDecided(match, decision);
      }),
    )),
  );
