import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { judges } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unplayed } from '../rights/lifecycles.js';

/** Lets a player submit a deck again although decks are locked. */
export const UnlockDeck = defineCommand({
  name: 'UnlockDeck',
  payload: commands.UnlockDeck,
  grants: judges,
  token: 'decks',
  during: unplayed,
  load: loadTournament,
  decide: forwardToTournament('UnlockDeck'),
});
