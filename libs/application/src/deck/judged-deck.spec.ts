import { expect, it } from 'vitest';
import { defaultSettings } from '#contracts';
import { judgedDeck } from './judged-deck.js';

const payload = {
  text: JSON.stringify({
    leader: { id: 'SOR_010', count: 1 },
    base: { id: 'SOR_022', count: 1 },
    deck: [{ id: 'SOR_100', count: 3 }],
  }),
};
const event = {
  format: 'premier',
  date: '2026-11-21',
  settings: defaultSettings,
  bundles: [] as readonly string[],
} as const;

it('is judged once for the same payload and rules', () => {
  const first = judgedDeck(payload, event);
  expect(first.verdict.legal).toBe(false);
  expect(judgedDeck(payload, { ...event })).toBe(first);
  expect(judgedDeck({ ...payload }, event)).not.toBe(first);
});

it('is judged anew when the rules of the event have changed', () => {
  const sizes = (settings: typeof defaultSettings) =>
    judgedDeck(payload, { ...event, settings }).verdict.problems.map(({ code }) => code);
  expect(sizes(defaultSettings)).toContain('deck/too-few-cards');
  const small = {
    ...defaultSettings,
    legality: { ...defaultSettings.legality, limits: { minimumMain: 3 } },
  };
  expect(sizes(small)).not.toContain('deck/too-few-cards');
  expect(sizes(defaultSettings)).toContain('deck/too-few-cards');
});

it.each([{ date: '2020-01-01' }, { format: 'twin-suns' }] as const)(
  'is judged anew when the event has another date or format: %o',
  (change) => {
    const before = judgedDeck(payload, event);
    const after = judgedDeck(payload, { ...event, ...change });
    expect(after.verdict).not.toEqual(before.verdict);
    expect(after).toEqual(judgedDeck({ ...payload }, { ...event, ...change }));
  },
);
