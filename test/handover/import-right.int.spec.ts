import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ApiSession, Connection } from '#client';
import { signedUp } from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';

const bring = (session: ApiSession): Promise<string> =>
  session.post('/api/events/import', { format: 'conclave-handover' }, {}).then(
    () => 'taken',
    (error: { status: number; code: string }) => `${error.status} ${error.code}`,
  );
const mayImport = async (session: ApiSession): Promise<boolean> =>
  (JSON.parse(await session.get('/api/transfer-key')) as { mayImport: boolean }).mayImport;

describe('who may bring an event from another server', () => {
  let closed: StaffedApi;
  let open: StaffedApi;
  let mailing: { api: RunningApi; connection: Connection };
  beforeAll(async () => {
    [closed, open] = await Promise.all([
      startStaffedApi(),
      startStaffedApi({ eventImport: ['olga@example.org'] }),
    ]);
    const api = await startApi({
      eventImport: ['olga@example.org'],
      mail: { smtpUrl: 'smtp://127.0.0.1:1', from: 'conclave@example.org' },
    });
    mailing = { api, connection: new Connection(api.url) };
  });
  afterAll(async () => {
    mailing?.connection.close();
    await Promise.all([closed, open, mailing].map((server) => server?.api.stop()));
  });

  it('is nobody, unless the operator says so', async () => {
    expect(await bring(closed.owner)).toBe('403 handover/door-closed');
    expect(await mayImport(closed.owner)).toBe(false);
  });

  it('is an account that the operator named, and no other', async () => {
    const { owner, connection } = open;
    // The file itself is looked at, so the door is open.
    expect(await bring(owner)).toBe('400 request/malformed');
    expect(await mayImport(owner)).toBe(true);
    const mallory = await signedUp(connection, 'Mallory');
    expect(await bring(mallory)).toBe('403 handover/door-closed');
    const visitor = new ApiSession(connection, { attempts: 1 });
    expect(await bring(visitor)).toBe('401 auth/required');
    expect(await mayImport(visitor)).toBe(false);
  });

  it('is nobody by an address that is not confirmed, where mail is sent', async () => {
    const olga = await signedUp(mailing.connection, 'Olga', 'olga@example.org');
    const confirm = (confirmed: boolean): Promise<unknown> =>
      mailing.api.pool.query('update "user" set "emailVerified" = $1', [confirmed]);
    await confirm(true);
    await olga.signIn({ email: 'olga@example.org', password: 'correct horse battery' });
    // Sessions of before addresses had to confirm themselves.
    await confirm(false);
    expect(await bring(olga)).toBe('403 handover/door-closed');
    await confirm(true);
    expect(await bring(olga)).toBe('400 request/malformed');
  });
});
