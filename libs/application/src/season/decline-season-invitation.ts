import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToSeason, loadSeason } from '../context/season-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Somebody does not take their invitation, or takes it after all; who comes next has it meanwhile. */
export const DeclineSeasonInvitation = defineCommand({
  name: 'DeclineSeasonInvitation',
  payload: commands.DeclineSeasonInvitation,
  grants: ['owner'],
  token: 'events',
  during: ofNoEvent,
  load: loadSeason,
  decide: ({ seasonId: _seasonId, ...data }, context) =>
    appendToSeason(context, 'DeclineSeasonInvitation', data),
});
