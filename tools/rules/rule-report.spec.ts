import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { MANIFEST } from '#rules';
import { readCitations, RULES_SOURCE } from './citations.js';
import { reportRules } from './rule-report.js';

const root = join(import.meta.dirname, '../..');
const citations = readCitations(root);
const reportOf = (id: string) => reportRules(id, citations)?.find(({ row }) => row.id === id);

describe('where a rule lives', () => {
  it.each([
    ['7.5.5', 'cr/06-sequences/03-attack-with-a-unit.ts'],
    ['7.5.8', 'cr/06-sequences/03-attack-with-a-unit.ts'],
    ['7.5.11', 'cr/06-sequences/03-attack-with-a-unit.ts'],
    ['7.5.18', 'cr/06-sequences/03-attack-with-a-unit.ts'],
  ])('%s is the file that plays it', (id, home) => {
    expect(reportOf(id)?.homes[0]).toBe(home);
  });

  it('is a file that exists, for every rule', () => {
    for (const { id } of MANIFEST) {
      const [home = ''] = reportOf(id)?.homes ?? [];
      const there = existsSync(join(root, RULES_SOURCE, home)) || existsSync(join(root, home));
      expect(there, `${id}: ${home}`).toBe(true);
    }
  });

  it('comes with the tests of the rule and of its parts', () => {
    const tests = reportOf('7.5.11')?.tests ?? [];
    expect(tests.map(({ title }) => title)).toContain(
      'Saboteur defeats the defender’s Shields before damage',
    );
  });

  it('comes with its clauses, the tests that prove them and the changes that those notice', () => {
    const report = reportOf('7.5.13F');
    expect(report?.row.clauses.map(({ id, status }) => [id, status])).toEqual([
      ['7.5.13F#1', 'implemented'],
      ['7.5.13F#2', 'implemented'],
    ]);
    expect(report?.row.clauses[1]?.guards.map(({ file }) => file)).toEqual([
      report?.row.clauses[1]?.home,
    ]);
    expect(report?.tests.flatMap(({ proves }) => proves)).toEqual(
      expect.arrayContaining(['7.5.13F#1', '7.5.13F#2']),
    );
  });

  it('is unknown for a number that the book does not have', () => {
    expect(reportRules('7.5.99', citations)).toBeNull();
    expect(reportRules('Saboteur', citations)).toBeNull();
  });

  it('reports a section rule by rule', () => {
    expect(reportRules('7.5', citations)?.length).toBeGreaterThan(60);
  });
});
