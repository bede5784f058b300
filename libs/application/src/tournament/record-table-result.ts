import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { staff } from '../rights/grants.js';
import { appendToTournament, isStaff, loadTournament } from '../context/tournament-context.js';

/** Somebody at a table of three or four, or the staff, says how it ended. */
export const RecordTableResult = defineCommand({
  name: 'RecordTableResult',
  payload: commands.RecordTableResult,
  grants: [...staff, 'self'],
  load: loadTournament,
  decide: ({ eventId: _eventId, ...result }, context) =>
    appendToTournament(context, {
      type: 'RecordTableResult',
      data: { ...result, byStaff: isStaff(context.standing) },
    }),
});
