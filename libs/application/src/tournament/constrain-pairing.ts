import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** Sets, before a Swiss round is paired, who meets, who has a bye and who must not meet. */
export const ConstrainPairing = defineCommand({
  name: 'ConstrainPairing',
  payload: commands.ConstrainPairing,
  grants: pairers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('ConstrainPairing'),
});
