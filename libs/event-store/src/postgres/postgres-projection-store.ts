import type { Pool, QueryResult } from 'pg';
import type { JsonObject } from '../json.js';
import {
  hasReached,
  type Advance,
  type Generation,
  type GenerationId,
  type GenerationStatus,
  type ProjectionStore,
  type StoredDocument,
} from '../projections/projection-store.js';
import type { DocumentKey, FoundDocument, FoundDocuments } from '../projections/read-model.js';
import { Gathering } from './gathering.js';
import * as sql from './projection-statements.js';
import type { Statement } from './statements.js';
import { retryTransient } from './transient-errors.js';

type GenerationRow = [
  model: string,
  generation: number,
  modelVersion: number,
  status: GenerationStatus,
  transactionId: string | null,
  lastPosition: string | null,
  position: string,
];

type GenerationStep = GenerationId & Advance;
type Wanted = DocumentKey & { readonly model: string };

/** Models that are woken together take the same events and come together. What writes more than this goes alone and holds up nobody. */
const MOST_SHARED_DOCUMENTS = 200;
const SHARED_TRIPS = { trips: 2, size: 50 };
/** A hall of phones asks for a document each, all at once. */
const SHARED_READS = { trips: 4, size: 200 };

/** Documents and checkpoints in PostgreSQL, changed by any number of processes at once. */
export class PostgresProjectionStore implements ProjectionStore {
  readonly #pool: Pool;
  readonly #advancing: Gathering<GenerationStep, boolean>;
  readonly #reading: Gathering<Wanted, FoundDocument>;

  constructor(pool: Pool) {
    this.#pool = pool;
    this.#advancing = new Gathering(SHARED_TRIPS, (steps) => this.#advanceEach(steps));
    this.#reading = new Gathering(SHARED_READS, (wanted) => this.#getEach(wanted));
  }

  async generations(model: string): Promise<readonly Generation[]> {
    return (await this.#rows<GenerationRow>(sql.GENERATIONS, [model])).map(toGeneration);
  }

  async open(model: string, modelVersion: number): Promise<Generation> {
    for (;;) {
      await this.#rows(sql.OPEN, [model, modelVersion]);
      const generations = await this.generations(model);
      const own = generations.find(
        (generation) =>
          generation.status === 'building' && generation.modelVersion === modelVersion,
      );
      // None when another process opened one of another version in the same instant: then try again.
      if (own) return own;
    }
  }

  async load(id: GenerationId, keys: readonly DocumentKey[]): Promise<readonly StoredDocument[]> {
    const rows = await this.#rows<[scope: string, key: string, doc: JsonObject, position: string]>(
      sql.LOAD,
      [id.model, id.generation, ...keyColumns(keys)],
    );
    return rows.map(([scope, key, doc, position]) => ({
      scope,
      key,
      doc,
      position: Number(position),
    }));
  }

  async advance({ model, generation }: GenerationId, advance: Advance): Promise<boolean> {
    const step = { model, generation, ...advance };
    if (step.put.length + step.removed.length <= MOST_SHARED_DOCUMENTS)
      return this.#advancing.take(step);
    const [moved] = await this.#advanceEach([step]);
    return moved === true;
  }

  async promote(id: GenerationId): Promise<boolean> {
    return retryTransient(async () => {
      const client = await this.#pool.connect();
      let broken = false;
      try {
        await client.query('begin');
        const { rows }: QueryResult<GenerationRow> = await client.query({
          ...sql.LOCK_GENERATIONS,
          values: [id.model],
          rowMode: 'array',
        });
        const promotable = mayPromote(rows.map(toGeneration), id);
        if (promotable) {
          await client.query({ ...sql.RETIRE_LIVE, values: [id.model] });
          await client.query({ ...sql.MAKE_LIVE, values: [id.model, id.generation] });
        }
        await client.query('commit');
        return promotable;
      } catch (error) {
        broken = true;
        throw error;
      } finally {
        client.release(broken);
      }
    });
  }

  async sweep(model: string): Promise<void> {
    await this.#rows(sql.SWEEP, [model]);
  }

  getDocument(model: string, scope: string, key: string): Promise<FoundDocument> {
    return this.#reading.take({ model, scope, key });
  }

  async listDocuments(
    model: string,
    scope: string,
    options: { readonly prefix?: string } = {},
  ): Promise<FoundDocuments> {
    const rows = await this.#rows<
      [modelPosition: string, key: string | null, doc: JsonObject | null, position: string]
    >(sql.LIST_DOCUMENTS, [model, scope, options.prefix ?? '']);
    const documents = rows.flatMap(([, key, doc, position]) =>
      key === null || doc === null ? [] : [{ key, doc, position: Number(position) }],
    );
    return { documents, position: Number(rows[0]?.[0] ?? 0) };
  }

  async #getEach(wanted: readonly Wanted[]): Promise<readonly FoundDocument[]> {
    const rows = await this.#rows<[place: string, position: string, doc: JsonObject | null]>(
      sql.GET_DOCUMENTS,
      [wanted.map(({ model }) => model), ...keyColumns(wanted)],
    );
    const found = new Map(
      rows.map(([place, position, doc]) => [
        Number(place),
        { doc: doc ?? undefined, position: Number(position) },
      ]),
    );
    return wanted.map((_key, index) => found.get(index + 1) ?? { doc: undefined, position: 0 });
  }

  /** Whether each was still where it thought. Of two steps of one generation one is overtaken. */
  async #advanceEach(steps: readonly GenerationStep[]): Promise<readonly boolean[]> {
    const put = steps.flatMap((step, index) =>
      step.put.map((document) => ({ ...document, step: index + 1 })),
    );
    const removed = steps.flatMap((step, index) =>
      step.removed.map((key) => ({ ...key, step: index + 1 })),
    );
    const rows = await this.#rows<[step: string]>(sql.ADVANCE, [
      steps.map(({ model }) => model),
      steps.map(({ generation }) => generation),
      steps.map(({ from }) => from?.transactionId ?? null),
      steps.map(({ from }) => from?.position ?? null),
      steps.map(({ to }) => to.transactionId),
      steps.map(({ to }) => to.position),
      steps.map(({ position }) => position),
      removed.map(({ step }) => step),
      ...keyColumns(removed),
      put.map(({ step }) => step),
      ...keyColumns(put),
      put.map(({ doc }) => JSON.stringify(doc)),
      put.map(({ position }) => position),
    ]);
    const moved = new Set(rows.map(([step]) => Number(step)));
    return steps.map((_step, index) => moved.has(index + 1));
  }

  /** Safe to repeat: an advance whose answer was lost finds its checkpoint moved and counts as overtaken. */
  async #rows<Row extends unknown[]>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const result: QueryResult<Row> = await retryTransient(() =>
      this.#pool.query({ ...statement, values: [...values], rowMode: 'array' }),
    );
    return result.rows;
  }
}

const keyColumns = (keys: readonly DocumentKey[]): [string[], string[]] => [
  keys.map(({ scope }) => scope),
  keys.map(({ key }) => key),
];

const toGeneration = ([
  model,
  generation,
  modelVersion,
  status,
  transactionId,
  lastPosition,
  position,
]: GenerationRow): Generation => ({
  model,
  generation,
  modelVersion,
  status,
  checkpoint: transactionId === null ? null : { transactionId, position: Number(lastPosition) },
  position: Number(position),
});

const mayPromote = (generations: readonly Generation[], id: GenerationId): boolean => {
  const own = generations.find((generation) => generation.generation === id.generation);
  const live = generations.find((generation) => generation.status === 'live');
  return own?.status === 'building' && hasReached(own.checkpoint, live?.checkpoint ?? null);
};
