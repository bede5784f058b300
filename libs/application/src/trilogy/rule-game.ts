import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { resultDesk } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** Staff rule who won a game. */
export const RuleGame = defineCommand({
  name: 'RuleGame',
  payload: commands.RuleGame,
  grants: resultDesk,
  token: 'rounds',
  during: playing,
  load: loadMatch,
  decide: ({ game, winner, note }, context) =>
    appendToMatch(context, { type: 'RuleGame', data: { game, winner, note } }),
});
