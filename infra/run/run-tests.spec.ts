import { describe, expect, it } from 'vitest';
import { filesToRepeat, skippedTests } from './run-tests.mjs';

const report = (results: Readonly<Record<string, string>>) => ({
  testResults: Object.entries(results).map(([name, status]) => ({
    name: `/clone/${name}`,
    status,
  })),
});
const again = (results: Readonly<Record<string, string>>) =>
  filesToRepeat(report(results), '/clone');

describe('what is run once more after a failed test run', () => {
  it('is the files with servers that failed', () => {
    expect(
      again({
        'test/e2e/a.e2e.spec.ts': 'failed',
        'libs/b.spec.ts': 'passed',
        'libs/c.int.spec.ts': 'failed',
      }),
    ).toEqual(['test/e2e/a.e2e.spec.ts', 'libs/c.int.spec.ts']);
  });

  it('is nothing when a pure test failed too', () => {
    expect(
      again({ 'test/e2e/a.e2e.spec.ts': 'failed', 'libs/b.spec.ts': 'failed' }),
    ).toBeUndefined();
    expect(again({ 'libs/b.spec.ts': 'failed' })).toBeUndefined();
  });

  it('is nothing when many files failed', () => {
    const four = ['a', 'b', 'c', 'd'].map((name) => [`test/${name}.e2e.spec.ts`, 'failed']);
    expect(again(Object.fromEntries(four))).toBeUndefined();
  });

  it('is nothing when no file failed: the runner itself did', () => {
    expect(again({ 'test/e2e/a.e2e.spec.ts': 'passed' })).toBeUndefined();
  });
});

it('names the files whose tests were left out, with how many', () =>
  expect(
    skippedTests(
      {
        testResults: [
          { name: '/clone/a.spec.ts', assertionResults: [{ status: 'passed' }] },
          {
            name: '/clone/b.spec.ts',
            assertionResults: [{ status: 'pending' }, { status: 'passed' }, { status: 'skipped' }],
          },
        ],
      },
      '/clone',
    ),
  ).toEqual(['b.spec.ts: 2']));
