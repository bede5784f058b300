import { commands } from '#contracts';
import { tableMoves } from '#match';
import { defineCommand } from '../command/definition.js';
import { isOfNoTournament } from '../context/free-match.js';
import { lastHappened } from '../context/last-happened.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { runningGame } from './running-game.js';
import { playing } from '../rights/lifecycles.js';

/** Warns the opponent that the sender is waiting. */
export const WarnSilence = defineCommand({
  name: 'WarnSilence',
  payload: commands.WarnSilence,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: async ({ matchId, game, at, takenBack }, context, services) => {
    const { side: by } = context;
    const movedAt = await lastHappened(services.store, context.match, tableMoves);
    const { nonce: _nonce, ...running } = await runningGame(context, game, services);
    const claimable = isOfNoTournament(matchId, context.match.state);
    return appendToMatch(context, {
      type: 'WarnSilence',
      data: {
        by,
        game,
        at,
        takenBack,
        claimable,
        ...running,
        ...(movedAt !== undefined && { movedAt }),
      },
    });
  },
});
