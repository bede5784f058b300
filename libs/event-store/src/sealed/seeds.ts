import { randomBytes } from 'node:crypto';
import { newNonce, type SealedSecrets, type SecretChoice } from './sealed-secrets.js';

/** Draws a seed of chance, 256 random bits, committed to now and revealed later. Asked again it is the one drawn first: nobody draws until he likes it. */
export const drawSeed = (
  secrets: SealedSecrets,
  streamId: string,
  name: string,
): Promise<SecretChoice> =>
  secrets.put(streamId, name, { nonce: newNonce(), choice: randomBytes(32).toString('hex') });

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
