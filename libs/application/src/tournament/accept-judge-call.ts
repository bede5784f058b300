import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Says that a judge is on the way. */
export const AcceptJudgeCall = defineCommand({
  name: 'AcceptJudgeCall',
  payload: commands.AcceptJudgeCall,
  grants: judges,
  token: 'judging',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('AcceptJudgeCall'),
});
