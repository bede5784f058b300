import { streamOf } from '#aggregate';
import { poolSeedName } from '#draft';
import { drawnSeed, type SealedSecrets } from '#event-store';
import type { TournamentState } from '#tournament';
import type { TournamentAction } from '../context/tournament-context.js';

/** Reveals the tournament's sealed boosters to everybody, unless that has happened. */
export const revealedPools = async (
  { eventId, limited }: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> => {
  if (limited.poolsCommitment === null || limited.poolsRevealed) return [];
  const seed = await drawnSeed(secrets, streamOf('event', eventId), poolSeedName);
  return [{ type: 'RevealPools', data: { seed: seed.choice, nonce: seed.nonce } }];
};

/** Reveals them when the first round locks the decks, if the tournament's settings say so. */
export const poolsRevealedByRound = async (
  state: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> =>
  state.settings.limited?.reveal === 'after-draft' ? revealedPools(state, secrets) : [];
