import { streamOf } from '#aggregate';
import { poolSeedName } from '#draft';
import { drawnSeed, type SealedSecrets } from '#event-store';
import type { TournamentState } from '#tournament';
import type { TournamentAction } from '../context/tournament-context.js';

/** Sealed boosters of the event are opened to everyone, unless they were before. */
export const revealedPools = async (
  { eventId, limited }: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> => {
  if (limited.poolsCommitment === null || limited.poolsRevealed) return [];
  const seed = await drawnSeed(secrets, streamOf('event', eventId), poolSeedName);
  return [{ type: 'RevealPools', data: { seed: seed.choice, nonce: seed.nonce } }];
};

/** The same with the first round, with which decks are locked, where the event wishes so. */
export const poolsRevealedByRound = async (
  state: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> =>
  state.settings.limited?.reveal === 'after-draft' ? revealedPools(state, secrets) : [];
