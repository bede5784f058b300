import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';

/** Gives a player the same table in every round. */
export const AssignStaticTable = defineCommand({
  name: 'AssignStaticTable',
  payload: commands.AssignStaticTable,
  grants: pairers,
  token: 'rounds',
  load: loadTournament,
  decide: forwardToTournament('AssignStaticTable'),
});
