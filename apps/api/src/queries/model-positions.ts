import { setTimeout as pause } from 'node:timers/promises';
import type { DatabasePool } from '#platform';

/** How far each live read model has come, by name. */
export type Positions = ReadonlyMap<string, number>;

const freshMs = 50;
const pollMs = 8;

/** The position that every model has reached; what lies at or before it is in all answers. */
export const reachedByAll = (positions: Positions): number =>
  positions.size === 0 ? 0 : Math.min(...positions.values());

/** Knows how far the read models are, asking the database at most once at a time however many requests want to know. */
export class ModelPositions {
  #known: { readonly at: number; readonly positions: Positions } | null = null;
  #asking: Promise<Positions> | null = null;

  constructor(private readonly pool: Pick<DatabasePool, 'query'>) {}

  /** At most 50 ms old. */
  recent(): Promise<Positions> {
    const known = this.#known;
    return known && Date.now() - known.at < freshMs ? Promise.resolve(known.positions) : this.now();
  }

  now(): Promise<Positions> {
    this.#asking ??= this.ask().finally(() => (this.#asking = null));
    return this.#asking;
  }

  /** Waits until every model has taken the event at `position`, at most two seconds: after that an older answer is better than none. */
  async reached(position: number, limitMs = 2_000): Promise<Positions> {
    const deadline = Date.now() + limitMs;
    let positions = await this.recent();
    while (reachedByAll(positions) < position && Date.now() < deadline) {
      await pause(pollMs);
      positions = await this.now();
    }
    return positions;
  }

  private async ask(): Promise<Positions> {
    const { rows } = await this.pool.query<{ model: string; position: string }>(
      `select model, position from read_model_generations where status = 'live' order by model`,
    );
    const positions = new Map(rows.map(({ model, position }) => [model, Number(position)]));
    this.#known = { at: Date.now(), positions };
    return positions;
  }
}
