import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToConvention, loadConvention } from '../context/convention-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/**
 * Withdraws an invitation. A player who was entered already must be withdrawn from the tournament
 * itself.
 */
export const WithdrawInvitation = defineCommand({
  name: 'WithdrawInvitation',
  payload: commands.WithdrawInvitation,
  grants: ['owner'],
  token: 'players',
  during: ofNoEvent,
  load: loadConvention,
  decide: ({ invitationId }, context) =>
    appendToConvention(context, 'WithdrawInvitation', { invitationId }),
});
