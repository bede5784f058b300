import { expect, it } from 'vitest';
import { NoAnswer } from '../../api/http.js';
import { fetchPart } from './part.js';

/** Fails this many times, then succeeds. */
const comesAfter = (failures: number) => {
  let left = failures;
  return () => ((left -= 1) < 0 ? Promise.resolve('piece') : Promise.reject(new TypeError('gone')));
};

it('waits for a piece that did not come until the server answers again', async () => {
  const heard: string[] = [];
  const back = () => Promise.resolve(void heard.push('back'));
  expect(await fetchPart(comesAfter(1), back)).toBe('piece');
  expect(heard).toEqual(['back']);
});

it('holds what never comes, though the server answers, for a part that nobody answered for', async () => {
  await expect(fetchPart(comesAfter(9), () => Promise.resolve())).rejects.toBeInstanceOf(NoAnswer);
});
