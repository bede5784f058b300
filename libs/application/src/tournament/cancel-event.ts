import { joinDecisions } from '../command/decision.js';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { dissolvePod } from '../draft/dissolve-pod.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Calls the tournament off; its drafts and clocks stop. */
export const CancelEvent = defineCommand({
  name: 'CancelEvent',
  payload: commands.CancelEvent,
  grants: organizers,
  token: 'events',
  during: unfinished,
  load: loadTournament,
  decide: async ({ reason }, context, { aggregates }) => {
    const { tournament, meta } = context;
    return joinDecisions(
      appendToTournament(context, { type: 'CancelEvent', data: { reason } }),
      ...(await aggregates.podsDrafting(tournament.state)).map((pod) =>
        dissolvePod(pod, reason, meta),
      ),
    );
  },
});
