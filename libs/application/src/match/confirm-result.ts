import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadMatch, ownSide } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player agrees with the opponent's report. */
export const ConfirmResult = defineCommand({
  name: 'ConfirmResult',
  payload: commands.ConfirmResult,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['ResultConfirmed'],
  load: loadMatch,
  decide: ({ score }, context) =>
    appendToMatch(context, { type: 'ConfirmResult', data: { by: ownSide(context), score } }),
});
