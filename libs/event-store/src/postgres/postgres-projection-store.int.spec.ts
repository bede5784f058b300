import { logOfEvent } from '#aggregate';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../test/support/database.js';
import { catchUp } from '../projections/projection-runner.js';
import {
  count,
  expectedDocuments,
  ownModel,
  projectionContract,
  shownDocuments,
  type ProjectionStores,
} from '../projections/projections.contract.js';
import { PostgresEventStore } from './postgres-event-store.js';
import { PostgresProjectionStore } from './postgres-projection-store.js';

describe('projections in PostgreSQL', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let stores: ProjectionStores;

  beforeAll(async () => {
    database = await createTestDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 16 });
    pool.on('error', () => undefined); // connections are killed on purpose
    stores = {
      events: new PostgresEventStore(pool),
      projections: new PostgresProjectionStore(pool),
    };
  });
  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  projectionContract(() => stores);

  describe('promise 4: a crash between documents and checkpoint', () => {
    const setTrap = (deed: string): Promise<unknown> =>
      pool.query(
        `create or replace function spring_trap() returns trigger language plpgsql as $$ begin if new.key = 'trap' then ${deed} end if; return new; end $$`,
      );

    /**
     * While `work` runs, the database executes `deed` in the middle of writing the document with
     * the key "trap".
     */
    const trapped = async (deed: string, work: () => Promise<unknown>): Promise<void> => {
      await setTrap(deed);
      await pool.query(
        'create trigger trap after insert or update on read_model_documents for each row execute function spring_trap()',
      );
      try {
        await work();
      } finally {
        await pool.query('drop trigger trap on read_model_documents');
      }
    };

    it('leaves neither when the statement fails half-way', async () => {
      const scope = await count(stores, ['a', 'b', 'trap', 'c']);
      const model = ownModel();
      await trapped(`raise exception 'the disk is full';`, async () => {
        await expect(catchUp({ ...stores, models: [model] })).rejects.toThrow('the disk is full');
      });
      expect(await stores.projections.progress(logOfEvent(scope))).toBeNull();
      expect(
        await stores.projections.load(
          logOfEvent(scope),
          ['a', 'b', 'trap', 'c'].map((key) => ({ model: model.name, scope, key })),
        ),
      ).toEqual([]);
      await catchUp({ ...stores, models: [model] });
      expect(await shownDocuments(stores, model, scope)).toEqual(
        (await expectedDocuments(stores, model, scope)).sort((a, b) =>
          JSON.stringify(a) < JSON.stringify(b) ? -1 : 1,
        ),
      );
    });

    it('counts each event once when the connection is killed in the middle of the transaction', async () => {
      const model = ownModel();
      const scope = await count(stores, ['a', 'trap', 'a', 'trap', 'b']);
      const admin = new pg.Client({ connectionString: database.url });
      await admin.connect();
      let kills = 0;
      let working = true;
      /**
       * Connections caught in the trap wait until they are killed; after the third one the trap
       * lets everybody through.
       */
      const killer = async (): Promise<void> => {
        for (; working; await new Promise((resolve) => setTimeout(resolve, 20))) {
          const { rowCount } = await admin.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and wait_event = 'PgSleep'`,
          );
          kills += rowCount ?? 0;
          if (kills >= 3) await setTrap('null;');
        }
      };
      await trapped('perform pg_sleep(60);', async () => {
        const killing = killer();
        await catchUp({ ...stores, models: [model] }).finally(() => (working = false));
        await killing;
      });
      await admin.end();
      expect(kills).toBeGreaterThanOrEqual(3);
      expect(await shownDocuments(stores, model, scope)).toEqual([
        { key: 'a', doc: { total: 3, events: 2 } },
        { key: 'b', doc: { total: 1, events: 1 } },
        { key: 'trap', doc: { total: 3, events: 2 } },
      ]);
    });
  });
});
