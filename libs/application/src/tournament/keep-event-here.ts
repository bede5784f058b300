import { isOver } from '#vocabulary';
import { streamOf } from '#aggregate';
import { commands } from '#contracts';
import { commitmentTo, drawnSeed, drawSeed, type SealedSecrets } from '#event-store';
import { type SeedChange, type TournamentState, currentSeedName, nextSeedName } from '#tournament';
import { defineCommand } from '../command/definition.js';
import { appendToTournament, loadTournament } from '../context/tournament-context.js';
import { everywhere } from '../rights/lifecycles.js';

/**
 * Reveals the current seed and draws another, because everybody who holds the file may have read
 * the seed.
 */
const changeSeed = async (
  state: TournamentState,
  secrets: SealedSecrets,
): Promise<SeedChange | null> => {
  if (state.handedOver === null || isOver(state)) return null;
  const streamId = streamOf('event', state.eventId);
  const { choice: secret, nonce } = await drawnSeed(secrets, streamId, currentSeedName(state));
  const next = await drawSeed(secrets, streamId, nextSeedName(state));
  return { secret, nonce, seedCommitment: commitmentTo(next) };
};

/**
 * The tournament goes on here although its file was made for another server, for example because
 * the file was lost.
 */
export const KeepEventHere = defineCommand({
  name: 'KeepEventHere',
  payload: commands.KeepEventHere,
  grants: ['owner'],
  token: 'closed',
  during: everywhere,
  load: loadTournament,
  decide: async ({ reason }, context, { secrets }) =>
    appendToTournament(context, {
      type: 'KeepEventHere',
      data: { reason, seed: await changeSeed(context.tournament.state, secrets) },
    }),
});
