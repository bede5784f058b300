import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { staff } from '../rights/grants.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Whoever works at the event writes a word about a player for the others who do. */
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
