import { commands } from '#contracts';
import { nextSeedName } from '#tournament';
import { commitmentTo, drawSeed } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { organizers } from '../rights/grants.js';
import { onlyFinished } from '../rights/lifecycles.js';

/**
 * Reopens a finished tournament, so that results can be corrected and it is finished once more
 * (docs/adr/0048-finished-and-reopened.md).
 */
export const ReopenEvent = defineCommand({
  name: 'ReopenEvent',
  payload: commands.ReopenEvent,
  grants: organizers,
  token: 'events',
  during: onlyFinished,
  load: loadTournament,
  decide: async ({ reason }, context, { secrets }) => {
    const { state, streamId } = context.tournament;
    const seedCommitment = commitmentTo(await drawSeed(secrets, streamId, nextSeedName(state)));
    return appendToTournament(context, { type: 'ReopenEvent', data: { reason, seedCommitment } });
  },
});
