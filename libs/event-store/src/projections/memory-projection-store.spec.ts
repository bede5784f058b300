import { describe, expect, it } from 'vitest';
import { MemoryEventStore } from '../memory-event-store.js';
import { MemoryProjectionStore } from './memory-projection-store.js';
import { catchUp } from './projection-runner.js';
import {
  count,
  expectedDocuments,
  ownModel,
  projectionContract,
  shownDocuments,
} from './projections.contract.js';
import { tallyModel } from './tally.fixture.js';

describe('projections in memory', () => {
  const stores = { events: new MemoryEventStore(), projections: new MemoryProjectionStore() };
  projectionContract(() => stores);

  it('hand an event to a document once, even when its route names the document twice', async () => {
    const scope = await count(stores, ['a', 'b', 'a']);
    const model = ownModel({
      route: (event) => [...tallyModel.route(event), ...tallyModel.route(event)],
    });
    await catchUp({ ...stores, models: [model] });
    expect(await shownDocuments(stores, model, scope)).toEqual([
      { key: 'a', doc: { total: 3, events: 2 } },
      { key: 'b', doc: { total: 1, events: 1 } },
    ]);
    expect(await shownDocuments(stores, model, scope)).toEqual(
      await expectedDocuments(stores, model, scope),
    );
  });
});
