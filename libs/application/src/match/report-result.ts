import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { appendToMatch, loadOwnMatch } from '../context/match-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player reports the result of their own match. */
export const ReportResult = defineCommand({
  name: 'ReportResult',
  payload: commands.ReportResult,
  grants: ['self'],
  token: 'rounds',
  during: playing,
  receipt: ['ResultReported'],
  load: loadOwnMatch,
  decide: ({ score, replaces }, context) =>
    appendToMatch(context, {
      type: 'ReportResult',
      data: { by: context.side, score, replaces },
    }),
});
