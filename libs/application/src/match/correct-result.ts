import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** Staff correct a result that is already settled. */
export const CorrectResult = defineCommand({
  name: 'CorrectResult',
  payload: commands.CorrectResult,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadMatch,
  decide: ({ score, note, replaces }, context) =>
    appendToMatch(context, { type: 'CorrectResult', data: { score, note, replaces } }),
});
