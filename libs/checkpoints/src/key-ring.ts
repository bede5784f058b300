import type { Pool } from 'pg';
import { PostgresEventStore } from '#event-store';
import { readRotation } from './key-rotation.js';
import { type Signer, signerOf } from './note.js';

/** The stream that records when a server's signing key was replaced. */
export const keyStream = 'signing-keys';
export const keyReplaced = 'SigningKeyReplaced';

/**
 * The purpose for deriving the seed of a generation from the server's secret. The first has its
 * original name.
 */
const signingPurpose = (generation: number): string =>
  generation === 0 ? 'log-signing' : `log-signing/${generation}`;

export interface KeyRingParts {
  readonly pool: Pick<Pool, 'query'>;
  /** The server's name in its keys. */
  readonly name: string;
  /** Derives 32 secret bytes for a purpose. */
  readonly seedFor: (purpose: string) => Buffer;
  /** Random 32 byte seeds that are not derived from the secret, newest last. */
  readonly freshSeeds: readonly Buffer[];
}

interface Replacement {
  readonly note: string;
  /** Whether the new key was made from a random seed. */
  readonly fresh?: boolean;
}

/** The public key without the server's name, which changes with its address. */
const publicHalf = (verifierKey: string): string => verifierKey.split('+').slice(2).join('+');

const everyMs = 60_000;

/**
 * The signing key of the server: that of the last recorded generation. It is looked up every
 * minute, and before each checkpoint.
 */
export class KeyRing implements Signer {
  #signer: Signer;
  #rotations: readonly string[] = [];
  #timer: NodeJS.Timeout | null = null;

  readonly #store: PostgresEventStore;

  constructor(private readonly parts: KeyRingParts) {
    this.#store = new PostgresEventStore(parts.pool);
    this.#signer = this.signer(0);
  }

  get name(): string {
    return this.#signer.name;
  }

  get verifierKey(): string {
    return this.#signer.verifierKey;
  }

  /** The signed notes that lead from the first key to this one. */
  get rotations(): readonly string[] {
    return this.#rotations;
  }

  sign(text: string): string {
    return this.#signer.sign(text);
  }

  /**
   * The key for a replacement: from the newest random seed, unless it was used before; otherwise
   * that of the next generation.
   */
  next(): { readonly signer: Signer; readonly fresh: boolean } {
    const seed = this.parts.freshSeeds.at(-1);
    const signer = seed && signerOf(this.parts.name, seed);
    const wasUsed = this.#rotations.some((note) => this.#names(note, signer));
    return signer && !wasUsed
      ? { signer, fresh: true }
      : { signer: this.signer(this.#rotations.length + 1), fresh: false };
  }

  /**
   * @throws Error if the current key was made from a random seed that this process does not have.
   */
  async refresh(): Promise<void> {
    const events = await this.#store.readStream(keyStream);
    const replacements = events.map(({ data }) => data as unknown as Replacement);
    const last = replacements.at(-1);
    if (replacements.length !== this.#rotations.length)
      this.#signer = last?.fresh ? this.#freshSigner(last.note) : this.signer(replacements.length);
    this.#rotations = replacements.map(({ note }) => note);
  }

  /**
   * Looks the key up now and every minute. While the database is unreachable, or the current seed
   * is missing, the last known key stays.
   */
  watch(onFault: (error: unknown) => void): this {
    const look = (): void => void this.refresh().catch(onFault);
    look();
    this.#timer = setInterval(look, everyMs).unref();
    return this;
  }

  /** The key of a generation, 0 for the first. */
  private signer(generation: number): Signer {
    return signerOf(this.parts.name, this.parts.seedFor(signingPurpose(generation)));
  }

  #freshSigner(note: string): Signer {
    const found = this.parts.freshSeeds
      .map((seed) => signerOf(this.parts.name, seed))
      .find((signer) => this.#names(note, signer));
    if (found) return found;
    throw new Error('the signing key in use is none of SIGNING_KEYS, which this process was given');
  }

  #names(note: string, signer: Signer | undefined): boolean {
    const next = readRotation(note)?.next;
    return next !== undefined && publicHalf(next) === publicHalf(signer?.verifierKey ?? '');
  }

  onModuleDestroy(): void {
    if (this.#timer) clearInterval(this.#timer);
  }
}
