import { expect, it } from 'vitest';
import { keepReceipt, keptReceipts, readReceipt } from './receipts.js';

const receipt = (streamId: string, version: number, eventId = 'e1'): string =>
  `hall.example/events/${eventId}/receipts\n${streamId}@${version}\n${'ab'.repeat(32)}\n\n\u2014 hall.example AAAA\n`;

const storage = () => {
  const values = new Map<string, string>();
  return {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
  };
};

it('keeps the newest receipt of each stream, event by event', () => {
  const kept = storage();
  for (const note of [receipt('match-m', 5), receipt('match-m', 3), receipt('pod-p', 9)])
    keepReceipt(note, kept);
  keepReceipt(receipt('match-x', 1, 'e2'), kept);
  expect(keptReceipts('e1', kept).map(({ streamId, version }) => [streamId, version])).toEqual([
    ['match-m', 5],
    ['pod-p', 9],
  ]);
  expect(keptReceipts('e1', kept)[0]?.note).toBe(receipt('match-m', 5));
  expect(keptReceipts('e2', kept)).toHaveLength(1);
});

it.each(['', 'hello', receipt('match-m', 5).replace('receipts', 'log')])(
  'takes %j for no receipt',
  (note) => {
    expect(readReceipt(note)).toBeNull();
  },
);

it('never fails where nothing can be stored', () => {
  const full = {
    getItem: () => 'no JSON',
    setItem: () => {
      throw new Error('full');
    },
  };
  expect(() => keepReceipt(receipt('match-m', 5), full)).not.toThrow();
  expect(keptReceipts('e1', full)).toEqual([]);
});
