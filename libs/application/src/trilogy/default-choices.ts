import { streamOf } from '#aggregate';
import { createHash } from 'node:crypto';
import { sealChoice, type SealedSecrets, type SecretChoice } from '#event-store';
import { choosingFor, defaultChoice, type Reporter, type TrilogyState } from '#match';
import type { MatchAction } from '../context/match-context.js';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Draws and seals the choice of a player who has not chosen, by the lot of docs/adr/0013. `early`:
 * a judge ends the waiting before the clock does.
 */
export const sealDefaultChoice = async (
  {
    matchId,
    trilogy,
    seed,
  }: {
    readonly matchId: string;
    readonly trilogy: TrilogyState;
    readonly seed: SecretChoice;
  },
  by: Reporter,
  secrets: SealedSecrets,
  { early }: { readonly early: boolean },
): Promise<MatchAction> => {
  const lot = { secret: seed.choice, matchId };
  const choice = defaultChoice(trilogy, by, lot, sha256);
  const commitment = await sealChoice(secrets, streamOf('match', matchId), String(choice));
  const seal = { by, commitment, byClock: true, ...(early && { early: true as const }) };
  return trilogy.stage === 'ban'
    ? { type: 'SealBan', data: seal }
    : { type: 'SealDeck', data: { ...seal, game: choosingFor(trilogy) } };
};
