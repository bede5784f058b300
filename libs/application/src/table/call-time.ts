import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { conflictRefusal } from '../refusals.js';
import { judges } from '../rights/grants.js';
import { timeIsUp } from './end-of-round.js';
import { runningGame } from './running-game.js';
import { playing } from '../rights/lifecycles.js';

/**
 * The pages of players and judges report that the round's time is over; the server's clock decides.
 */
export const CallTime = defineCommand({
  name: 'CallTime',
  payload: commands.CallTime,
  grants: [...judges, 'self'],
  token: 'play',
  during: playing,
  load: loadMatch,
  decide: async (_payload, context, services) => {
    const { match, tournament, meta } = context;
    const rule = timeIsUp(match.state, tournament.state, meta.at);
    if (rule === null) return conflictRefusal('match/too-early');
    const game = match.state.table.games;
    const running = await runningGame(context, game, services);
    return appendToMatch(context, { type: 'CallTime', data: { rule, ...running } });
  },
});
