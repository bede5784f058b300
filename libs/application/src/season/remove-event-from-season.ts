import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToSeason, loadSeason } from '../context/season-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

export const RemoveEventFromSeason = defineCommand({
  name: 'RemoveEventFromSeason',
  payload: commands.RemoveEventFromSeason,
  grants: ['owner'],
  token: 'events',
  during: ofNoEvent,
  load: loadSeason,
  decide: ({ eventId }, context) => appendToSeason(context, 'RemoveEventFromSeason', { eventId }),
});
