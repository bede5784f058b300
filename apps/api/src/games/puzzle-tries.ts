import { createHash } from 'node:crypto';
import type { DatabasePool } from '#platform';

/** The number of first tries at a puzzle, and how many of them solved it. */
export interface Tries {
  readonly tries: number;
  readonly solved: number;
}

/**
 * How long the sums of all puzzles are cached; a try noted by this process makes them be counted
 * again at once.
 */
const FRESH_MS = 60_000;

const NOTE =
  'insert into puzzle_tries (puzzle, by, solved) values ($1, $2, $3) on conflict do nothing';
const SUMS = `
  select puzzle, count(*)::int as tries, (count(*) filter (where solved))::int as solved
  from puzzle_tries group by puzzle`;

/**
 * First tries at puzzles, one for each browser or account. The page reports whether a try
 * succeeded: since the solutions are public, even a replay would prove no more.
 */
export class PuzzleTries {
  #sums: { readonly at: number; readonly of: Promise<ReadonlyMap<string, Tries>> } | null = null;

  constructor(private readonly pool: Pick<DatabasePool, 'query'>) {}

  /** @param actor who tried; only a digest is stored, which differs from puzzle to puzzle. */
  async note(puzzle: string, actor: string, solved: boolean): Promise<void> {
    const by = createHash('sha256').update(`${puzzle}\n${actor}`).digest('base64url');
    await this.pool.query(NOTE, [puzzle, by, solved]);
    this.#sums = null;
  }

  /** The sums, by the seed of the puzzle. @param now milliseconds since 1970. */
  async sums(now: number): Promise<ReadonlyMap<string, Tries>> {
    const known = this.#sums;
    if (known && now - known.at < FRESH_MS) return known.of;
    const sums = { at: now, of: this.#count() };
    this.#sums = sums;
    try {
      return await sums.of;
    } catch (fault) {
      if (this.#sums === sums) this.#sums = null;
      throw fault;
    }
  }

  async #count(): Promise<ReadonlyMap<string, Tries>> {
    const { rows } = await this.pool.query<Tries & { readonly puzzle: string }>(SUMS);
    return new Map(rows.map(({ puzzle, tries, solved }) => [puzzle, { tries, solved }]));
  }
}
