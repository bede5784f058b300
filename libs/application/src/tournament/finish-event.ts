import { games } from '#games';
import { commands } from '#contracts';
import { poolSeedName } from '#draft';
import { drawnSeed, type SealedSecrets } from '#event-store';
import { eventResults } from '#read-models';
import { finalRanking, type TournamentState } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { currentSeedName } from '../context/seed-name.js';
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
  decide: async ({ eventId }, context, { aggregates, models, positions, secrets }) => {
    const { event } = context;
    // The last round's completion follows its results, so models that have taken it have taken them all.
    await positions.reached(event.streamId, event.position);
    const { champion, ranking } = finalRanking(
      games,
      event.state,
      await eventResults(models, eventId),
    );
    const seed = await drawnSeed(secrets, event.streamId, currentSeedName(event.state));
    const drafting = (await aggregates.podsDrafting(event.state)).map(({ state }) => state.number);
    return appendToTournament(context, ...(await revealPools(event.state, secrets)), {
      type: 'FinishEvent',
      data: { champion, ranking, secret: seed.choice, nonce: seed.nonce, drafting },
    });
  },
});

/** Boosters that are still sealed are opened to everyone with the end of the tournament. */
const revealPools = async (
  { eventId, limited }: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> => {
  if (limited.poolsCommitment === null || limited.poolsRevealed) return [];
  const seed = await drawnSeed(secrets, `event-${eventId}`, poolSeedName);
  return [{ type: 'RevealPools', data: { seed: seed.choice, nonce: seed.nonce } }];
};
