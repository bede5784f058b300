import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToSeason, loadSeason } from '../context/season-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** How the season counts from now on; what was played counts by it too. */
export const ChangeSeason = defineCommand({
  name: 'ChangeSeason',
  payload: commands.ChangeSeason,
  grants: ['owner'],
  token: 'events',
  during: ofNoEvent,
  load: loadSeason,
  decide: ({ seasonId: _seasonId, ...details }, context) =>
    appendToSeason(context, 'ChangeSeason', details),
});
