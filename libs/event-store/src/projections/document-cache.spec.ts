import { expect, it } from 'vitest';
import { DocumentCache } from './document-cache.js';

const model = 'tally';
const place = (key: string) => ({ scope: 's', key });
const keysOf = (changes: readonly { readonly key: string }[]) => changes.map(({ key }) => key);

it('changes nothing where a document was absent and still is', () => {
  const cache = new DocumentCache();
  cache.update(cache.at(model, place('absent')), 1, () => undefined);
  cache.update(cache.at(model, place('made')), 1, () => ({ n: 1 }));
  expect(keysOf(cache.takeChanges())).toEqual(['made']);
});

it('removes what was stored, found or put before, and only once', () => {
  const cache = new DocumentCache();
  const [found, put] = [cache.at(model, place('found')), cache.at(model, place('put'))];
  cache.fill([{ model, ...place('found'), doc: { n: 1 }, position: 1 }]);
  cache.update(put, 2, () => ({ n: 2 }));
  expect(keysOf(cache.takeChanges())).toEqual(['put']);
  for (const document of [found, put]) cache.update(document, 3, () => undefined);
  expect(keysOf(cache.takeChanges())).toEqual(['found', 'put']);
  for (const document of [found, put]) cache.update(document, 4, () => undefined);
  expect(cache.takeChanges()).toEqual([]);
});

it('leaves out what came and went within one batch', () => {
  const cache = new DocumentCache();
  const document = cache.at(model, place('brief'));
  cache.update(document, 1, () => ({ n: 1 }));
  cache.update(document, 2, () => undefined);
  expect(cache.takeChanges()).toEqual([]);
});
