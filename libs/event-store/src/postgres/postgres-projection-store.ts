import { logOfEvent } from '#aggregate';
import type { Pool, QueryResult } from 'pg';
import type { JsonObject } from '../json.js';
import type {
  LogAdvance,
  LogDocumentKey,
  LogProgress,
  ProjectionStore,
  StoredDocument,
} from '../projections/projection-store.js';
import type {
  DocumentKey,
  DocumentPage,
  FoundDocument,
  FoundDocuments,
  ListOptions,
} from '../projections/read-model.js';
import { Gathering } from './gathering.js';
import * as sql from './projection-statements.js';
import type { Statement } from './statements.js';
import { retryTransient } from './transient-errors.js';

type Wanted = DocumentKey & { readonly model: string; readonly log: string };

/**
 * Simultaneous advances of several logs share a trip. One with more documents than this gets a trip
 * of its own, so that it does not delay others.
 */
const MOST_SHARED_DOCUMENTS = 200;
const SHARED_TRIPS = { trips: 2, size: 50 };
/** Many clients request a document each at the same time. */
const SHARED_READS = { trips: 4, size: 200 };

/** Documents and progress in PostgreSQL; any number of processes can write at once. */
export class PostgresProjectionStore implements ProjectionStore {
  readonly #pool: Pool;
  readonly #advancing: Gathering<LogAdvance, boolean>;
  readonly #reading: Gathering<Wanted, FoundDocument>;

  constructor(pool: Pool) {
    this.#pool = pool;
    // A statement can write only one of two steps in the same log.
    this.#advancing = new Gathering(
      SHARED_TRIPS,
      (steps) => this.#advanceEach(steps),
      ({ log }) => ({ alone: [log], shared: [] }),
    );
    this.#reading = new Gathering(SHARED_READS, (wanted) => this.#getEach(wanted));
  }

  async progress(log: string): Promise<LogProgress | null> {
    const [row] = await this.#rows<[position: string, globalPosition: string, models: string]>(
      sql.PROGRESS,
      [log, 'models'],
    );
    return row === undefined
      ? null
      : { position: Number(row[0]), globalPosition: Number(row[1]), models: row[2] };
  }

  async load(log: string, keys: readonly LogDocumentKey[]): Promise<readonly StoredDocument[]> {
    const rows = await this.#rows<
      [model: string, scope: string, key: string, doc: JsonObject, position: string]
    >(sql.LOAD, [log, ...keyColumns(keys)]);
    return rows.map(([model, scope, key, doc, position]) => ({
      model,
      scope,
      key,
      doc,
      position: Number(position),
    }));
  }

  async advance(step: LogAdvance): Promise<boolean> {
    if (!step.rebuilt && step.put.length + step.removed.length <= MOST_SHARED_DOCUMENTS)
      return this.#advancing.take(step);
    const [moved] = await this.#advanceEach([step]);
    return moved === true;
  }

  getDocument(
    model: string,
    scope: string,
    key: string,
    log = logOfEvent(scope),
  ): Promise<FoundDocument> {
    return this.#reading.take({ model, scope, key, log });
  }

  async listDocuments(
    model: string,
    scope: string,
    { prefix = '', shared = false }: ListOptions = {},
  ): Promise<FoundDocuments> {
    if (shared) return this.#listShared(model, scope, prefix);
    const rows = await this.#rows<
      [logPosition: string | null, key: string | null, doc: JsonObject | null, position: string]
    >(sql.LIST_DOCUMENTS, [model, scope, prefix, logOfEvent(scope)]);
    const documents = rows.flatMap(([, key, doc, position]) =>
      key === null || doc === null ? [] : [{ key, doc, position: Number(position) }],
    );
    return { documents, position: Number(rows[0]?.[0] ?? 0) };
  }

  async #listShared(model: string, scope: string, prefix: string): Promise<FoundDocuments> {
    const rows = await this.#rows<[key: string, doc: JsonObject, position: string]>(
      sql.LIST_SHARED_DOCUMENTS,
      [model, scope, prefix],
    );
    return {
      documents: rows.map(([key, doc, position]) => ({ key, doc, position: Number(position) })),
      position: 0,
    };
  }

  async pageDocuments(
    model: string,
    scope: string,
    { equal, oneOf, contains, order, after, limit }: DocumentPage,
  ): Promise<readonly JsonObject[]> {
    const rows = await this.#rows<[doc: JsonObject]>(sql.PAGE_DOCUMENTS, [
      model,
      scope,
      Object.keys(equal),
      Object.values(equal),
      oneOf.field,
      [...oneOf.values],
      [...(contains?.fields ?? [])],
      contains?.text ?? '',
      order.field,
      order.least ?? '',
      order.most ?? null,
      after?.value ?? null,
      after?.key ?? null,
      limit,
    ]);
    return rows.map(([doc]) => doc);
  }

  async #getEach(wanted: readonly Wanted[]): Promise<readonly FoundDocument[]> {
    const rows = await this.#rows<[place: string, position: string | null, doc: JsonObject | null]>(
      sql.GET_DOCUMENTS,
      [...keyColumns(wanted), wanted.map(({ log }) => log)],
    );
    const found = new Map(
      rows.map(([place, position, doc]) => [
        Number(place),
        { doc: doc ?? undefined, position: Number(position ?? 0) },
      ]),
    );
    return wanted.map((_key, index) => found.get(index + 1) ?? { doc: undefined, position: 0 });
  }

  /** For each step, whether the progress was still as expected and the lease held. */
  async #advanceEach(steps: readonly LogAdvance[]): Promise<readonly boolean[]> {
    const put = steps.flatMap((step, index) =>
      step.put.map((document) => ({ step: index + 1, ...document })),
    );
    const removed = steps.flatMap((step, index) =>
      step.removed.map((key) => ({ step: index + 1, ...key })),
    );
    const rows = await this.#rows<[step: string]>(sql.ADVANCE, [
      steps.map(({ log }) => log),
      steps.map(({ from }) => from?.position ?? null),
      steps.map(({ from }) => from?.models ?? null),
      steps.map(({ to }) => to.position),
      steps.map(({ to }) => to.globalPosition),
      steps.map(({ to }) => to.models),
      steps.map(({ rebuilt }) => rebuilt),
      steps.map(({ lease }) => lease?.bucket ?? null),
      steps.map(({ lease }) => lease?.fence ?? null),
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

  /**
   * Safe to repeat: an advance whose response was lost finds its progress moved and counts as
   * overtaken.
   */
  async #rows<Row extends unknown[]>(
    statement: Statement,
    values: readonly unknown[],
  ): Promise<Row[]> {
    const result: QueryResult<Row> = await retryTransient(() =>
      this.#pool.query({ values: [...values], rowMode: 'array', ...statement }),
    );
    return result.rows;
  }
}

const keyColumns = (keys: readonly LogDocumentKey[]): [string[], string[], string[]] => [
  keys.map(({ model }) => model),
  keys.map(({ scope }) => scope),
  keys.map(({ key }) => key),
];
