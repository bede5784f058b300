import { commands } from '#contracts';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/**
 * Makes a link with which one person takes a role. The answer shows the code of the link; the event
 * holds its hash.
 */
export const InviteStaff = defineCommand({
  name: 'InviteStaff',
  payload: commands.InviteStaff,
  grants: organizers,
  token: 'closed',
  during: unfinished,
  makes: { StaffInvited: 'inviteId' },
  load: loadTournament,
  decide: ({ role }, context, { guestCodes }) => {
    const { commandId } = context.meta;
    const inviteId = deriveId(commandId, 'staff-invite');
    const codeHash = guestCodes.hashOf(inviteId, guestCodes.madeBy(commandId, inviteId));
    return appendToTournament(context, {
      type: 'InviteStaff',
      data: { inviteId, role, codeHash },
    });
  },
});
