import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { checkInDesk } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

export const UndoCheckIn = defineCommand({
  name: 'UndoCheckIn',
  payload: commands.UndoCheckIn,
  grants: checkInDesk,
  token: 'players',
  during: unplayed,
  load: loadTournament,
  decide: forwardToTournament('UndoCheckIn'),
});
