import { commands } from '#contracts';
import { deriveId } from '#platform';
import { defineCommand } from '../command/definition.js';
import { notFoundRefusal } from '../refusals.js';
import { appendToConvention, loadConvention } from '../context/convention-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Lets somebody enter a stage without qualifying in the one before it. */
export const InviteToStage = defineCommand({
  name: 'InviteToStage',
  payload: commands.InviteToStage,
  grants: ['owner'],
  token: 'players',
  during: ofNoEvent,
  makes: { PlayerInvited: 'invitationId' },
  load: loadConvention,
  decide: async ({ stageId, name, email, points, note }, context, { accounts }) => {
    const account = email === undefined ? null : await accounts.byEmail(email);
    if (email !== undefined && !account) return notFoundRefusal('account/not-found');
    return appendToConvention(context, 'InviteToStage', {
      invitationId: deriveId(context.meta.commandId, 'invitation'),
      stageId,
      name,
      account: account?.id ?? null,
      points,
      note,
    });
  },
});
