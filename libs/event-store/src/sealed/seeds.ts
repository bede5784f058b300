import { randomBytes } from 'node:crypto';
import { newNonce, type SealedSecrets, type SecretChoice } from './sealed-secrets.js';

/**
 * 256 random bits, prefixed with the name of the random generator for which the seed is meant, so
 * that the commitment to the seed covers the generator too. Seeds without a prefix belong to the
 * former generator.
 */
export const newSeed = (): string => `chacha20:${randomBytes(32).toString('hex')}`;

/**
 * Draws a seed, committed to now and revealed later. A repeated call returns the first seed, so
 * that nobody can draw until they like the result.
 */
export const drawSeed = (
  secrets: SealedSecrets,
  streamId: string,
  name: string,
): Promise<SecretChoice> => secrets.put(streamId, name, { nonce: newNonce(), choice: newSeed() });

/**
 * The seed that was drawn. Throws if it is lost, since the results drawn from it could not be
 * reproduced.
 */
export const drawnSeed = async (
  secrets: SealedSecrets,
  streamId: string,
  name: string,
): Promise<SecretChoice> => {
  const seed = await secrets.get(streamId, name);
  if (!seed) throw new Error(`the seed ${name} of ${streamId} is lost`);
  return seed;
};
