import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import type { StandingRow } from '#contracts';
import { projectRoot } from './project-root.js';
import { showEvent } from './show.js';

const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-show-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Kept {
  readonly everyone: { events: { type: string; data: Record<string, unknown> }[] };
  readonly standings: readonly StandingRow[];
}
const kept = (format: string): Kept =>
  JSON.parse(
    gunzipSync(
      readFileSync(path.join(projectRoot, `test/restore/fixtures/release-0.1.0/${format}.json.gz`)),
    ).toString(),
  ) as Kept;
const fileOf = (name: string, content: object): string => {
  const file = path.join(folder, name);
  writeFileSync(file, JSON.stringify(content));
  return file;
};

describe.each(['premier', 'trilogy', 'sealed', 'draft'])(
  'the public file of an event of %s',
  (format) => {
    it('is a page with the standings that the event had', async () => {
      const { everyone, standings } = kept(format);
      const to = path.join(folder, `${format}.html`);
      const file = fileOf(`${format}.json`, everyone);
      const { isFine, result } = await showEvent({ file, to, language: 'fr' }, () => undefined);
      expect(isFine).toBe(true);
      expect(result).toMatchObject({ players: 8, rounds: 3 });
      const page = readFileSync(to, 'utf8');
      const rows = [...page.matchAll(/<tr><td>(\d+)<\/td><td>([^<]*)<\/td><td>(\d+)<\/td>/g)];
      expect(rows.slice(0, 8).map(([, rank, name, points]) => [rank, name, points])).toEqual(
        standings.map(({ rank, name, points }) => [`${rank}`, name, `${points}`]),
      );
      expect(page).toContain('Classement');
      expect(page).toContain(', 0 faults');
    });
  },
);

it('shows nothing of a file that does not prove itself', async () => {
  const { everyone } = kept('premier');
  const completed = everyone.events.find(({ type }) => type === 'MatchCompleted');
  if (completed) completed.data['score'] = { a: 0, b: 2, drawn: 0 };
  const to = path.join(folder, 'forged.html');
  const { isFine } = await showEvent(
    { file: fileOf('forged.json', everyone), to, language: 'en' },
    () => undefined,
  );
  expect(isFine).toBe(false);
  expect(existsSync(to)).toBe(false);
});
