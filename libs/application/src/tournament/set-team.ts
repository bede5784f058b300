import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { unfinished } from '../rights/lifecycles.js';

/** Sets the team, family or travel group of a player. */
export const SetTeam = defineCommand({
  name: 'SetTeam',
  payload: commands.SetTeam,
  grants: pairers,
  token: 'players',
  during: unfinished,
  load: loadTournament,
  decide: forwardToTournament('SetTeam'),
});
