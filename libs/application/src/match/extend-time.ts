import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** Staff give a table more time. */
export const ExtendTime = defineCommand({
  name: 'ExtendTime',
  payload: commands.ExtendTime,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadMatch,
  decide: ({ seconds, reason }, context) =>
    appendToMatch(context, { type: 'ExtendTime', data: { seconds, reason } }),
});
