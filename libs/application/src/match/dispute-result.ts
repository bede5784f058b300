import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player disputes the opponent's report. */
export const DisputeResult = defineCommand({
  name: 'DisputeResult',
  payload: commands.DisputeResult,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['ResultDisputed'],
  load: loadOwnMatch,
  decide: ({ claim, note }, context) =>
    appendToMatch(context, { type: 'DisputeResult', data: { by: context.side, claim, note } }),
});
