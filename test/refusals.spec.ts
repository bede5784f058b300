import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { podRefusals } from '#draft';
import { chatRefusals, matchRefusals } from '#match';
import { conventionRefusals, seasonRefusals, tournamentRefusals } from '#tournament';

const english = path.resolve(import.meta.dirname, '../apps/web/src/i18n/languages/en');
const texts = new Set(
  readdirSync(english).flatMap((file) => {
    const { errors = {} } = JSON.parse(readFileSync(path.join(english, file), 'utf8')) as {
      readonly errors?: object;
    };
    return Object.keys(errors);
  }),
);

const tables = [
  tournamentRefusals,
  matchRefusals,
  podRefusals,
  chatRefusals,
  seasonRefusals,
  conventionRefusals,
];
const kinds = Object.assign({}, ...tables.map((table) => table.kinds)) as Readonly<
  Record<string, string>
>;

it('every refusal that the domain names has a text', () => {
  expect(Object.keys(kinds).length).toBeGreaterThan(200);
  expect(Object.keys(kinds).filter((code) => !texts.has(code))).toEqual([]);
});
