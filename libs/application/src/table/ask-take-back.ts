import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player asks the opponent's consent to take back an earlier decision. */
export const AskTakeBack = defineCommand({
  name: 'AskTakeBack',
  payload: commands.AskTakeBack,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: ({ matchId: _matchId, ...data }, context) =>
    appendToMatch(context, { type: 'AskTakeBack', data: { ...data, by: context.side } }),
});
