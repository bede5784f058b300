import { expect, it } from 'vitest';
import { rate } from './rate.js';

it('is a share in whole per cent, or none', () => {
  expect([rate(1, 3), rate(2, 3), rate(0, 5), rate(0, 0)]).toEqual(['33 %', '67 %', '0 %', '–']);
});
