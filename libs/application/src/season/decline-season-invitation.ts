import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToSeason, loadSeason } from '../context/season-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/**
 * Records that somebody declines their invitation, or accepts it after all; while it is declined,
 * the next in line has it.
 */
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
