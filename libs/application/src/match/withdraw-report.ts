import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

export const WithdrawReport = defineCommand({
  name: 'WithdrawReport',
  payload: commands.WithdrawReport,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['ReportWithdrawn'],
  load: loadOwnMatch,
  decide: (_payload, context) =>
    appendToMatch(context, { type: 'WithdrawReport', data: { by: context.side } }),
});
