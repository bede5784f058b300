import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToSeason, loadSeason } from '../context/season-context.js';
import { ofNoEvent } from '../rights/lifecycles.js';

/** Changes how the season counts; this also applies to what has been played. */
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
