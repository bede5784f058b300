import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { staff } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Staff write a note about a player for other staff. */
export const NotePlayer = defineCommand({
  name: 'NotePlayer',
  payload: commands.NotePlayer,
  grants: staff,
  token: 'players',
  during: unfinished,
  load: loadTournament,
  decide: ({ playerId, note }, context) =>
    appendToTournament(context, { type: 'NotePlayer', data: { playerId, note } }),
});
