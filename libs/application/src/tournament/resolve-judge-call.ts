import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Closes a judge call. */
export const ResolveJudgeCall = defineCommand({
  name: 'ResolveJudgeCall',
  payload: commands.ResolveJudgeCall,
  grants: judges,
  token: 'judging',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('ResolveJudgeCall'),
});
