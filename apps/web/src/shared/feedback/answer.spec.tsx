import type { UseQueryResult } from '@tanstack/react-query';
import { expect, it } from 'vitest';
import { draw, wordsOf } from '../../testing/draw.js';
import { Answer } from './answer.js';

const answered = (over: Partial<UseQueryResult<string>>): UseQueryResult<string> =>
  ({
    data: 'kept',
    error: null,
    isError: false,
    failureCount: 0,
    fetchStatus: 'idle',
    dataUpdatedAt: Date.parse('2026-11-21T09:30:00.000Z'),
    refetch: () => undefined,
    ...over,
  }) as unknown as UseQueryResult<string>;
const old = answered({ failureCount: 1 });
const words = async (outer: UseQueryResult<string>, inner: UseQueryResult<string>) =>
  wordsOf(
    await draw(<Answer of={outer}>{() => <Answer of={inner}>{(text) => text}</Answer>}</Answer>),
  );

it('says how old an answer is as soon as asking failed, and once on a page', async () => {
  const count = (text: string) => text.split('No connection').length - 1;
  expect(count(await words(answered({}), answered({})))).toBe(0);
  expect(count(await words(answered({}), old))).toBe(1);
  expect(count(await words(old, answered({ fetchStatus: 'paused' })))).toBe(1);
});
