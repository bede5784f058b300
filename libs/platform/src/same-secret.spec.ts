import { expect, it } from 'vitest';
import { isSameSecret } from './same-secret.js';

it('knows a secret, and refuses any other text without failing on it', () => {
  expect(isSameSecret('YWJj', 'YWJj')).toBe(true);
  for (const other of ['', 'YWJk', 'YWJjZA', 'YWJé', '😀'])
    expect(isSameSecret('YWJj', other), other).toBe(false);
});
