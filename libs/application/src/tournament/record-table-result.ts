import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { resultDesk } from '../rights/grants.js';
import { does } from '../rights/roles.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** A player at a table of three or four, or staff, report how it ended. */
export const RecordTableResult = defineCommand({
  name: 'RecordTableResult',
  payload: commands.RecordTableResult,
  grants: [...resultDesk, 'self'],
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: ({ eventId: _eventId, ...result }, context) =>
    appendToTournament(context, {
      type: 'RecordTableResult',
      data: { ...result, byStaff: does(context.rights, 'results') },
    }),
});
