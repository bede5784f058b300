import { describe, expect, it } from 'vitest';
import type { ModelReader } from '#event-store';
import { Snapshot } from './snapshots.js';

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
  return { snapshot: new Snapshot(7, stored), read, stored };
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
    const { stored } = setUp();
    let away = true;
    const snapshot = new Snapshot(7, {
      ...stored,
      listDocuments: (...asked) =>
        away ? Promise.reject(new Error('away')) : stored.listDocuments(...asked),
    });
    await expect(snapshot.listDocuments('roster', 'e1')).rejects.toThrow('away');
    away = false;
    expect((await snapshot.listDocuments('roster', 'e1')).documents).toHaveLength(1);
    expect(await snapshot.getDocument('roster', 'e1', 'ana')).toMatchObject({
      doc: { from: 'list' },
    });
  });
});
