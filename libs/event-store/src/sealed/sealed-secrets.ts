import { hash, randomBytes } from 'node:crypto';

/**
 * A choice that must stay secret for now, and the nonce that keeps it from being guessed from its
 * commitment.
 */
export interface SecretChoice {
  readonly nonce: string;
  readonly choice: string;
}

/** A secret with its stream and name. */
export interface StoredSecret extends SecretChoice {
  readonly streamId: string;
  readonly name: string;
}

/** Stores secrets until the event that reveals them; streams hold only commitments. */
export interface SealedSecrets {
  /**
   * Keeps the first secret put under this name and returns the kept one, so that a resent command
   * cannot change it.
   */
  put(streamId: string, name: string, secret: SecretChoice): Promise<SecretChoice>;
  get(streamId: string, name: string): Promise<SecretChoice | null>;
  remove(streamId: string, name: string): Promise<void>;
  /** All secrets of these streams, in the order of their names. */
  list(streamIds: readonly string[]): Promise<readonly StoredSecret[]>;
}

/**
 * What a stream may publish about a secret before it is revealed: sha256 as 64 hexadecimal digits.
 */
export const commitmentTo = ({ nonce, choice }: SecretChoice): string =>
  hash('sha256', `${nonce}:${choice}`);

/** True if the revealed secret matches the commitment. */
export const honours = (secret: SecretChoice, commitment: string): boolean =>
  commitmentTo(secret) === commitment;

/** 128 random bits: practically unique and impossible to guess. */
export const newNonce = (): string => randomBytes(16).toString('hex');
