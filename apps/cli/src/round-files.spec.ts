import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { saveRoundFiles } from './round-files.js';

let folder: string;
beforeEach(() => void (folder = mkdtempSync(path.join(tmpdir(), 'conclave-rounds-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

interface Told {
  readonly status: string;
  readonly rounds: readonly { phase: number; round: number; state: string }[];
}
const round = (phase: number, number: number, state: string) => ({ phase, round: number, state });

/**
 * Runs against a server that returns these states of the event one after the other, and then
 * repeats the last one.
 */
const look = async (...told: readonly Told[]): Promise<[boolean, string[]]> => {
  const left = [...told];
  const said: string[] = [];
  const over = await saveRoundFiles(
    {
      server: 'https://hall.example',
      eventId: 'e1',
      folder,
      names: ['melee-standings', 'topdeck'],
      token: 'conclave_x',
      fetch: async (url, { headers }) => {
        expect(headers['authorization']).toBe('Bearer conclave_x');
        if (!url.includes('/queries/event'))
          return { ok: true, status: 200, text: async () => url };
        const now = left.length > 1 ? left.shift() : left[0];
        return { ok: true, status: 200, text: async () => JSON.stringify(now) };
      },
    },
    (line) => said.push(line),
  );
  return [over, said];
};

it('saves the files of a round that is over, once, and at the end those of the event', async () => {
  const first = { status: 'running', rounds: [round(0, 1, 'completed')] };
  expect(await look({ status: 'running', rounds: [round(0, 1, 'running')] })).toEqual([false, []]);
  expect(await look(first)).toEqual([
    false,
    [expect.stringContaining('stage-1-round-1: melee-standings.csv, topdeck.json')],
  ]);
  expect(await look(first)).toEqual([false, []]);
  const cut = { status: 'running', rounds: [...first.rounds, round(1, 1, 'completed')] };
  expect((await look(cut))[1]).toHaveLength(1);
  expect((await look({ ...cut, status: 'finished' }))[0]).toBe(true);
  expect(readdirSync(folder).sort()).toEqual(['final', 'stage-1-round-1', 'stage-2-round-1']);
  expect(readFileSync(path.join(folder, 'final/topdeck.json'), 'utf8')).toBe(
    'https://hall.example/api/v1/events/e1/files/topdeck',
  );
});

it('saves nothing of a round that went on while its files were read', async () => {
  const over = { status: 'running', rounds: [round(0, 1, 'completed')] };
  const next = { status: 'running', rounds: [round(0, 2, 'paired'), ...over.rounds] };
  expect(await look(over, next)).toEqual([false, []]);
  expect(readdirSync(folder)).toEqual([]);
});

it('tells what the server refuses', async () => {
  const refused = saveRoundFiles(
    {
      server: 'https://hall.example',
      eventId: 'e1',
      folder,
      names: ['record'],
      token: null,
      fetch: async () => ({ ok: false, status: 403, text: async () => 'token/other-event' }),
    },
    () => undefined,
  );
  await expect(refused).rejects.toThrow('403 token/other-event');
});
