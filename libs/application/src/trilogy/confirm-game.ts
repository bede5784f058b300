import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player confirms the opponent's report of a game. */
export const ConfirmGame = defineCommand({
  name: 'ConfirmGame',
  payload: commands.ConfirmGame,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  load: loadOwnMatch,
  decide: ({ game, winner }, context) =>
    appendToMatch(context, { type: 'ConfirmGame', data: { game, by: context.side, winner } }),
});
