import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { staff } from '../rights/grants.js';

/** Staff rule who won a game. */
export const RuleGame = defineCommand({
  name: 'RuleGame',
  payload: commands.RuleGame,
  grants: staff,
  load: loadMatch,
  decide: ({ game, winner, note }, context) =>
    appendToMatch(context, { type: 'RuleGame', data: { game, winner, note } }),
});
