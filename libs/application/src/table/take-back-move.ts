import { commands } from '#contracts';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { defineCommand } from '../command/definition.js';
import { runningGame } from './running-game.js';
import { playing } from '../rights/lifecycles.js';

/**
 * A player takes back their own last choice; refused if it disclosed something or somebody has
 * acted since.
 */
export const TakeBackMove = defineCommand({
  name: 'TakeBackMove',
  payload: commands.TakeBackMove,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: async ({ matchId: _matchId, ...place }, context, services) => {
    const { side: by } = context;
    const { nonce: _nonce, ...running } = await runningGame(context, place.game, services);
    return appendToMatch(context, { type: 'TakeBackMove', data: { ...place, by, ...running } });
  },
});
