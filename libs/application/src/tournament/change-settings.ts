import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { refusePlan } from '../draft/refuse-boosters.js';
import { organizers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Changes those settings that are not locked yet. */
export const ChangeSettings = defineCommand({
  name: 'ChangeSettings',
  payload: commands.ChangeSettings,
  grants: organizers,
  token: 'events',
  during: unfinished,
  load: loadTournament,
  decide: (payload, context) => {
    const { format, bundles } = context.tournament.state;
    const refusal = refusePlan(format, payload.settings.limited, { bundles });
    return refusal ?? forwardToTournament('ChangeSettings')(payload, context);
  },
});
