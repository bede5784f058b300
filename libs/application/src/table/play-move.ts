import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { timeIsUp } from './end-of-round.js';
import { choiceOf } from './move.js';
import { runningGame } from './running-game.js';
import { playing } from '../rights/lifecycles.js';

/** A player answers the decision that waits for them in a game on screen. */
export const PlayMove = defineCommand({
  name: 'PlayMove',
  payload: commands.PlayMove,
  grants: ['self'],
  token: 'play',
  during: playing,
  receipt: ['MovePlayed'],
  load: loadOwnMatch,
  decide: async ({ game, move }, context, services) => {
    const { side: by } = context;
    return appendToMatch(context, {
      type: 'PlayMove',
      data: {
        by,
        game,
        ...choiceOf(move),
        takenBack: move.takenBack ?? 0,
        timeIsUp: timeIsUp(context.match.state, context.tournament.state, context.meta.at),
        ...(await runningGame(context, game, services)),
      },
    });
  },
});
