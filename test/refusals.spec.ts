import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import type { RefusalKind } from '#aggregate';
import { podRefusals } from '#draft';
import {
  chatRefusals,
  duelDecider,
  freeMatchDecider,
  matchRefusals,
  practiceDecider,
  twinSunsDecider,
} from '#match';
import { conventionRefusals, seasonRefusals, tournamentRefusals } from '#tournament';
import { failureOf } from '../apps/api/src/http/failure.js';

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
  ...[duelDecider, freeMatchDecider, practiceDecider, twinSunsDecider].map(
    ({ refusals }) => refusals,
  ),
];
const kinds = Object.assign({}, ...tables.map((table) => table.kinds)) as Readonly<
  Record<string, string>
>;

it('every refusal that the domain names has a text', () => {
  expect(Object.keys(kinds).length).toBeGreaterThan(200);
  expect(Object.keys(kinds).filter((code) => !texts.has(code))).toEqual([]);
});

/** What is answered with 404: something named is not there. Every other refusal is a conflict, 409. */
const absent = [
  ...['tournament/not-found', 'tournament/announcement-unknown', 'tournament/call-unknown'],
  ...['tournament/draft-unknown', 'tournament/invite-unknown', 'tournament/penalty-unknown'],
  ...['tournament/player-unknown', 'tournament/pod-unknown', 'tournament/round-unknown'],
  ...['tournament/seat-unknown', 'tournament/table-unknown'],
  ...['match/not-found', 'draft/not-found', 'draft/seat-unknown', 'season/not-found'],
  ...['convention/not-found', 'convention/stage-unknown', 'convention/invitation-unknown'],
  ...['duel/not-found', 'free-match/not-found', 'practice/not-found', 'twin-suns/not-found'],
];

it.each(Object.entries(kinds))('%s is answered with the status of its kind', (code, because) => {
  const failure = failureOf({ kind: 'refused', code, because: because as RefusalKind });
  expect(failure.status).toBe(absent.includes(code) ? 404 : 409);
});

it('commands and controllers say themselves that something is not there', () => {
  const root = path.resolve(import.meta.dirname, '..');
  const found = ['libs/application/src', 'apps/api/src'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .flatMap((file) =>
        Array.from(
          readFileSync(path.join(root, folder, file), 'utf8').matchAll(
            /conflict(?:Refusal|Failure)\(\s*'([^']*(?:\/not-found|-unknown))'/g,
          ),
          ([, code]) => `${file}: ${code}`,
        ),
      ),
  );
  expect(found).toEqual([]);
});
