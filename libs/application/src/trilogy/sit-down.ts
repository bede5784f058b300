import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player reports that they sit at the table. */
export const SitDown = defineCommand({
  name: 'SitDown',
  payload: commands.SitDown,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  load: loadOwnMatch,
  decide: (_payload, context) =>
    appendToMatch(context, { type: 'SitDown', data: { by: context.side } }),
});
