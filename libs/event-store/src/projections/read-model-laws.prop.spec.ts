import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RecordedEvent } from '../port.js';
import { history, tallyModel, type Tally } from './tally.fixture.js';
import { readModelLaws } from './read-model-laws.js';
import type { ReadModel } from './read-model.js';

const histories = fc.array(
  fc.record({
    scope: fc.constantFrom('a', 'b'),
    key: fc.constantFrom('x', 'y', 'z'),
    by: fc.integer({ min: -2, max: 2 }),
  }),
  { maxLength: 30 },
);
const cuts = fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 5 });

/** The violations that are reported for a faulty model on a history that shows its fault. */
const verdict = (change: Partial<ReadModel<Tally>>): Promise<readonly string[]> => {
  const facts = [1, 1, -2, 2, 1, 1, 1].map((by, index) => ({
    scope: 'a',
    key: index % 2 ? 'x' : 'y',
    by,
  }));
  return readModelLaws(
    { ...tallyModel, ...change } as unknown as ReadModel,
    history(facts),
    [2, 3],
  );
};

describe('the laws of read models', () => {
  it('hold for a lawful model whatever the history and the batches', async () => {
    await fc.assert(
      fc.asyncProperty(histories, cuts, async (facts, sizes) => {
        expect(
          await readModelLaws(tallyModel as unknown as ReadModel, history(facts), sizes),
        ).toEqual([]);
      }),
    );
  });

  it('are broken by a model that remembers outside its documents', async () => {
    let calls = 0;
    const faults = await verdict({
      evolve: (doc, event, key) => ({
        ...(tallyModel.evolve(doc, event, key) ?? { total: 0, events: 0 }),
        total: (calls += 1),
      }),
    });
    expect(faults[0]).toMatch(/^tally, the same events twice: a\/[xy] is /);
  });

  it('are broken by a model that changes the document it was given', async () => {
    const evolve = (doc: Tally | undefined, event: RecordedEvent): Tally => {
      const own = doc ?? { total: 0, events: 0 };
      (own as { total: number }).total += Number(event.data.by);
      return own;
    };
    await expect(verdict({ evolve })).rejects.toThrow(TypeError);
  });

  it('are broken by a document that JSON does not carry', async () => {
    await expect(
      verdict({ evolve: () => ({ total: 0, events: 0, at: new Date(0) }) }),
    ).rejects.toThrow('not JSON');
  });
});
