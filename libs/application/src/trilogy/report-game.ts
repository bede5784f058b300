import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player reports who won a game. */
export const ReportGame = defineCommand({
  name: 'ReportGame',
  payload: commands.ReportGame,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['GameReported', 'GameDisputed'],
  load: loadOwnMatch,
  decide: ({ game, winner }, context) =>
    appendToMatch(context, { type: 'ReportGame', data: { game, winner, by: context.side } }),
});
