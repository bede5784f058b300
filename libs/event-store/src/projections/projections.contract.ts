import { describe, expect, it } from 'vitest';
import { appendAt, happened, metaFor, uniqueId } from '../event-store.contract.js';
import type { EventStore } from '../port.js';
import { foldAsOf } from './fold-as-of.js';
import { ModelProjection } from './model-projection.js';
import { catchUp, startProjections } from './projection-runner.js';
import type { Generation, ProjectionStore } from './projection-store.js';
import type { DocumentKey, ReadModel } from './read-model.js';
import { tallyModel, type Tally } from './tally.fixture.js';

export interface ProjectionStores {
  readonly events: EventStore;
  readonly projections: ProjectionStore;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A model of its own for each test, so that tests can share one history. */
export const ownModel = (change: Partial<ReadModel<Tally>> = {}): ReadModel =>
  ({ ...tallyModel, name: uniqueId('tally'), ...change }) as unknown as ReadModel;

/** Appends counts to a stream of their own and returns its name, which is also the scope of their documents. */
export const count = async (
  { events }: ProjectionStores,
  keys: readonly string[],
  by = 1,
): Promise<string> => {
  const scope = uniqueId('scope');
  for (const [version, key] of keys.entries())
    await events.append(metaFor(), [
      appendAt(`count-${scope}`, version, happened('Counted', { scope, key, by })),
    ]);
  return scope;
};

export const expectedDocuments = async (
  { events }: ProjectionStores,
  model: ReadModel,
  scope: string,
): Promise<object[]> => {
  const all = (await events.readAll(null, 1_000_000)).events;
  return foldAsOf(model, all, Infinity)
    .filter((document) => document.scope === scope)
    .map(({ key, doc }) => ({ key, doc }));
};

export const shownDocuments = async (
  { projections }: ProjectionStores,
  model: ReadModel,
  scope: string,
): Promise<object[]> =>
  (await projections.listDocuments(model.name, scope)).documents.map(({ key, doc }) => ({
    key,
    doc,
  }));

export const projectionContract = (open: () => ProjectionStores): void => {
  describe('reading documents', () => {
    it('shows documents with the position of the model and their own', async () => {
      const stores = open();
      const scope = await count(stores, ['b', 'a', 'a']);
      const model = ownModel();
      expect(await stores.projections.getDocument(model.name, scope, 'a')).toEqual({
        doc: undefined,
        position: 0,
      });
      await catchUp({ ...stores, models: [model] });
      const stream = await stores.events.readStream(`count-${scope}`);
      const [first, , last] = stream.map((event) => event.globalPosition);
      expect(await stores.projections.getDocument(model.name, scope, 'a')).toEqual({
        doc: { total: 3, events: 2 },
        position: last,
      });
      expect(await stores.projections.listDocuments(model.name, scope)).toEqual({
        documents: [
          { key: 'a', doc: { total: 3, events: 2 }, position: last },
          { key: 'b', doc: { total: 1, events: 1 }, position: first },
        ],
        position: last,
      });
      expect(await stores.projections.getDocument(model.name, scope, 'c')).toEqual({
        doc: undefined,
        position: last,
      });
      expect(await stores.projections.listDocuments(model.name, uniqueId('scope'))).toEqual({
        documents: [],
        position: last,
      });
    });

    it('answers each of many who ask in the same moment with what he asked for', async () => {
      const stores = open();
      const scopes = [await count(stores, ['a', 'a', 'b']), await count(stores, ['a'])];
      const [built, unbuilt] = [ownModel(), ownModel()];
      await catchUp({ ...stores, models: [built] });
      const asked = [built, unbuilt].flatMap((model) =>
        scopes.flatMap((scope) => ['a', 'b', 'a'].map((key) => ({ model, scope, key }))),
      );
      const found = await Promise.all(
        asked.map(({ model, scope, key }) =>
          stores.projections.getDocument(model.name, scope, key),
        ),
      );
      expect(found.map(({ doc }) => (doc as Tally | undefined)?.total)).toEqual([
        3,
        1,
        3,
        1,
        undefined,
        1,
        ...Array.from({ length: 6 }, () => undefined),
      ]);
      expect(new Set(found.slice(6).map(({ position }) => position))).toEqual(new Set([0]));
    });

    it('lists by the beginning of the key, taken literally', async () => {
      const stores = open();
      const scope = await count(stores, ['r1/t1', 'r1/t2', 'r10/t1', 'r_', 'r%']);
      const model = ownModel();
      await catchUp({ ...stores, models: [model] });
      const keys = async (prefix: string) =>
        (await stores.projections.listDocuments(model.name, scope, { prefix })).documents.map(
          (document) => document.key,
        );
      expect(await keys('r1/')).toEqual(['r1/t1', 'r1/t2']);
      expect(await keys('r_')).toEqual(['r_']);
      expect(await keys('r%')).toEqual(['r%']);
    });

    it('removes a document that the model gives up, and lets it come back', async () => {
      const stores = open();
      const scope = await count(stores, ['a']);
      const model = ownModel();
      await catchUp({ ...stores, models: [model] });
      await stores.events.append(metaFor(), [
        appendAt(`count-${scope}`, 1, happened('Counted', { scope, key: 'a', by: -2 })),
      ]);
      await catchUp({ ...stores, models: [model] });
      expect(await shownDocuments(stores, model, scope)).toEqual([]);
      await stores.events.append(metaFor(), [
        appendAt(`count-${scope}`, 2, happened('Counted', { scope, key: 'a', by: 5 })),
      ]);
      await catchUp({ ...stores, models: [model] });
      expect(await shownDocuments(stores, model, scope)).toEqual([
        { key: 'a', doc: { total: 5, events: 1 } },
      ]);
    });
  });

  describe('promise 4: the checkpoint moves with the documents', () => {
    it('refuses an advance from a checkpoint that has moved, and changes nothing', async () => {
      const { projections } = open();
      const model = uniqueId('tally');
      const generation = await projections.open(model, 1);
      const to = (position: number) => ({ transactionId: '5', position });
      const put = (total: number) => [{ scope: 's', key: 'k', doc: { total }, position: 1 }];
      expect(
        await projections.advance(generation, {
          from: null,
          to: to(1),
          position: 1,
          put: put(1),
          removed: [],
        }),
      ).toBe(true);
      expect(
        await projections.advance(generation, {
          from: null,
          to: to(2),
          position: 2,
          put: put(2),
          removed: [],
        }),
      ).toBe(false);
      expect(
        await projections.advance(generation, {
          from: to(1),
          to: to(3),
          position: 3,
          put: [],
          removed: [],
        }),
      ).toBe(true);
      expect(
        await projections.advance(generation, {
          from: to(1),
          to: to(4),
          position: 4,
          put: put(4),
          removed: [],
        }),
      ).toBe(false);
      expect(
        await projections.load(generation, [
          { scope: 's', key: 'k' },
          { scope: 's', key: 'none' },
        ]),
      ).toEqual(put(1));
      expect(await projections.generations(model)).toEqual([
        { ...generation, checkpoint: to(3), position: 3 },
      ]);
    });

    it('lets models that advance together each stand for itself, and one of two that advance the same', async () => {
      const { projections } = open();
      const [moving, stale, raced] = (await Promise.all(
        [1, 2, 3].map(() => projections.open(uniqueId('tally'), 1)),
      )) as [Generation, Generation, Generation];
      const to = (position: number) => ({ transactionId: '5', position });
      const put = (total: number) => [{ scope: 's', key: 'k', doc: { total }, position: 1 }];
      await projections.advance(moving, {
        from: null,
        to: to(1),
        position: 1,
        put: [...put(1), { scope: 's', key: 'gone', doc: {}, position: 1 }],
        removed: [],
      });
      const outcomes = await Promise.all([
        projections.advance(moving, {
          from: to(1),
          to: to(2),
          position: 2,
          put: put(2),
          removed: [{ scope: 's', key: 'gone' }],
        }),
        projections.advance(stale, {
          from: to(1),
          to: to(2),
          position: 2,
          put: put(3),
          removed: [],
        }),
        projections.advance(raced, {
          from: null,
          to: to(2),
          position: 2,
          put: put(4),
          removed: [],
        }),
        projections.advance(raced, {
          from: null,
          to: to(2),
          position: 2,
          put: put(5),
          removed: [],
        }),
      ]);
      expect(outcomes.slice(0, 2)).toEqual([true, false]);
      expect(outcomes.slice(2).filter(Boolean)).toHaveLength(1);
      const keys = [
        { scope: 's', key: 'k' },
        { scope: 's', key: 'gone' },
      ];
      expect(await projections.load(moving, keys)).toEqual(put(2));
      expect(await projections.load(stale, keys)).toEqual([]);
      expect(await projections.load(raced, keys)).toEqual(put(outcomes[2] ? 4 : 5));
      expect((await projections.generations(stale.model))[0]?.checkpoint).toBeNull();
    });

    it('counts every event once while several workers race and events arrive', async () => {
      const stores = open();
      const model = ownModel();
      const workers = Array.from({ length: 3 }, () =>
        startProjections({ ...stores, models: [model], pollMs: 1, batchSize: 3 }),
      );
      const scopes = await Promise.all(
        Array.from({ length: 6 }, () => count(stores, ['a', 'b', 'a', 'c', 'b', 'a'])),
      );
      await Promise.all(workers.map((worker) => worker.stop()));
      await catchUp({ ...stores, models: [model] });
      for (const scope of scopes) {
        expect(await shownDocuments(stores, model, scope)).toEqual([
          { key: 'a', doc: { total: 7, events: 3 } },
          { key: 'b', doc: { total: 3, events: 2 } },
          { key: 'c', doc: { total: 1, events: 1 } },
        ]);
      }
    });

    it('does not lose its place when the model throws, and goes on once it no longer does', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b', 'a']);
      let broken = true;
      const model = ownModel({
        evolve: (doc, event, key) => {
          if (broken && key.key === 'b') throw new Error('a bug in the model');
          return tallyModel.evolve(doc, event, key);
        },
      });
      await expect(catchUp({ ...stores, models: [model] })).rejects.toThrow('a bug in the model');
      broken = false;
      await catchUp({ ...stores, models: [model] });
      expect(await shownDocuments(stores, model, scope)).toEqual(
        await expectedDocuments(stores, model, scope),
      );
    });
  });

  describe('promise 5: rebuild beside what readers see', () => {
    it('rebuilds when the version has risen; until then readers see the old answer whole', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b', 'c', 'd', 'e', 'f']);
      const old = ownModel();
      await catchUp({ ...stores, models: [old] });
      const before = await shownDocuments(stores, old, scope);
      const next: ReadModel = {
        ...old,
        version: 2,
        evolve: (doc, event, key) => ({
          ...tallyModel.evolve(doc as unknown as Tally, event, key),
          renewed: true,
        }),
      };
      const projection = new ModelProjection({ ...stores, model: next, rebuildBatchSize: 2 });
      const seen = new Set<string>();
      for (;;) {
        const turn = await projection.turn();
        const now = await shownDocuments(stores, old, scope);
        seen.add(JSON.stringify(now));
        if (turn.kind === 'idle') break;
      }
      const after = await expectedDocuments(stores, next, scope);
      expect([...seen].map((text) => JSON.parse(text) as unknown)).toEqual([before, after]);
    });

    it('never shows a half-built model while writes go on', async () => {
      const stores = open();
      const model = ownModel();
      const scope = await count(
        stores,
        Array.from({ length: 40 }, (_, index) => `k${index}`),
      );
      await catchUp({ ...stores, models: [model] });
      let writing = true;
      const writer = async (): Promise<number> => {
        let version = 40;
        for (; writing; version += 1, await pause(1))
          await stores.events.append(metaFor(), [
            appendAt(
              `count-${scope}`,
              version,
              happened('Counted', { scope, key: `k${version}`, by: 1 }),
            ),
          ]);
        return version;
      };
      const runner = startProjections({
        ...stores,
        models: [model],
        pollMs: 1,
        batchSize: 5,
        rebuildBatchSize: 10,
      });
      let reads = 0;
      const reader = async (): Promise<void> => {
        for (let [fewest, highest] = [40, 0]; writing; reads += 1) {
          const { documents, position } = await stores.projections.listDocuments(model.name, scope);
          // Documents are only ever added here: fewer than before, or an older position, would be a half-built generation.
          expect(documents.length).toBeGreaterThanOrEqual(fewest);
          expect(position).toBeGreaterThanOrEqual(highest);
          [fewest, highest] = [documents.length, position];
          await pause(1);
        }
      };
      const working = [writer(), reader()] as const;
      let rebuilds = 0;
      for (
        const until = Date.now() + 50_000;
        (rebuilds < 4 || reads < 20) && Date.now() < until;
        await pause(5)
      ) {
        const generations = await stores.projections.generations(model.name);
        if (generations.some((generation) => generation.status === 'building')) continue;
        await stores.projections.open(model.name, model.version);
        rebuilds += 1;
      }
      writing = false;
      const [written] = await Promise.all(working);
      await runner.stop();
      await catchUp({ ...stores, models: [model] });
      expect(rebuilds).toBeGreaterThanOrEqual(4);
      expect(reads).toBeGreaterThanOrEqual(20);
      expect((await stores.projections.listDocuments(model.name, scope)).documents).toHaveLength(
        written,
      );
      const generations = await stores.projections.generations(model.name);
      expect(generations.filter((generation) => generation.status === 'live')).toHaveLength(1);
    });

    it('leaves a model alone whose live generation is newer than this code', async () => {
      const stores = open();
      const newer = ownModel({ version: 7 });
      await catchUp({ ...stores, models: [newer] });
      const generations = await stores.projections.generations(newer.name);
      await count(stores, ['a']);
      await catchUp({ ...stores, models: [{ ...newer, version: 6 }] });
      expect(await stores.projections.generations(newer.name)).toEqual(generations);
    });

    it('takes nothing more for a generation that was replaced or given up, and has nothing of it once it is swept', async () => {
      const { projections } = open();
      const model = uniqueId('tally');
      const to = (position: number) => ({ transactionId: '5', position });
      const step = {
        from: null,
        to: to(1),
        position: 1,
        put: [{ scope: 's', key: 'k', doc: { total: 1 }, position: 1 }],
        removed: [],
      };
      const replaced = await projections.open(model, 1);
      await projections.advance(replaced, step);
      await projections.promote(replaced);
      const next = await projections.open(model, 1);
      await projections.advance(next, step);
      await projections.promote(next);
      expect(await projections.advance(replaced, { ...step, from: to(1), to: to(2) })).toBe(false);
      const givenUp = await projections.open(model, 2);
      await projections.open(model, 3);
      expect(await projections.advance(givenUp, step)).toBe(false);
      await projections.sweep(model);
      expect(await projections.load(replaced, [{ scope: 's', key: 'k' }])).toEqual([]);
      expect(
        (await projections.generations(model)).map(({ generation, status }) => [
          generation,
          status,
        ]),
      ).toEqual([
        [next.generation, 'live'],
        [givenUp.generation + 1, 'building'],
      ]);
    });

    it('does not swap in a generation that is behind what readers see', async () => {
      const { projections } = open();
      const model = uniqueId('tally');
      const first = await projections.open(model, 1);
      await projections.advance(first, {
        from: null,
        to: { transactionId: '9', position: 3 },
        position: 3,
        put: [],
        removed: [],
      });
      expect(await projections.promote(first)).toBe(true);
      const second = await projections.open(model, 1);
      expect(second.generation).toBe(first.generation + 1);
      await projections.advance(second, {
        from: null,
        to: { transactionId: '10', position: 1 },
        position: 1,
        put: [],
        removed: [],
      });
      expect(await projections.promote(second)).toBe(true);
      const third = await projections.open(model, 1);
      await projections.advance(third, {
        from: null,
        to: { transactionId: '10', position: 0 },
        position: 1,
        put: [],
        removed: [],
      });
      expect(await projections.promote(third)).toBe(false);
    });
  });

  describe('the runner', () => {
    it('tells after the commit which documents changed, woken by a hint without waiting for its poll', async () => {
      const stores = open();
      const model = ownModel();
      await catchUp({ ...stores, models: [model] });
      let wake: () => void = () => undefined;
      let told!: (advance: {
        model: string;
        touched: readonly DocumentKey[];
        position: number;
      }) => void;
      const advanced = new Promise<{
        model: string;
        touched: readonly DocumentKey[];
        position: number;
      }>((resolve) => (told = resolve));
      const runner = startProjections({
        ...stores,
        models: [model],
        pollMs: 3_600_000,
        wake: (listener) => {
          wake = listener;
          return () => (wake = () => undefined);
        },
        onAdvanced: (name, touched, position) =>
          void (touched.length > 0 && told({ model: name, touched, position })),
      });
      await pause(30);
      const scope = await count(stores, ['a']);
      wake();
      const [event] = await stores.events.readStream(`count-${scope}`);
      expect(await advanced).toEqual({
        model: model.name,
        touched: [{ scope, key: 'a' }],
        position: event?.globalPosition,
      });
      expect(await shownDocuments(stores, model, scope)).toHaveLength(1);
      await runner.stop();
    });
  });
};
