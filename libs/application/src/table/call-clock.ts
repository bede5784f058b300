import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { isOfNoTournament } from '../context/free-match.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';
import { runningGame } from './running-game.js';

/**
 * The page of the waiting player reports that the opponent's thinking time has run out; the
 * server's clock decides.
 */
export const CallClock = defineCommand({
  name: 'CallClock',
  payload: commands.CallClock,
  grants: [...judges, 'self'],
  token: 'play',
  during: playing,
  load: loadMatch,
  decide: async ({ matchId, game }, context, services) => {
    const { side: by, match } = context;
    const claimable = isOfNoTournament(matchId, match.state);
    const running = await runningGame(context, game, services);
    return appendToMatch(context, { type: 'CallClock', data: { by, game, claimable, ...running } });
  },
});
