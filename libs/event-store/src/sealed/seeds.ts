import { randomBytes } from 'node:crypto';
import { newNonce, type SealedSecrets, type SecretChoice } from './sealed-secrets.js';

/**
 * 256 random bits, before them the name of the stream that chance is drawn from by this seed: whoever commits
 * to the seed commits to the stream as well. Seeds drawn before there was a name are of the former stream.
 */
export const newSeed = (): string => `chacha20:${randomBytes(32).toString('hex')}`;

/**
 * Draws a seed of chance, committed to now and revealed later. Asked
 * again it is the one drawn first: nobody draws until they like it.
 */
export const drawSeed = (
  secrets: SealedSecrets,
  streamId: string,
  name: string,
): Promise<SecretChoice> => secrets.put(streamId, name, { nonce: newNonce(), choice: newSeed() });

/** The seed that was drawn. Throws when it is lost: what follows from it cannot be made again. */
export const drawnSeed = async (
  secrets: SealedSecrets,
  streamId: string,
  name: string,
): Promise<SecretChoice> => {
  const seed = await secrets.get(streamId, name);
  if (!seed) throw new Error(`the seed ${name} of ${streamId} is lost`);
  return seed;
};
