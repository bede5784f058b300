import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player disputes the opponent's report of a game. */
export const DisputeGame = defineCommand({
  name: 'DisputeGame',
  payload: commands.DisputeGame,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['GameDisputed'],
  load: loadOwnMatch,
  decide: ({ game, note, winner }, context) =>
    appendToMatch(context, {
      type: 'DisputeGame',
      data: { game, note, winner, by: context.side },
    }),
});
