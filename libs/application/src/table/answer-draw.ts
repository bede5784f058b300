import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** Answers a draw offer; the player who made it may only withdraw it. */
export const AnswerDraw = defineCommand({
  name: 'AnswerDraw',
  payload: commands.AnswerDraw,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: async ({ game, accept }, context, { seeds }) => {
    const { side: by } = context;
    const { choice: seed, nonce } = await seeds.ofRunning(context.match, game);
    return appendToMatch(context, { type: 'AnswerDraw', data: { by, game, accept, seed, nonce } });
  },
});
