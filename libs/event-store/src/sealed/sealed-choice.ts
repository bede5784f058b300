import {
  commitmentTo,
  honours,
  newNonce,
  type SealedSecrets,
  type SecretChoice,
} from './sealed-secrets.js';

/** A stored secret with the commitment under which it was kept. */
export interface OpenedSecret extends SecretChoice {
  readonly commitment: string;
}

/** The name under which a choice is kept. */
export const choiceName = (commitment: string): string => `choice/${commitment}`;

/**
 * Keeps a choice and returns the commitment to it, which is the only way to find it again. The
 * caller appends the commitment afterwards: a crash in between leaves a secret that nothing refers
 * to, never a commitment that nobody can open.
 */
export const sealChoice = async (
  secrets: SealedSecrets,
  streamId: string,
  choice: string,
): Promise<string> => {
  const secret = { nonce: newNonce(), choice };
  const commitment = commitmentTo(secret);
  await secrets.put(streamId, choiceName(commitment), secret);
  return commitment;
};

/**
 * Opens the choices behind a stream's commitments, by the same keys. Throws if one is lost or does
 * not match its commitment.
 */
export const openChoices = async <Key extends string>(
  secrets: SealedSecrets,
  streamId: string,
  sealed: Readonly<Partial<Record<Key, string>>>,
): Promise<Partial<Record<Key, OpenedSecret>>> => {
  const entries = Object.entries<string | undefined>(sealed).flatMap(([key, commitment]) =>
    commitment === undefined ? [] : [[key, commitment] as const],
  );
  const opened = await Promise.all(
    entries.map(async ([key, commitment]) => {
      const secret = await secrets.get(streamId, choiceName(commitment));
      if (secret === null || !honours(secret, commitment))
        throw new Error(`the choice behind ${commitment} of ${streamId} is lost`);
      return [key, { ...secret, commitment }] as const;
    }),
  );
  return Object.fromEntries(opened) as Partial<Record<Key, OpenedSecret>>;
};
