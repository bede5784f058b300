import { expect, it } from 'vitest';
import { defaultSettings } from '#contracts';
import { recounts } from './recounts.js';

it('is asked about before points or tiebreakers change under results that stand', () => {
  const { points } = defaultSettings;
  const changed = { ...defaultSettings, points: { ...points, win: points.win + 1 } };
  expect(recounts(defaultSettings, changed)).toBe(true);
  expect(recounts(defaultSettings, { ...defaultSettings, placePoints: [9, 3, 2, 1] })).toBe(true);
  expect(recounts(defaultSettings, { ...defaultSettings, roundMinutes: 40 })).toBe(false);
});
