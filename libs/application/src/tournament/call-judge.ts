import { commands } from '#contracts';
import { deriveId } from '#platform';
import { joinDecisions } from '../command/decision.js';
import { defineCommand } from '../command/definition.js';
import { staff } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';
import { holdClockOf } from '../table/hold-clock.js';

/** Calls a judge to a player. */
export const CallJudge = defineCommand({
  name: 'CallJudge',
  payload: commands.CallJudge,
  grants: [...staff, 'self'],
  token: 'judging',
  during: unfinished,
  makes: { JudgeCalled: 'callId' },
  load: loadTournament,
  decide: async ({ playerId, note }, context, services) =>
    joinDecisions(
      appendToTournament(context, {
        type: 'CallJudge',
        data: { callId: deriveId(context.meta.commandId, 'call'), playerId, note },
      }),
      await holdClockOf(playerId, true, { context, services }),
    ),
});
