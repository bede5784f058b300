import { streamOf } from '#aggregate';
import { poolSeedName } from '#draft';
import type { SealedSecrets } from '#event-store';
import type { TournamentState } from '#tournament';
import type { TournamentAction } from '../context/tournament-context.js';

/** Sealed, where the event wishes so: with the first round decks are locked and the boosters are opened to everyone. */
export const revealedPools = async (
  { eventId, limited, settings }: TournamentState,
  secrets: SealedSecrets,
): Promise<readonly TournamentAction[]> => {
  if (
    limited.poolsCommitment === null ||
    limited.poolsRevealed ||
    settings.limited?.reveal !== 'after-draft'
  )
    return [];
  const seed = await secrets.get(streamOf('event', eventId), poolSeedName);
  if (seed === null) throw new Error(`the seed of the boosters of ${eventId} is lost`);
  return [{ type: 'RevealPools', data: { seed: seed.choice, nonce: seed.nonce } }];
};
