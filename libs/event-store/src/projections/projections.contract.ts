import { logOfEvent } from '#aggregate';
import { describe, expect, it } from 'vitest';
import { appendAt, happened, metaFor, uniqueId } from '../event-store.contract.js';
import type { Ownership } from '../ownership.js';
import type { EventStore } from '../port.js';
import { readEverything } from '../logs.js';
import { foldAsOf } from './fold-as-of.js';
import { LogProjection, type Step } from './log-projection.js';
import { ModelSet } from './model-set.js';
import { catchUp, ProjectionRunner } from './projection-runner.js';
import type { LogAdvance, ProjectionStore } from './projection-store.js';
import type { DocumentPage, ReadModel } from './read-model.js';
import { tallyModel, type Tally } from './tally.fixture.js';

export interface ProjectionStores {
  readonly events: EventStore;
  readonly projections: ProjectionStore;
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** A separate model for each test, whose documents do not mix with those of other tests. */
export const ownModel = (change: Partial<ReadModel<Tally>> = {}): ReadModel =>
  ({ ...tallyModel, name: uniqueId('tally'), ...change }) as unknown as ReadModel;

/**
 * Appends counts to a log of its own; returns the event's id, which is also the scope of the
 * documents.
 */
export const count = async (
  { events }: ProjectionStores,
  keys: readonly string[],
  by = 1,
): Promise<string> => {
  const scope = uniqueId('scope');
  for (const [version, key] of keys.entries())
    await events.append(metaFor(), [
      appendAt(logOfEvent(scope), version, happened('Counted', { scope, key, by })),
    ]);
  return scope;
};

export const expectedDocuments = async (
  { events }: ProjectionStores,
  model: ReadModel,
  scope: string,
): Promise<object[]> => {
  const all = await readEverything(events);
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
      const stream = await stores.events.readStream(logOfEvent(scope));
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
        position: 0,
      });
    });

    it('answers each of many who ask in the same moment with what they asked for', async () => {
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

    it('gives a page by a text of the documents, from the last to the first', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b', 'c', 'd']);
      const model: ReadModel = {
        name: uniqueId('cards'),
        version: 1,
        handles: ['Counted'],
        route: (event) =>
          event.data['scope'] === scope ? [{ scope, key: String(event.data['key']) }] : [],
        evolve: (_doc, _event, { key }) => ({
          key,
          name: `Hall ${key.toUpperCase()}`,
          day: key === 'd' ? '2026-01-02' : '2026-01-01',
          state: key === 'b' ? 'draft' : 'over',
        }),
      };
      await catchUp({ ...stores, models: [model] });
      const page = async (changes: Partial<DocumentPage>) =>
        (
          await stores.projections.pageDocuments(model.name, scope, {
            equal: {},
            oneOf: { field: 'state', values: ['over'] },
            order: { field: 'day' },
            limit: 10,
            ...changes,
          })
        ).map(({ key }) => key);
      expect(await page({})).toEqual(['d', 'a', 'c']);
      expect(await page({ limit: 2 })).toEqual(['d', 'a']);
      expect(await page({ after: { value: '2026-01-01', key: 'a' } })).toEqual(['c']);
      expect(await page({ equal: { name: 'Hall C' } })).toEqual(['c']);
      expect(await page({ contains: { fields: ['name'], text: 'hALL a' } })).toEqual(['a']);
      expect(await page({ order: { field: 'day', least: '2026-01-02' } })).toEqual(['d']);
      expect(await page({ order: { field: 'day', most: '2026-01-01' } })).toEqual(['a', 'c']);
      expect(await page({ contains: { fields: ['name'], text: '%' } })).toEqual([]);
    });

    it('keeps documents of different logs apart, whatever place their events name', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b']);
      const intruder = logOfEvent(uniqueId('scope'));
      const shared = ownModel({ owner: 'any' });
      const keyed = ownModel({ owner: () => intruder });
      const own = ownModel();
      const models = [shared, keyed, own];
      await catchUp({ ...stores, models });
      await stores.events.append(metaFor(), [
        appendAt(
          intruder,
          0,
          ...['a', 'b', 'b'].map((key) => happened('Counted', { scope, key, by: 8 })),
        ),
      ]);
      await catchUp({ ...stores, models });
      // Removes the document of another log's place.
      await stores.events.append(metaFor(), [
        appendAt(intruder, 3, happened('Counted', { scope, key: 'b', by: -48 })),
      ]);
      await catchUp({ ...stores, models });
      const { projections } = stores;
      const total = async (model: ReadModel, key: string, log?: string) =>
        ((await projections.getDocument(model.name, scope, key, log)).doc as Tally | undefined)
          ?.total;
      expect([await total(own, 'a'), await total(own, 'b')]).toEqual([1, 1]);
      expect(await shownDocuments(stores, own, scope)).toHaveLength(2);
      expect([await total(own, 'a', intruder), await total(keyed, 'a')]).toEqual([
        undefined,
        undefined,
      ]);
      expect([await total(keyed, 'a', intruder), await total(keyed, 'b', intruder)]).toEqual([
        8,
        undefined,
      ]);
      expect(await shownDocuments(stores, shared, scope)).toHaveLength(2);
      const all = await projections.listDocuments(shared.name, scope, { shared: true });
      expect(all.documents.map(({ key, doc }) => [key, (doc as unknown as Tally).total])).toEqual(
        expect.arrayContaining([
          ['a', 1],
          ['b', 1],
          ['a', 8],
        ]),
      );
      // A rebuild of one log leaves the documents of another.
      const again = { ...shared, version: 2 };
      await new LogProjection(intruder, null, {
        ...stores,
        models: new ModelSet([again, keyed, own]),
      }).step();
      expect([await total(shared, 'a'), await total(own, 'b')]).toEqual([1, 1]);
    });

    it('passes over facts that are not the log’s own', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b']);
      const model = ownModel();
      const ownership: Ownership = {
        kindsOf: { Counted: ['event'] },
        fields: { key: { kind: 'event', ownIn: [] } },
        elsewhere: {},
        sharesLog: (_log, key) => key === 'a',
        mayLie: () => true,
        follows: () => null,
        reservedBy: () => null,
      };
      await catchUp({ ...stores, models: [model], ownership });
      expect(await shownDocuments(stores, model, scope)).toEqual([
        { key: 'a', doc: { total: 1, events: 1 } },
      ]);
    });

    it('removes a document that the model gives up, and lets it come back', async () => {
      const stores = open();
      const scope = await count(stores, ['a']);
      const model = ownModel();
      await catchUp({ ...stores, models: [model] });
      await stores.events.append(metaFor(), [
        appendAt(logOfEvent(scope), 1, happened('Counted', { scope, key: 'a', by: -2 })),
      ]);
      await catchUp({ ...stores, models: [model] });
      expect(await shownDocuments(stores, model, scope)).toEqual([]);
      await stores.events.append(metaFor(), [
        appendAt(logOfEvent(scope), 2, happened('Counted', { scope, key: 'a', by: 5 })),
      ]);
      await catchUp({ ...stores, models: [model] });
      expect(await shownDocuments(stores, model, scope)).toEqual([
        { key: 'a', doc: { total: 5, events: 1 } },
      ]);
    });
  });

  describe('promise 4: the progress moves with the documents', () => {
    const step = (log: string, model: string) => {
      const to = (position: number, total: number): Omit<LogAdvance, 'from'> => ({
        log,
        to: at(position),
        put: [{ model, scope: log, key: 'k', doc: { total }, position }],
        removed: [],
        rebuilt: false,
        lease: null,
      });
      const at = (position: number) => ({ position, globalPosition: position, models: '{}' });
      return { to, at };
    };

    it('refuses an advance from where the log is no more, and changes nothing', async () => {
      const { projections } = open();
      const [log, model] = [uniqueId('log'), uniqueId('tally')];
      const { to, at } = step(log, model);
      expect(await projections.progress(log)).toBeNull();
      expect(await projections.advance({ ...to(1, 1), from: null })).toBe(true);
      expect(await projections.advance({ ...to(2, 2), from: null })).toBe(false);
      expect(
        await projections.advance({ ...to(2, 3), from: { ...at(1), models: '{"a":1}' } }),
      ).toBe(false);
      expect(await projections.advance({ ...to(3, 4), put: [], from: at(1) })).toBe(true);
      expect(await projections.advance({ ...to(4, 5), from: at(1) })).toBe(false);
      expect(
        await projections.load(log, [
          { model, scope: log, key: 'k' },
          { model, scope: log, key: 'none' },
        ]),
      ).toEqual(to(1, 1).put);
      expect(await projections.progress(log)).toEqual(at(3));
    });

    it('lets logs that advance together each stand for itself, and one of two that advance the same', async () => {
      const { projections } = open();
      const model = uniqueId('tally');
      const [moving, stale, raced] = [1, 2, 3].map(() => uniqueId('log')) as [
        string,
        string,
        string,
      ];
      const { at } = step(moving, model);
      const gone = { model, scope: moving, key: 'gone' };
      const first = step(moving, model).to(1, 1);
      await projections.advance({
        ...first,
        put: [...first.put, { ...gone, doc: {}, position: 1 }],
        from: null,
      });
      const outcomes = await Promise.all([
        projections.advance({ ...step(moving, model).to(2, 2), removed: [gone], from: at(1) }),
        projections.advance({ ...step(stale, model).to(2, 3), from: at(1) }),
        projections.advance({ ...step(raced, model).to(2, 4), from: null }),
        projections.advance({ ...step(raced, model).to(2, 5), from: null }),
      ]);
      expect(outcomes.slice(0, 2)).toEqual([true, false]);
      expect(outcomes.slice(2).filter(Boolean)).toHaveLength(1);
      const totals = async (log: string) =>
        (
          await projections.load(log, [
            { model, scope: log, key: 'k' },
            { model, scope: log, key: 'gone' },
          ])
        ).map(({ doc }) => doc['total']);
      expect(await totals(moving)).toEqual([2]);
      expect(await totals(stale)).toEqual([]);
      expect(await totals(raced)).toEqual([outcomes[2] ? 4 : 5]);
      expect(await projections.progress(stale)).toBeNull();
    });

    it('counts every event once while several workers race and events arrive', async () => {
      const stores = open();
      const model = ownModel();
      const workers = Array.from(
        { length: 3 },
        () => new ProjectionRunner({ ...stores, models: [model], batchSize: 3 }),
      );
      const scopes: string[] = [];
      let writing = true;
      const waking = (async () => {
        for (; writing; await pause(1))
          for (const worker of workers) worker.soon(scopes.map(logOfEvent));
      })();
      await Promise.all(
        Array.from({ length: 6 }, async () => {
          const scope = uniqueId('scope');
          scopes.push(scope);
          for (const [version, key] of ['a', 'b', 'a', 'c', 'b', 'a'].entries())
            await stores.events.append(metaFor(), [
              appendAt(logOfEvent(scope), version, happened('Counted', { scope, key, by: 1 })),
            ]);
        }),
      );
      writing = false;
      await waking;
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
    const steps = async (
      projection: LogProjection,
      after: () => Promise<void>,
    ): Promise<Step[]> => {
      const taken: Step[] = [];
      for (;;) {
        const step = await projection.step();
        taken.push(step);
        await after();
        if (step.kind === 'idle') return taken;
      }
    };

    it('rebuilds when a version has risen; until then readers see the old answer whole', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b', 'c', 'd', 'e', 'f']);
      const [old, other] = [ownModel(), ownModel()];
      await catchUp({ ...stores, models: [old, other] });
      const before = await shownDocuments(stores, old, scope);
      const next: ReadModel = {
        ...old,
        version: 2,
        evolve: (doc, event, key) =>
          key.key === 'a'
            ? undefined
            : { ...tallyModel.evolve(doc as unknown as Tally, event, key), renewed: true },
      };
      const projection = new LogProjection(logOfEvent(scope), null, {
        ...stores,
        models: new ModelSet([next, other]),
        batchSize: 2,
      });
      const seen = new Set<string>();
      const kinds = (
        await steps(projection, async () => {
          seen.add(JSON.stringify(await shownDocuments(stores, old, scope)));
        })
      ).map(({ kind }) => kind);
      expect(kinds).toEqual(['working', 'working', 'working', 'advanced', 'idle']);
      const after = await expectedDocuments(stores, next, scope);
      expect([...seen].map((text) => JSON.parse(text) as unknown)).toEqual([before, after]);
      expect(await shownDocuments(stores, other, scope)).toEqual(before);
    });

    it('takes what is appended during a rebuild, and never shows a half-built model', async () => {
      const stores = open();
      const keys = Array.from({ length: 30 }, (_, index) => `k${String(index).padStart(3, '0')}`);
      const model = ownModel();
      const scope = await count(stores, keys);
      await catchUp({ ...stores, models: [model] });
      let version = keys.length;
      const counts: number[] = [];
      for (const raised of [2, 3, 4]) {
        const projection = new LogProjection(logOfEvent(scope), null, {
          ...stores,
          models: new ModelSet([{ ...model, version: raised }]),
          batchSize: 10,
        });
        const until = version + 7;
        await steps(projection, async () => {
          if (version < until) {
            await stores.events.append(metaFor(), [
              appendAt(
                logOfEvent(scope),
                version,
                happened('Counted', { scope, key: `n${version}`, by: 1 }),
              ),
            ]);
            version += 1;
          }
          counts.push((await shownDocuments(stores, model, scope)).length);
        });
      }
      // Documents are only ever added here: a lower count would mean that a half-built model is
      // visible.
      expect(counts).toEqual([...counts].sort((one, other) => one - other));
      expect(counts[0]).toBe(keys.length);
      await catchUp({ ...stores, models: [{ ...model, version: 4 }] });
      expect(await shownDocuments(stores, model, scope)).toHaveLength(version);
    });

    it('goes on with older models where newer ones have made the documents, and back', async () => {
      const stores = open();
      const newer = ownModel({ version: 7 });
      const unknown = ownModel();
      const scope = await count(stores, ['a']);
      await catchUp({ ...stores, models: [newer, unknown] });
      const older = { ...newer, version: 6 };
      for (const [at, models] of [[older, unknown], [newer], [newer, unknown]].entries()) {
        await stores.events.append(metaFor(), [
          appendAt(logOfEvent(scope), at + 1, happened('Counted', { scope, key: 'b', by: 1 })),
        ]);
        await catchUp({ ...stores, models });
        expect(await stores.projections.progress(logOfEvent(scope))).toMatchObject({
          position: at + 2,
          models: new ModelSet(models).versions,
        });
        expect(await shownDocuments(stores, newer, scope)).toEqual(
          await expectedDocuments(stores, newer, scope),
        );
      }
    });

    it('writes versions that a release until 0.2.0 does not take for newer than its own', () => {
      // The rule of those releases: they left a log alone if one of its numbers was higher than
      // theirs and none lower.
      const theirs = Object.entries(
        JSON.parse(new ModelSet([ownModel({ version: 7 }), ownModel()]).versions) as object,
      );
      expect(theirs).toHaveLength(2);
      expect(theirs.filter(([, version]) => version > 6 || version > 0)).toEqual([]);
    });

    it('is the work of one of two workers that begin at once', async () => {
      const stores = open();
      const scope = await count(stores, ['a', 'b', 'c']);
      const model = ownModel();
      const projections = [1, 2].map(
        () =>
          new LogProjection(logOfEvent(scope), null, { ...stores, models: new ModelSet([model]) }),
      );
      const first = await Promise.all(projections.map((each) => each.step()));
      const kinds = first.map(({ kind }) => kind);
      // The other one is overtaken, or finds nothing left to do if it looked only after the commit.
      expect(kinds.filter((kind) => kind === 'advanced')).toHaveLength(1);
      expect(['overtaken', 'idle']).toContain(kinds.find((kind) => kind !== 'advanced'));
      expect(await shownDocuments(stores, model, scope)).toEqual(
        await expectedDocuments(stores, model, scope),
      );
    });
  });

  describe('the runner', () => {
    it('tells after the commit which documents changed, and reads the logs that it is told of', async () => {
      const stores = open();
      const model = ownModel();
      const told: { model: string; keys: unknown; position: number }[] = [];
      const runner = new ProjectionRunner({
        ...stores,
        models: [model],
        onAdvanced: ({ model: name, keys }, position) =>
          void told.push({ model: name, keys, position }),
      });
      const [scope, other] = [await count(stores, ['a']), await count(stores, ['a'])];
      runner.soon([logOfEvent(scope)]);
      await expect.poll(() => told.length).toBe(1);
      const [event] = await stores.events.readStream(logOfEvent(scope));
      expect(told).toEqual([
        { model: model.name, keys: [{ scope, key: 'a' }], position: event?.globalPosition },
      ]);
      expect(await shownDocuments(stores, model, scope)).toHaveLength(1);
      expect(await shownDocuments(stores, model, other)).toEqual([]);
      runner.later([logOfEvent(other)]);
      await expect.poll(() => told.length).toBe(2);
      await runner.stop();
    });

    it('takes once more what the database forgot when it was killed', async () => {
      const stores = open();
      const model = ownModel();
      const scope = await count(stores, ['a', 'a']);
      const log = logOfEvent(scope);
      const runner = new ProjectionRunner({ ...stores, models: [model], batchSize: 1 });
      runner.soon([log]);
      await expect.poll(() => runner.idle).toBe(true);
      const progress = await stores.projections.progress(log);
      const document = { model: model.name, scope, key: 'a' };
      const [last] = await stores.projections.load(log, [document]);
      const [first] = await stores.events.readStream(log);
      const { globalPosition } = first!;
      const before = { ...progress!, position: 1, globalPosition };
      const put = [{ ...document, doc: { total: 1, events: 1 }, position: globalPosition }];
      const back = { log, from: progress, to: before, put, removed: [], rebuilt: false };
      expect(await stores.projections.advance({ ...back, lease: null })).toBe(true);
      runner.later([log]);
      await expect.poll(() => runner.idle).toBe(true);
      expect(await stores.projections.progress(log)).toEqual(progress);
      expect(await stores.projections.load(log, [document])).toEqual([last]);
      await runner.stop();
    });

    it('reads no log that is another worker’s', async () => {
      const stores = open();
      const model = ownModel();
      const mine = new Set<string>();
      const runner = new ProjectionRunner({
        ...stores,
        models: [model],
        leases: {
          of: (log) => (mine.has(log) ? { bucket: 0, fence: 0 } : null),
          buckets: () => [0],
        },
      });
      const scope = await count(stores, ['a']);
      runner.soon([logOfEvent(scope)]);
      await expect.poll(() => runner.idle).toBe(true);
      expect(await stores.projections.progress(logOfEvent(scope))).toBeNull();
      await runner.stop();
    });
  });
};
