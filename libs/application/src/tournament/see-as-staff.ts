import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { everyRole } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Staff who play take the sight of their role; this is recorded. */
export const SeeAsStaff = defineCommand({
  name: 'SeeAsStaff',
  payload: commands.SeeAsStaff,
  grants: everyRole,
  token: 'judging',
  during: unfinished,
  load: loadTournament,
  decide: ({ reason }, context) =>
    appendToTournament(context, {
      type: 'TakeStaffSight',
      data: { account: context.meta.actor.slice('account:'.length), reason },
    }),
});
