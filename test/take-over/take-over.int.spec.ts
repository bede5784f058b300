import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { TakeOverPreview } from '#contracts';
import { meleeMatches, meleeMatchesCsv, meleeStandings, meleeStandingsCsv } from '#exchange';
import { statusAndCodeOf } from '../../apps/api/test/answers.js';
import { details, openEvent, signedUp } from '../../apps/api/test/people.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { brokenLinks } from '../../apps/api/test/verify-streams.js';
import { madeEvent, standingsAfter } from './made-event.js';

describe('an event of Melee goes on here', () => {
  let here: StaffedApi;
  let there: StaffedApi;
  beforeAll(async () => {
    here = await startStaffedApi();
    there = await startStaffedApi({
      secret: 'another-machine-has-another-secret-of-its-own',
      eventImport: ['olga@there.example'],
    });
  });
  afterAll(async () => {
    await here?.api.stop();
    await there?.api.stop();
  });

  const record = madeEvent('hall', 64, 4);
  const files = [
    { name: 'matches.csv', text: meleeMatchesCsv.write(meleeMatches(record)) },
    { name: 'standings.csv', text: meleeStandingsCsv.write(meleeStandings(record)) },
  ];

  const look = async (eventId: string): Promise<TakeOverPreview> =>
    JSON.parse(
      await here.owner.post(`/api/v1/events/${eventId}/take-over`, { files }),
    ) as TakeOverPreview;

  it('with 64 players after four rounds: looked at, taken, and its file brought to another server', async () => {
    const { owner, api } = here;
    const settings = { ...details().settings, swissRounds: 6 };
    const eventId = await openEvent(owner, { settings });
    const preview = await look(eventId);
    expect(preview).toMatchObject({ differences: [], unread: [], rematches: 0 });
    const { foreign } = preview;
    const { position } = await owner.command('TakeOverEvent', {
      ...{ eventId, foreign, swissRounds: 6 },
    });
    await api.settle();
    const { rows } = await owner.query('standings', { eventId }, position);
    expect(rows.map(({ name, points }) => [name, points]).toSorted()).toEqual(
      standingsAfter(record, 4)
        .map(({ name, points }) => [name, points])
        .toSorted(),
    );
    expect(await brokenLinks(api.store)).toEqual([]);
    const { rescueKey = '' } = await owner.command('TakeRescueKey', { eventId });
    const saved = JSON.parse(await owner.get(`/api/events/${eventId}/export`)) as object;
    await there.owner.post('/api/events/import', saved, { 'x-rescue-key': rescueKey });
    await there.api.settle();
    expect((await there.owner.query('standings', { eventId })).rows).toEqual(rows);
  });

  it('is taken by organizers alone, once, and called off by one command', async () => {
    const { owner, connection } = here;
    const eventId = await openEvent(owner);
    const stranger = await signedUp(connection, 'Stan', 'stan@here.example');
    expect(
      await statusAndCodeOf(stranger.post(`/api/v1/events/${eventId}/take-over`, { files })),
    ).toBe('403 policy/forbidden');
    const { foreign } = await look(eventId);
    const payload = { eventId, foreign, swissRounds: 6 };
    expect(await statusAndCodeOf(stranger.command('TakeOverEvent', payload))).toBe(
      '403 policy/forbidden',
    );
    expect(
      await statusAndCodeOf(
        owner.post(`/api/v1/events/${eventId}/take-over`, {
          files: [{ name: 'x.html', text: '<!doctype html>' }],
        }),
      ),
    ).toBe('422 take-over/unreadable');
    await owner.command('TakeOverEvent', payload);
    expect(await statusAndCodeOf(owner.command('TakeOverEvent', payload))).toBe(
      '409 tournament/already-running',
    );
    await owner.command('CancelEvent', { eventId, reason: 'begun anew' });
  });
});
