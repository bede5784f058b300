import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { createClient } from '@hey-api/openapi-ts';
import ts from 'typescript';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startStaffedApi, type StaffedApi } from '../../apps/api/test/staffed-api.js';
import { openEvent, playOnlyRound, register } from '../../apps/api/test/people.js';

const folder = path.resolve('.cache/generated-client');
const client = path.join(folder, 'client');

/** A program of somebody else, who has nothing but the interface's description. */
const program = `
import { readEvent, readEventFile, readPastEvents, readStandings } from './client';
import { createClient } from './client/client';

export const look = async (baseUrl: string, eventId: string) => {
  const client = createClient({ baseUrl });
  const path = { eventId };
  const past = await readPastEvents({ client, query: { limit: 5 } });
  const event = await readEvent({ client, path });
  const standings = await readStandings({ client, path, query: { afterRound: 1 } });
  const missing = await readEvent({ client, path: { eventId: 'abcdefghijkl' } });
  const file = await readEventFile({ client, path: { eventId, name: 'trf26' }, parseAs: 'text' });
  const winner: string | undefined = past.data?.events[0]?.winner?.name;
  const points: number[] = standings.data?.rows.map((row) => row.points) ?? [];
  const code: string | undefined = missing.error?.error.code;
  return { winner, points, code, players: event.data?.players.length, file: file.data };
};
`;
/** Each of these lines asks for what the description does not have. */
const wrongLines = [
  'readEvent({ path: { eventId: 5 } })',
  "readEventFile({ path: { eventId: 'a', name: 'passwd' } })",
  "readStandings({ path: { eventId: 'a' } }).then(({ data }) => data?.rows[0]?.nothing)",
];
const wrong = `
import { readEvent, readEventFile, readStandings } from './client';
${wrongLines.map((line) => `void ${line};`).join('\n')}
`;

const options: ts.CompilerOptions = {
  target: ts.ScriptTarget.ES2022,
  lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: [],
};

/** What the compiler says of a file and of everything that it imports, by line. */
const faultsOf = (files: readonly string[]): string[] =>
  ts
    .getPreEmitDiagnostics(ts.createProgram([...files], options))
    .map(
      ({ file, start = 0, messageText }) =>
        `${path.basename(file?.fileName ?? '')}:${(file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1} ${ts.flattenDiagnosticMessageText(messageText, ' ')}`,
    );

interface Program {
  readonly look: (baseUrl: string, eventId: string) => Promise<unknown>;
}

let staffed: StaffedApi;
beforeAll(async () => {
  staffed = await startStaffedApi();
  const description = await (await fetch(`${staffed.api.url}/docs/openapi.json`)).json();
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const input = path.join(folder, 'openapi.json');
  writeFileSync(input, JSON.stringify(description));
  await createClient({
    input,
    output: client,
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
    logs: { level: 'silent', file: false },
  });
  writeFileSync(path.join(folder, 'program.ts'), program);
  writeFileSync(path.join(folder, 'wrong.ts'), wrong);
});
afterAll(async () => {
  await staffed?.api.stop();
  rmSync(folder, { recursive: true, force: true });
});

describe('a client generated from the description of a running server', () => {
  it('compiles in strict mode, and tells wrong requests and answers by type', () => {
    const faults = faultsOf([path.join(folder, 'program.ts'), path.join(folder, 'wrong.ts')]);
    const lines = new Set(faults.map((fault) => fault.split(' ')[0]));
    expect(faults.filter((fault) => !fault.startsWith('wrong.ts:'))).toEqual([]);
    expect([...lines]).toEqual(wrongLines.map((_line, index) => `wrong.ts:${index + 3}`));
  });

  it('asks the running server', async () => {
    const { api, connection, owner } = staffed;
    const eventId = await openEvent(owner, { name: 'Generated' });
    const ana = await register(connection, eventId, 'Ana');
    await register(connection, eventId, 'Ben');
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    await playOnlyRound(api, owner, eventId, ana.playerId);
    await owner.command('FinishEvent', { eventId });
    await api.settle();
    const { look } = (await import(
      /* @vite-ignore */ pathToFileURL(path.join(folder, 'program.ts')).href
    )) as Program;
    expect(await look(api.url, eventId)).toEqual({
      winner: 'Ana',
      points: [3, 0],
      code: 'tournament/not-found',
      players: 2,
      file: expect.stringMatching(/^012 Generated/m) as string,
    });
  });
});
