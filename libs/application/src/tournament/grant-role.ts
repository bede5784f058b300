import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { conflictRefusal, notFoundRefusal } from '../refusals.js';
import { organizers } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { here } from '../rights/lifecycles.js';

/**
 * Gives a role to an account. Staff are named by e-mail address; the tournament stores their
 * account.
 */
export const GrantRole = defineCommand({
  name: 'GrantRole',
  payload: commands.GrantRole,
  grants: organizers,
  token: 'closed',
  during: here,
  load: loadTournament,
  decide: async ({ email, role }, context, { accounts }) => {
    const account = await accounts.byEmail(email);
    if (!account) return notFoundRefusal('account/not-found');
    // Somebody else may have registered an address that was never confirmed.
    if (!(await accounts.isConfirmed(account.id))) return conflictRefusal('account/not-confirmed');
    return appendToTournament(context, {
      type: 'GrantRole',
      data: { account: account.id, accountName: account.name, role },
    });
  },
});
