import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Gives a player the same table in every round. */
export const AssignStaticTable = defineCommand({
  name: 'AssignStaticTable',
  payload: commands.AssignStaticTable,
  grants: pairers,
  token: 'rounds',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('AssignStaticTable'),
});
