import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch } from '../context/match-context.js';
import { judges } from '../rights/grants.js';
import { playing } from '../rights/lifecycles.js';

/** A judge rewinds a game to an earlier decision. */
export const RewindGame = defineCommand({
  name: 'RewindGame',
  payload: commands.RewindGame,
  grants: judges,
  token: 'play',
  during: playing,
  load: loadMatch,
  decide: ({ matchId: _matchId, ...data }, context) =>
    appendToMatch(context, { type: 'RewindGame', data: data }),
});
