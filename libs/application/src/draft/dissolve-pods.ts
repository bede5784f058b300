import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { dissolvePod } from './dissolve-pod.js';
import { running } from '../rights/lifecycles.js';

/** Dissolves the pods of a draft: the tournament and every pod change together or not at all. */
export const DissolvePods = defineCommand({
  name: 'DissolvePods',
  payload: commands.DissolvePods,
  grants: organizers,
  token: 'play',
  during: running,
  load: loadTournament,
  decide: async ({ draft, reason }, context, { aggregates }) => {
    const { tournament, meta } = context;
    return joinDecisions(
      appendToTournament(context, { type: 'DissolvePods', data: { draft, reason } }),
      ...(await aggregates.pods(tournament.state)).map((pod) => dissolvePod(pod, reason, meta)),
    );
  },
});
