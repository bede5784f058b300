import { expect, it } from 'vitest';
import { ApiFailure } from './api-failure.js';

it.each([
  [400, false],
  [403, false],
  [408, true],
  [409, false],
  [429, true],
  [503, true],
])('%i is worth sending again: %s', (status, transient) => {
  expect(ApiFailure.from('GET /', status, '').transient).toBe(transient);
});
