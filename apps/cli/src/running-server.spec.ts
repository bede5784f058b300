import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { liveDatabaseUrl, livePublicUrl } from './running-server.js';

describe('the server that a command is about', () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-run-'));
    writeFileSync(
      path.join(folder, 'run.json'),
      JSON.stringify({ databaseUrl: 'postgresql://embedded', url: 'http://localhost:3000/' }),
    );
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is the one that the environment names', () => {
    const env = {
      CONCLAVE_DATA: folder,
      DATABASE_URL: 'postgresql://given',
      PUBLIC_URL: 'https://conclave.example.org/',
    };
    expect([liveDatabaseUrl(env), livePublicUrl(env)]).toEqual([
      'postgresql://given',
      'https://conclave.example.org',
    ]);
  });

  it('is else the one that runs on the data folder', () => {
    expect([
      liveDatabaseUrl({ CONCLAVE_DATA: folder }),
      livePublicUrl({ CONCLAVE_DATA: folder, PUBLIC_URL: '' }),
    ]).toEqual(['postgresql://embedded', 'http://localhost:3000']);
  });

  it('is asked for in plain words where none runs', () => {
    const nowhere = { CONCLAVE_DATA: path.join(folder, 'nothing') };
    expect(() => liveDatabaseUrl(nowhere)).toThrow(
      'no database: start the server with npm start, or set DATABASE_URL',
    );
    expect(() => livePublicUrl(nowhere)).toThrow(
      'no address: start the server with npm start, or set PUBLIC_URL',
    );
  });
});
