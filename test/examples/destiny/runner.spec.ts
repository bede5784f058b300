import { describe, expect, it } from 'vitest';
import { carriedExamples } from '../runners.js';
import { runDestinyExamples } from './runner.js';

describe('the worked examples of Destiny', () => {
  it('come out as the reference says, each of them', () => {
    const { passed, total, failed } = runDestinyExamples(carriedExamples('destiny'));
    expect({ passed, total, failed }).toEqual({ passed: 94, total: 94, failed: [] });
  });
});
