import { streamOf } from '#aggregate';
import { joinDecisions } from '../command/decision.js';
import { games } from '#games';
import { commands } from '#contracts';
import { poolSeedName } from '#draft';
import { drawnSeed, expectUnmoved, type SealedSecrets } from '#event-store';
import { eventResults } from '#read-models';
import { finalRanking, type TournamentState, currentSeedName } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import {
  appendToTournament,
  loadTournament,
  type TournamentAction,
} from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** The end of a tournament: the final places, and the seeds that let anyone recompute every pairing and every booster. */
export const FinishEvent = defineCommand({
  name: 'FinishEvent',
  payload: commands.FinishEvent,
  grants: organizers,
  token: 'events',
  during: playing,
  load: loadTournament,
  decide: async ({ eventId }, context, { aggregates, models, positions, secrets, store }) => {
    const { event } = context;
    const matches = await store.readHeads(streamsOfMatches(event.state));
    const newest = Math.max(event.position, ...matches.map((head) => head.globalPosition));
    await positions.reached(event.streamId, newest);
    const { champion, ranking } = finalRanking(
      games,
      event.state,
      await eventResults(models, eventId),
    );
    const seed = await drawnSeed(secrets, event.streamId, currentSeedName(event.state));
    const drafting = (await aggregates.podsDrafting(event.state)).map(({ state }) => state.number);
    const end = appendToTournament(context, ...(await revealPools(event.state, secrets)), {
      type: 'FinishEvent',
      data: { champion, ranking, secret: seed.choice, nonce: seed.nonce, drafting },
    });
    return joinDecisions(end, matches.map(expectUnmoved));
  },
});

/** The places rest on the results of every match: none may be corrected between the look at them and the end. */
const streamsOfMatches = ({ rounds }: TournamentState): readonly string[] =>
  rounds.flatMap(({ tables }) => tables.map(({ matchId }) => streamOf('match', matchId)));

/** Boosters that are still sealed are opened to everyone with the end of the tournament. */
const revealPools = async (
  { eventId, limited }: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> => {
  if (limited.poolsCommitment === null || limited.poolsRevealed) return [];
  const seed = await drawnSeed(secrets, streamOf('event', eventId), poolSeedName);
  return [{ type: 'RevealPools', data: { seed: seed.choice, nonce: seed.nonce } }];
};
