import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { refusePlan } from '../draft/refuse-boosters.js';
import { organizers } from '../rights/grants.js';
import { beforeStart } from '../rights/lifecycles.js';

/** Changes to another format of the same game, before anybody plays. */
export const ChangeFormat = defineCommand({
  name: 'ChangeFormat',
  payload: commands.ChangeFormat,
  grants: organizers,
  token: 'events',
  during: beforeStart,
  load: loadTournament,
  decide: (payload, context) => {
    const { bundles } = context.tournament.state;
    return (
      refusePlan(payload.format, payload.settings.limited, { bundles }) ??
      forwardToTournament('ChangeFormat')(payload, context)
    );
  },
});
