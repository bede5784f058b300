import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { clausesOf, ruleOf } from './clauses.js';
import { DEFINITIONS, ELSEWHERE, NOT_APPLICABLE, REPEATS } from './exempt.js';
import { GUARDS } from './guards.js';
import { MANIFEST, saidBy } from './manifest.js';
import { PROVEN } from './proven.gen.js';
import { RULE_IDS } from './rule-id.js';

const source = join(import.meta.dirname, '..');
const root = join(source, '../../..');
const citesOf = (spec: string): string[] =>
  [...readFileSync(join(source, spec), 'utf8').matchAll(/cr\(\s*\[([^\]]*)\]/g)].flatMap(
    ([, list]) => [...(list ?? '').matchAll(/'([^']+)'/g)].map(([, id]) => id as string),
  );

describe('manifest', () => {
  it('has every numbered rule once', () => {
    expect(new Set(RULE_IDS).size).toBe(RULE_IDS.length);
    expect(MANIFEST.map((r) => r.id)).toEqual([...RULE_IDS]);
  });

  it('has a row for each clause of a rule that says several things', () => {
    const divided = MANIFEST.filter(({ clauses }) => clauses.length > 0);
    expect(divided.length).toBeGreaterThan(0);
    for (const { id, clauses, status } of divided) {
      expect(clauses.length, `${id} says one thing`).toBeGreaterThan(1);
      expect(clauses.map((clause) => clause.id)).toEqual(clausesOf(id).map((clause) => clause.id));
      expect(new Set(clauses.map(({ says }) => says)).size, id).toBe(clauses.length);
      expect(clauses.map((clause) => ruleOf(clause.id))).toEqual(clauses.map(() => id));
      expect(status === 'open', id).toBe(clauses.some((clause) => clause.status === 'open'));
    }
  });

  it('marks implemented exactly what a spec cites: every clause of a rule that has some', () => {
    const specs = readdirSync(source, { recursive: true, encoding: 'utf8' })
      .filter((f) => f.endsWith('.spec.ts'))
      .sort();
    const cited = new Set(specs.flatMap(citesOf));
    const said = MANIFEST.flatMap(saidBy);
    expect(said.filter((row) => row.status === 'implemented').map(({ id }) => id)).toEqual(
      said.filter(({ id }) => cited.has(id)).map(({ id }) => id),
    );
    expect([...cited].filter((id) => !said.some((row) => row.id === id))).toEqual([]);
    for (const [id, spec] of Object.entries(PROVEN))
      expect(citesOf(spec), `${id} in ${spec}`).toContain(id);
  });

  it('leaves nothing open', () => {
    const rows = MANIFEST.flatMap((rule) => [rule, ...rule.clauses]);
    expect(rows.filter(({ status }) => status === 'open').map(({ id }) => id)).toEqual([]);
  });

  it('gives each rule a home that exists', () => {
    for (const r of MANIFEST)
      expect(
        existsSync(join(source, r.home)) || existsSync(join(root, r.home)),
        `${r.id}: ${r.home}`,
      ).toBe(true);
  });

  it('names guards that can still be tried: code that is there once, and a spec that cites the rule', () => {
    for (const { rules, file, from, spec } of GUARDS) {
      const code = readFileSync(join(source, file), 'utf8');
      expect(code.split(from).length - 1, `${file}: ${from}`).toBe(1);
      expect(citesOf(spec), spec).toEqual(expect.arrayContaining([...rules]));
    }
  });

  it('exempts only rules and clauses that exist and that no spec proves', () => {
    const sections = new Set(RULE_IDS.map((id) => id.split('.').slice(0, 2).join('.')));
    const known = new Set<string>([
      ...sections,
      ...MANIFEST.flatMap((rule) => [rule.id, ...rule.clauses.map(({ id }) => id)]),
    ]);
    const exempt = [DEFINITIONS, ...[REPEATS, ELSEWHERE, NOT_APPLICABLE].map(Object.keys)];
    for (const k of exempt.flatMap((ids) => [...ids])) {
      expect(known.has(k), k).toBe(true);
      expect(PROVEN[k as never], `${k} is exempt and proven`).toBeUndefined();
    }
  });

  it('proves elsewhere what a rule says again', () => {
    for (const [id, others] of Object.entries(REPEATS))
      expect(
        others.filter((other) => PROVEN[other] === undefined),
        id,
      ).toEqual([]);
  });

  it('has a test for each worked example of the book, but for the two about where things lie on a table (4.3.2, 4.4.2)', () => {
    const examples = Array.from({ length: 104 }, (_, n) => `EX-${String(n + 1).padStart(2, '0')}`);
    const specs = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter((f) =>
      f.endsWith('.spec.ts'),
    );
    const titles = specs.flatMap((f) =>
      [
        ...readFileSync(join(source, f), 'utf8').matchAll(
          /cr\(\s*\[[^\]]*],\s*(['"`])(.*?)\1\s*,?\s*\)/g,
        ),
      ].map(([, , title]) => title ?? ''),
    );
    expect(
      examples.filter((id) => !titles.some((title) => new RegExp(`${id}(?!\\d)`).test(title))),
    ).toEqual(['EX-24', 'EX-25']);
  });

  const book = join(root, '../shared/seeds/swu-comprehensive-rules-7.0-es.txt');
  it.skipIf(!existsSync(book))('knows the highest number of each section of the book', () => {
    const text = readFileSync(book, 'utf8');
    expect(text).toContain('V.7.0');
    expect(RULE_IDS.filter((id) => id.startsWith('8.36.'))).toEqual([
      '8.36.1',
      '8.36.2',
      '8.36.2A',
      '8.36.3',
      '8.36.4',
      '8.36.5',
    ]);
    expect(RULE_IDS.filter((id) => /^7\.5\.\d+$/.test(id))).toHaveLength(20);
  });
});
