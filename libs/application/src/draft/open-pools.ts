import { isRefusal } from '#aggregate';
import { commands } from '#contracts';
import { poolSeedName } from '#draft';
import { commitmentTo, drawSeed } from '#event-store';
import { defineCommand } from '../command/definition.js';
import { organizers } from '../rights/grants.js';
import { refuseBoosters } from './refuse-boosters.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { running } from '../rights/lifecycles.js';

/**
 * Sealed: everybody's boosters follow from one seed, which is sealed before the tournament commits
 * to it.
 */
export const OpenPools = defineCommand({
  name: 'OpenPools',
  payload: commands.OpenPools,
  grants: organizers,
  token: 'decks',
  during: running,
  load: loadTournament,
  decide: async (_payload, context, { secrets }) => {
    const { tournament } = context;
    const withoutSeed = appendToTournament(context, {
      type: 'OpenPools',
      data: { seedCommitment: null },
    });
    // Physical boosters need no seed, and no seed is drawn for what is refused in any case.
    const { settings, bundles } = tournament.state;
    const { limited } = settings;
    if (isRefusal(withoutSeed) || !limited || limited.source === 'recorded') return withoutSeed;
    const refusal = refuseBoosters({ ...limited, bundles }, limited.packs);
    if (refusal) return refusal;
    const seedCommitment = commitmentTo(await drawSeed(secrets, tournament.streamId, poolSeedName));
    return appendToTournament(context, { type: 'OpenPools', data: { seedCommitment } });
  },
});
