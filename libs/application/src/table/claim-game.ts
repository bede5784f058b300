import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** In a match of no tournament, a player who has waited long enough ends the game. */
export const ClaimGame = defineCommand({
  name: 'ClaimGame',
  payload: commands.ClaimGame,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: async ({ game }, context, { seeds }) => {
    const { side: by } = context;
    const { choice: seed, nonce } = await seeds.ofRunning(context.match, game);
    return appendToMatch(context, { type: 'ClaimGame', data: { by, game, seed, nonce } });
  },
});
