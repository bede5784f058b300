import { hash, randomBytes } from 'node:crypto';

/** A choice nobody may know yet, and the nonce that keeps its commitment from being guessed. */
export interface SecretChoice {
  readonly nonce: string;
  readonly choice: string;
}

/** A secret with the place where it lies. */
export interface StoredSecret extends SecretChoice {
  readonly streamId: string;
  readonly name: string;
}

/** Where secrets lie until the event that reveals them; streams carry commitments only. */
export interface SealedSecrets {
  /**
   * Keeps the first secret put under this name and returns
   * the one kept: a resent command does not change its mind.
   */
  put(streamId: string, name: string, secret: SecretChoice): Promise<SecretChoice>;
  get(streamId: string, name: string): Promise<SecretChoice | null>;
  remove(streamId: string, name: string): Promise<void>;
  /** All secrets of these streams, in the order of their names. */
  list(streamIds: readonly string[]): Promise<readonly StoredSecret[]>;
}

/** What a stream may tell about a secret before its reveal: sha256 as 64 hexadecimal digits. */
export const commitmentTo = ({ nonce, choice }: SecretChoice): string =>
  hash('sha256', `${nonce}:${choice}`);

/** True when the revealed secret is the one that was committed to. */
export const honours = (secret: SecretChoice, commitment: string): boolean =>
  commitmentTo(secret) === commitment;

/** 128 random bits: no two nonces are alike and none can be guessed. */
export const newNonce = (): string => randomBytes(16).toString('hex');
