import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal, signInRefusal, notFoundRefusal } from '../refusals.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { findStaffInvite } from '../people/staff-invite.js';
import { here } from '../rights/lifecycles.js';

/** The signed-in account takes the role that a link offers. */
export const AcceptStaffInvite = defineCommand({
  name: 'AcceptStaffInvite',
  payload: commands.AcceptStaffInvite,
  grants: ['account'],
  token: 'closed',
  during: here,
  guessable: true,
  load: async (request, grants, services) => {
    const context = await loadTournament(request, grants, services);
    if (isRefusal(context)) return context;
    const { account } = request.asker;
    return account === null ? signInRefusal() : { ...context, account };
  },
  decide: async ({ code }, context, { guestCodes, accounts }) => {
    const inviteId = findStaffInvite(context.tournament.state, guestCodes, code);
    if (inviteId === null) return notFoundRefusal('staff/invite-unknown');
    const { id, name } = context.account;
    if (!(await accounts.isConfirmed(id))) return conflictRefusal('account/not-confirmed');
    return appendToTournament(context, {
      type: 'TakeStaffInvite',
      data: { inviteId, account: id, accountName: name },
    });
  },
});
