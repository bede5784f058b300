import { describe, expect, it } from 'vitest';
import { carriedExamples } from '../runners.js';
import { runDestinyExamples } from './runner.js';

describe('the worked examples of Destiny', () => {
  it('come out as the reference says, all but one that no card needs', () => {
    const { passed, total, notRun, failed } = runDestinyExamples(carriedExamples('destiny'));
    expect({ passed, total, failed }).toEqual({ passed: 93, total: 94, failed: [] });
    expect(notRun.map(({ id }) => id)).toEqual(['D-79']);
  });
});
