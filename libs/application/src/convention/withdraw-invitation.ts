import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToConvention, loadConvention } from '../context/convention-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Somebody is not invited any more. Whoever was entered already is withdrawn in the tournament. */
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
