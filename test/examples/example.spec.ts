import { describe, expect, it } from 'vitest';
import { runExamples, type Example } from './example.js';

const example = (id: string, then: Example['then']): Example => ({
  id,
  section: 'a chapter',
  given: { two: 2 },
  when: 'doubled',
  then,
  needs: 'arithmetic',
});

describe('worked examples', () => {
  it('are passed, failed or not run, each named', () => {
    const report = runExamples(
      [
        example('right', { four: 4 }),
        example('wrong', { four: 5 }),
        example('throwing', { four: 4 }),
        example('lacking', { four: 4 }),
        example('explained', { four: 4 }),
      ],
      {
        right: (given) => ({ four: Number(given['two']) * 2, more: true }),
        wrong: () => ({ four: 4 }),
        throwing: () => {
          throw new Error('no table');
        },
      },
      { explained: 'a table of doubles' },
    );
    expect(report).toEqual({
      passed: 1,
      total: 5,
      notRun: [
        { id: 'lacking', needs: 'arithmetic' },
        { id: 'explained', needs: 'a table of doubles' },
      ],
      failed: [
        { id: 'wrong', expected: { four: 5 }, got: { four: 4 } },
        { id: 'throwing', expected: { four: 4 }, got: { threw: 'no table' } },
      ],
    });
  });

  it('do not pass by a field that is missing', () => {
    const { failed } = runExamples([example('missing', { four: 4 })], { missing: () => ({}) });
    expect(failed).toHaveLength(1);
  });
});
