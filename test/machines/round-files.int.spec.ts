import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tokenOf } from '../../apps/api/test/machines.js';
import { openEvent, playOnlyRound, register } from '../../apps/api/test/people.js';
import { startStaffedApi, type StaffedApi } from '../../apps/api/test/staffed-api.js';
import { saveRoundFiles } from '../../apps/cli/src/round-files.js';

let staffed: StaffedApi;
const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-round-files-'));
beforeAll(async () => {
  staffed = await startStaffedApi();
});
afterAll(async () => {
  rmSync(folder, { recursive: true, force: true });
  await staffed?.api.stop();
});

it('takes the files of a round that is over from a server, and those of the end', async () => {
  const { api, connection, owner } = staffed;
  const eventId = await openEvent(owner);
  const ana = await register(connection, eventId, 'Ana');
  await register(connection, eventId, 'Ben');
  const { token } = await tokenOf(owner, { access: 'read', eventId });
  const save = async (): Promise<boolean> => {
    await api.settle();
    const asked = { server: api.url, eventId, folder, token, fetch };
    return saveRoundFiles(
      { ...asked, names: ['melee-standings', 'melee-matches'] },
      () => undefined,
    );
  };
  const kept = (file: string): string => readFileSync(path.join(folder, file), 'utf8');
  expect(await save()).toBe(false);
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await playOnlyRound(api, owner, eventId, ana.playerId);
  expect(await save()).toBe(false);
  expect(kept('stage-1-round-1/melee-standings.csv').split('\n')[1]).toContain('Ana');
  expect(kept('stage-1-round-1/melee-matches.csv')).toContain('Ben');
  await owner.command('FinishEvent', { eventId });
  expect(await save()).toBe(true);
  expect(kept('final/melee-standings.csv')).toBe(kept('stage-1-round-1/melee-standings.csv'));
});
