import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

export const RevokePenalty = defineCommand({
  name: 'RevokePenalty',
  payload: commands.RevokePenalty,
  grants: judges,
  token: 'judging',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('RevokePenalty'),
});
