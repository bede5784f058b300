import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToSeason, loadSeason } from '../context/season-context.js';
import { forbiddenRefusal, notFoundRefusal } from '../refusals.js';
import { rightsIn } from '../rights/roles.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** A tournament counts in the season from now on. Only one of its organizers may add it. */
export const AddEventToSeason = defineCommand({
  name: 'AddEventToSeason',
  payload: commands.AddEventToSeason,
  grants: ['owner'],
  token: 'events',
  during: ofNoEvent,
  load: loadSeason,
  decide: async ({ eventId }, context, { aggregates }) => {
    const { state } = await aggregates.tournament(eventId);
    if (state.status === 'none') return notFoundRefusal('tournament/not-found');
    const { roles } = rightsIn(state, context.asker);
    if (!roles.has('owner') && !roles.has('organizer')) return forbiddenRefusal();
    return appendToSeason(context, 'AddEventToSeason', { eventId });
  },
});
