import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { drawnSeed } from '#event-store';
import { currentSeedName } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { revealedPools } from '../draft/revealed-pools.js';
import { finalPlaces } from './final-places.js';
import { playing } from '../rights/lifecycles.js';

/**
 * Ends a tournament and records the final places and the seeds with which everybody can recompute
 * every pairing and every booster.
 */
export const FinishEvent = defineCommand({
  name: 'FinishEvent',
  payload: commands.FinishEvent,
  grants: organizers,
  token: 'events',
  during: playing,
  load: loadTournament,
  decide: async (_payload, context, { aggregates, models, positions, secrets, store }) => {
    const { tournament, games } = context;
    const sources = { games, models, positions, store };
    const { champion, ranking, held } = await finalPlaces(tournament, sources);
    const seed = await drawnSeed(secrets, tournament.streamId, currentSeedName(tournament.state));
    const drafting = (await aggregates.podsDrafting(tournament.state)).map(
      ({ state }) => state.number,
    );
    // The end reveals boosters that are still sealed.
    const end = appendToTournament(context, ...(await revealedPools(tournament.state, secrets)), {
      type: 'FinishEvent',
      data: { champion, ranking, secret: seed.choice, nonce: seed.nonce, drafting },
    });
    return joinDecisions(end, held);
  },
});
