import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** Staff rule an open or disputed result. */
export const RuleResult = defineCommand({
  name: 'RuleResult',
  payload: commands.RuleResult,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadMatch,
  decide: ({ score, note }, context) =>
    appendToMatch(context, { type: 'RuleResult', data: { score, note } }),
});
