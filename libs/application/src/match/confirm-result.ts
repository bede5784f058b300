import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player confirms the opponent's report. */
export const ConfirmResult = defineCommand({
  name: 'ConfirmResult',
  payload: commands.ConfirmResult,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['ResultConfirmed'],
  load: loadOwnMatch,
  decide: ({ score }, context) =>
    appendToMatch(context, { type: 'ConfirmResult', data: { by: context.side, score } }),
});
