import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** A judge ends a running game on screen. */
export const RuleTable = defineCommand({
  name: 'RuleTable',
  payload: commands.RuleTable,
  grants: judges,
  token: 'judging',
  during: playing,
  load: loadMatch,
  decide: async ({ game, winner }, context, { seeds }) => {
    const { choice: seed, nonce } = await seeds.ofRunning(context.match, game);
    return appendToMatch(context, { type: 'RuleTable', data: { game, winner, seed, nonce } });
  },
});
