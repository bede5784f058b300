import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** Answers a request to take a decision back; the player who made it may only withdraw it. */
export const AnswerTakeBack = defineCommand({
  name: 'AnswerTakeBack',
  payload: commands.AnswerTakeBack,
  grants: ['self'],
  token: 'play',
  during: playing,
  load: loadOwnMatch,
  decide: ({ matchId: _matchId, ...data }, context) =>
    appendToMatch(context, { type: 'AnswerTakeBack', data: { ...data, by: context.side } }),
});
