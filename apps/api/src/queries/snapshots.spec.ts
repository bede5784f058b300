import { describe, expect, it } from 'vitest';
import type { ModelReader } from '#event-store';
import { BoundedCache } from '#platform';
import { Answered } from './answered.js';
import { answerBounds, Snapshot } from './snapshots.js';

const setUp = () => {
  const read: string[] = [];
  const stored: ModelReader = {
    getDocument: async (_model, scope, key) => (
      read.push(`${scope}/${key}`),
      { doc: { from: 'one', key }, position: 7 }
    ),
    pageDocuments: async () => [],
    listDocuments: async (_model, scope, options = {}) => (
      read.push(`${scope}/${options.prefix ?? ''}*`),
      { documents: [{ key: 'ana', doc: { from: 'list', key: 'ana' }, position: 5 }], position: 7 }
    ),
  };
  const answers = new BoundedCache<Promise<Answered>>(answerBounds);
  return { snapshot: new Snapshot(7, stored, answers), answers, read, stored };
};

describe('a snapshot of the read models', () => {
  it('reads each document and each list once for everybody', async () => {
    const { snapshot, read } = setUp();
    await Promise.all([1, 2, 3].map(() => snapshot.getDocument('roster', 'e1', 'ana')));
    await Promise.all([1, 2, 3].map(() => snapshot.listDocuments('roster', 'e1', { prefix: 'a' })));
    expect(read).toEqual(['e1/ana', 'e1/a*']);
  });

  it('takes a document out of the whole list once somebody has asked for that, and knows when it is not there', async () => {
    const { snapshot, read } = setUp();
    const [, ana] = await Promise.all([
      snapshot.listDocuments('roster', 'e1'),
      snapshot.getDocument('roster', 'e1', 'ana'),
    ]);
    expect(ana).toEqual({ doc: { from: 'list', key: 'ana' }, position: 7 });
    expect(await snapshot.getDocument('roster', 'e1', 'nobody')).toEqual({
      doc: undefined,
      position: 7,
    });
    expect(await snapshot.getDocument('roster', 'e2', 'ana')).toMatchObject({
      doc: { from: 'one' },
    });
    expect(await snapshot.getDocument('decks', 'e1', 'ana')).toMatchObject({
      doc: { from: 'one' },
    });
    expect(read).toEqual(['e1/*', 'e2/ana', 'e1/ana']);
  });

  it('does not remember a list that could not be read', async () => {
    const { stored, answers } = setUp();
    let away = true;
    const snapshot = new Snapshot(
      7,
      {
        ...stored,
        listDocuments: (...asked) =>
          away ? Promise.reject(new Error('away')) : stored.listDocuments(...asked),
      },
      answers,
    );
    await expect(snapshot.listDocuments('roster', 'e1')).rejects.toThrow('away');
    away = false;
    expect((await snapshot.listDocuments('roster', 'e1')).documents).toHaveLength(1);
    expect(await snapshot.getDocument('roster', 'e1', 'ana')).toMatchObject({
      doc: { from: 'list' },
    });
  });

  it('shares with the snapshots of other events what all answers may weigh', async () => {
    const { answers, stored } = setUp();
    const large = () => Promise.resolve(new Answered({ text: 'x'.repeat(1_048_576) }));
    for (let event = 0; event < 8; event += 1) {
      const snapshot = new Snapshot(event, stored, answers);
      for (let asked = 0; asked < 20; asked += 1) await snapshot.answer(`question ${asked}`, large);
    }
    expect(answers.bytes).toBeGreaterThan(answerBounds.mostBytes / 2);
    expect(answers.bytes).toBeLessThanOrEqual(answerBounds.mostBytes);
  });

  it('gives each event its own answer to the same question', async () => {
    const { answers, stored } = setUp();
    const told = [1, 2].map((event) =>
      new Snapshot(7, stored, answers).answer('question', async () => new Answered({ event })),
    );
    expect((await Promise.all(told)).map(({ value }) => value)).toEqual([
      { event: 1 },
      { event: 2 },
    ]);
  });
});
