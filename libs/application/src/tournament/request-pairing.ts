import { commands } from '#contracts';
import { defineCommand } from '../command/definition.js';
import { pairers } from '../rights/grants.js';
import { forwardToTournament, loadTournament } from '../context/tournament-context.js';
import { playing } from '../rights/lifecycles.js';

/** Requests the pairings of the round that the organizer expects next; the worker computes them. */
export const RequestPairing = defineCommand({
  name: 'RequestPairing',
  payload: commands.RequestPairing,
  grants: pairers,
  token: 'rounds',
  during: playing,
  load: loadTournament,
  decide: forwardToTournament('RequestPairing'),
});
