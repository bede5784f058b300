import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { joinDecisions } from '../command/decision.js';
import { judges } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';
import { holdClockOf } from '../table/hold-clock.js';

/** Closes a judge call. */
export const ResolveJudgeCall = defineCommand({
  name: 'ResolveJudgeCall',
  payload: commands.ResolveJudgeCall,
  grants: judges,
  token: 'judging',
  during: unfinished,
  load: loadTournament,
  decide: async (payload, context, services) => {
    const { playerId = '' } = context.tournament.state.calls.get(payload.callId) ?? {};
    return joinDecisions(
      forwardToTournament('ResolveJudgeCall')(payload, context),
      await holdClockOf(playerId, false, { context, services }),
    );
  },
});
