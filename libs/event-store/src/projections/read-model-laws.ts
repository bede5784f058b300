import { canonicalJson } from '../json.js';
import type { RecordedEvent } from '../port.js';
import { foldAsOf } from './fold-as-of.js';
import { LogProjection, type EventSource } from './log-projection.js';
import { MemoryProjectionStore } from './memory-projection-store.js';
import { ModelSet } from './model-set.js';
import type { ProjectionStore } from './projection-store.js';
import type { ReadModel } from './read-model.js';

type Addressed = ReadonlyMap<string, string>;

/**
 * Tests the laws of every read model on one history: a rebuild from zero, events one by one, any
 * division into batches and every batch delivered twice give the same documents; events and
 * documents passed to the model are not changed; documents are JSON. Returns the violations; empty
 * if there are none. For use with generated histories and `cuts` (batch sizes, used in turn).
 */
export const readModelLaws = async (
  model: ReadModel,
  events: readonly RecordedEvent[],
  cuts: readonly number[] = [2, 3, 7],
): Promise<readonly string[]> => {
  const before = canonicalJson(events);
  const frozen = freeze(JSON.parse(before) as RecordedEvent[]);
  const watched: ReadModel = {
    ...model,
    owner: 'any',
    route: (event) => model.route(event),
    evolve: (doc, event, key) => freeze(model.evolve(doc, event, key)),
  };
  const rebuilt = asMap(foldAsOf(watched, frozen, Infinity));
  const again = asMap(foldAsOf(watched, frozen, Infinity));
  const runs: readonly [law: string, documents: Addressed][] = [
    ['the same events twice', again],
    ['one batch', await project(watched, frozen, [Math.max(frozen.length, 1)])],
    ['event by event', await project(watched, frozen, [1])],
    [`batches of ${cuts.join(', ')}`, await project(watched, frozen, cuts)],
    ['every batch delivered twice', await project(watched, frozen, cuts, 'twice')],
  ];
  return runs.flatMap(([law, documents]) =>
    differences(rebuilt, documents).map((difference) => `${model.name}, ${law}: ${difference}`),
  );
};

/**
 * Documents as a worker would leave them: stored as text between batches. Events of several
 * tournaments are read as if they were in one log.
 */
const project = async (
  model: ReadModel,
  events: readonly RecordedEvent[],
  cuts: readonly number[],
  delivery: 'once' | 'twice' = 'once',
): Promise<Addressed> => {
  const projections = new MemoryProjectionStore();
  const source = cutInto(events, cuts);
  const projection = (): LogProjection =>
    new LogProjection('log', null, {
      events: source,
      projections,
      models: new ModelSet([model]),
      batchSize: Infinity,
      cachedDocuments: 0,
    });
  const [first, rival] = [projection(), projection()];
  for (;;) {
    const step = await first.step();
    // The rival starts at zero and delivers again the events that the first one has taken.
    if (delivery === 'twice') await rival.step();
    if (step.kind === 'idle') break;
  }
  return readStored(projections, model, events);
};

const cutInto = (events: readonly RecordedEvent[], cuts: readonly number[]): EventSource => {
  const ends: number[] = [];
  for (let end = 0; end < events.length; ends.push(end))
    end += Math.max(1, cuts[ends.length % cuts.length] ?? 1);
  return {
    readLog: async (_log, after) =>
      events.slice(
        after,
        ends.find((end) => end > after),
      ),
  };
};

const readStored = async (
  projections: ProjectionStore,
  model: ReadModel,
  events: readonly RecordedEvent[],
): Promise<Addressed> => {
  const handled = events.filter((event) => model.handles.includes(event.type));
  const scopes = new Set(handled.flatMap((event) => model.route(event).map((key) => key.scope)));
  const found = await Promise.all(
    [...scopes].map(async (scope) =>
      (await projections.listDocuments(model.name, scope, { shared: true })).documents.map(
        ({ key, doc }) => ({
          scope,
          key,
          doc,
        }),
      ),
    ),
  );
  return asMap(found.flat());
};

const asMap = (
  documents: readonly { readonly scope: string; readonly key: string; readonly doc: object }[],
): Addressed =>
  new Map(documents.map(({ scope, key, doc }) => [`${scope}/${key}`, canonicalJson(doc)]));

const differences = (expected: Addressed, actual: Addressed): readonly string[] => {
  const addresses = [...new Set([...expected.keys(), ...actual.keys()])];
  return addresses
    .filter((address) => expected.get(address) !== actual.get(address))
    .map(
      (address) =>
        `${address} is ${actual.get(address) ?? 'missing'} instead of ${expected.get(address) ?? 'missing'}`,
    );
};

const freeze = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
  return value;
};
