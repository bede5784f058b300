import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { running } from '../rights/lifecycles.js';

/** The pods are done; deck building begins. */
export const StartDeckBuilding = defineCommand({
  name: 'StartDeckBuilding',
  payload: commands.StartDeckBuilding,
  grants: judges,
  token: 'play',
  during: running,
  load: loadTournament,
  decide: async ({ minutes }, context, { aggregates }) => {
    const pods = await aggregates.podsDrafting(context.tournament.state);
    const drafting = pods.map(({ state }) => state.number);
    return appendToTournament(context, { type: 'StartDeckBuilding', data: { minutes, drafting } });
  },
});
