import { streamOf } from '#aggregate';
import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { poolSeedName } from '#draft';
import { drawnSeed, type SealedSecrets } from '#event-store';
import { type TournamentState, currentSeedName } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import {
  appendToTournament,
  loadTournament,
  type TournamentAction,
} from '../context/tournament-context.js';
import { finalPlaces } from './final-places.js';
import { playing } from '../rights/lifecycles.js';

/** The end of a tournament: the final places, and the seeds that let anyone recompute every pairing and every booster. */
export const FinishEvent = defineCommand({
  name: 'FinishEvent',
  payload: commands.FinishEvent,
  grants: organizers,
  token: 'events',
  during: playing,
  load: loadTournament,
  decide: async (_payload, context, { aggregates, models, positions, secrets, store }) => {
    const { event, games } = context;
    const sources = { games, models, positions, store };
    const { champion, ranking, held } = await finalPlaces(event, sources);
    const seed = await drawnSeed(secrets, event.streamId, currentSeedName(event.state));
    const drafting = (await aggregates.podsDrafting(event.state)).map(({ state }) => state.number);
    const end = appendToTournament(context, ...(await revealPools(event.state, secrets)), {
      type: 'FinishEvent',
      data: { champion, ranking, secret: seed.choice, nonce: seed.nonce, drafting },
    });
    return joinDecisions(end, held);
  },
});

/** Boosters that are still sealed are opened to everyone with the end of the tournament. */
const revealPools = async (
  { eventId, limited }: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> => {
  if (limited.poolsCommitment === null || limited.poolsRevealed) return [];
  const seed = await drawnSeed(secrets, streamOf('event', eventId), poolSeedName);
  return [{ type: 'RevealPools', data: { seed: seed.choice, nonce: seed.nonce } }];
};
