import type { Pool } from 'pg';
import { type Signer, signerOf } from './note.js';

/** The stream that tells when a server's signing key was replaced. */
export const keyStream = 'signing-keys';
export const keyReplaced = 'SigningKeyReplaced';

/** Under which purpose the seed of a generation follows from the server's secret. The first has the name that it always had. */
const signingPurpose = (generation: number): string =>
  generation === 0 ? 'log-signing' : `log-signing/${generation}`;

export interface KeyRingParts {
  readonly pool: Pick<Pool, 'query'>;
  /** The server's name in its keys. */
  readonly name: string;
  /** 32 secret bytes for a purpose. */
  readonly seedFor: (purpose: string) => Buffer;
}

const everyMs = 60_000;

/** What the server signs with: the key of the last generation that was recorded. It is looked up each minute, and before each checkpoint. */
export class KeyRing implements Signer {
  #signer: Signer;
  #rotations: readonly string[] = [];
  #timer: NodeJS.Timeout | null = null;

  constructor(private readonly parts: KeyRingParts) {
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

  /** The key of a generation, 0 for the first. */
  signer(generation: number): Signer {
    return signerOf(this.parts.name, this.parts.seedFor(signingPurpose(generation)));
  }

  async refresh(): Promise<void> {
    const { rows } = await this.parts.pool.query<{ note: string }>(
      `select data->>'note' as note from events where log = $1 and stream_id = $1 order by version`,
      [keyStream],
    );
    if (rows.length !== this.#rotations.length) this.#signer = this.signer(rows.length);
    this.#rotations = rows.map(({ note }) => note);
  }

  /** Looks now and each minute. While the database is away, what is known stays. */
  watch(): this {
    const look = (): void => void this.refresh().catch(() => undefined);
    look();
    this.#timer = setInterval(look, everyMs).unref();
    return this;
  }

  onModuleDestroy(): void {
    if (this.#timer) clearInterval(this.#timer);
  }
}
