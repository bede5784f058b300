import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ApiSession, Chance } from '#client';
import { readEverything } from '#event-store';
import { matchIdOfRound } from '#facts';
import { AgeKey, deriveKey } from '#platform';
import { details, openEvent, pairAsWorker, signedUp } from '../../apps/api/test/people.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { brokenLinks } from '../../apps/api/test/verify-streams.js';
import { forgedFile } from '../../tools/attack/well-chained-files.js';
import { type Editable, type HandoverContent, wellChained } from '../support/well-chained.js';

const statusOf = (error: { readonly status: number }): number => error.status;

const MALLORY = 'mallory@there.example';

/** Mallory's files come from a server of her own: hashes, links, positions and seals are right in each. */
describe('a well-chained file of somebody who may bring events', () => {
  let own: StaffedApi;
  let there: StaffedApi;
  let mallory: ApiSession;
  let victim = '';
  let honest = '';

  const pairedEvent = async ({ owner, api }: StaffedApi): Promise<string> => {
    const eventId = await openEvent(owner, {
      settings: { ...details().settings, swissRounds: 2 },
    });
    await owner.command('ImportPlayers', { eventId, text: 'Ana\nBen\nCleo\nDan' });
    await owner.command('CheckInAll', { eventId });
    await owner.command('StartEvent', { eventId });
    const round = { eventId, phase: 0, round: 1, attempt: 1 };
    await owner.command('RequestPairing', { ...round, repair: false });
    for (const { matchId } of await pairAsWorker(api, eventId))
      await owner.command('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
    return eventId;
  };
  const forged = (change: (events: Editable[], file: HandoverContent) => void): HandoverContent => {
    const file = JSON.parse(honest) as HandoverContent;
    change(file.events, file);
    return wellChained(file);
  };
  const first = (events: readonly Editable[], type: string): Editable => {
    const found = events.find((event) => event.type === type);
    if (!found) throw new Error(`no ${type}`);
    return found;
  };
  const bring = (file: HandoverContent): Promise<string> =>
    mallory.post('/api/events/import', file, {}).then(
      () => 'taken',
      (error: Error) => error.message,
    );
  const refusal = (change: Parameters<typeof forged>[0]): Promise<string> => bring(forged(change));

  beforeAll(async () => {
    [own, there] = await Promise.all([
      startStaffedApi({ secret: 'a-server-of-mallorys-own-and-its-secret-0123456789' }),
      startStaffedApi({ eventImport: ['olga@there.example', MALLORY] }),
    ]);
    mallory = await signedUp(there.connection, 'Mallory', MALLORY);
    victim = await pairedEvent(there);
    const eventId = await pairedEvent(own);
    const { recipient } = JSON.parse(await mallory.get('/api/transfer-key')) as {
      recipient: string;
    };
    await own.owner.command('HandOverEvent', { eventId, recipient });
    honest = await own.owner.get(`/api/events/${eventId}/handover`);
  });
  afterAll(async () => {
    await own?.api.stop();
    await there?.api.stop();
  });

  it('is refused with a match that names another event, whose decks it would be dealt from', async () => {
    expect(
      await refusal((events) => {
        const scheduled = first(events, 'MatchScheduled');
        for (const event of events.filter(({ streamId }) => streamId === scheduled.streamId))
          event.data['eventId'] = victim;
      }),
    ).toMatch(/"path":"match-\S+@1","message":"foreign-name: /);
  });

  it('is refused with results, names and conventions of others in streams that look like its own', async () => {
    const instead = (streamId: string, type: string, data: Record<string, unknown>) =>
      refusal((events) => {
        const paired = first(events, 'RoundPaired');
        const [table] = paired.data['tables'] as { matchId: string }[];
        const before = `match-${table?.matchId}`;
        if (table) table.matchId = streamId.slice('match-'.length);
        for (const event of events.filter((each) => each.streamId === before))
          Object.assign(event, { streamId, type, schemaVersion: 1, data });
      });
    const renamed = await instead(`match-${victim}`, 'PlayerRenamed', {
      playerId: 'p1',
      name: 'Loser 1',
    });
    expect(renamed).toMatch(/400 request\/malformed .*"path":"match-/);
    const convention = await instead(`match-zzzzz${victim}`, 'ConventionChanged', {
      name: 'TAKEN OVER',
      date: '2026-11-27',
      venue: '',
      plan: { stages: [] },
    });
    expect(convention).toMatch(/400 request\/malformed .*"path":"match-/);
    const result = await refusal((events) => {
      const completed = first(events, 'MatchCompleted');
      completed.data['eventId'] = victim;
    });
    expect(result).toContain('foreign-name');
  });

  it('is refused with matches that the next round of another event will make', async () => {
    const taken = matchIdOfRound(victim, { phase: 0, round: 2, attempt: 1 }, 1);
    expect(
      await refusal((events) => {
        const [table] = first(events, 'RoundPaired').data['tables'] as { matchId: string }[];
        const before = table?.matchId ?? '';
        if (table) table.matchId = taken;
        for (const event of events.filter(({ streamId }) => streamId === `match-${before}`)) {
          event.streamId = `match-${taken}`;
          if ('matchId' in event.data) event.data['matchId'] = taken;
        }
      }),
    ).toMatch(/"path":"event-\S+","message":"the event did not make the match/);
    expect(
      await refusal((events) => {
        for (const { meta } of events.filter(({ type }) => type === 'RoundPaired'))
          Object.assign(meta, { commandId: `pair-round.${victim}.0.2.1` });
        const at = events.findIndex(({ type }) => type === 'RoundPaired');
        const paired = events[at];
        for (const event of events.slice(at).filter(({ meta }) => meta.at === paired?.meta.at))
          Object.assign(event.meta, { commandId: `pair-round.${victim}.0.2.1` });
      }),
    ).toMatch(/belongs to something else|is scattered/);
  });

  it('is refused with an id of its own choice, which a convention’s next stage may be about to get', async () => {
    expect(
      await refusal((events) => {
        const { commandId } = first(events, 'EventCreated').meta;
        for (const { meta } of events.filter((event) => event.meta.commandId === commandId))
          Object.assign(meta, { commandId: 'another-command-than-the-one' });
      }),
    ).toMatch(/"message":"the event did not make this id"/);
  });

  it.each([
    ['no name', { name: null }, 'data.name'],
    ['a name of 20,000 letters', { name: 'x'.repeat(20_000) }, 'data.name'],
    ['a name that turns the direction of writing', { name: 'Cup \u202etxt' }, 'data.name'],
    ['a game that nobody knows', { game: 'zzz' }, 'data.game'],
    ['a format that its game does not have', { format: 'standard' }, 'data.format'],
    ['no settings', { settings: null }, 'data.settings'],
    ['empty settings', { settings: {} }, 'data.settings'],
    ['a date that is none', { date: 'tomorrow' }, 'data.date'],
    ['a member that nobody knows', { more: true }, 'data'],
  ])('is refused with %s', async (_what, change, at) => {
    const answer = await refusal((events) =>
      Object.assign(first(events, 'EventCreated').data, change),
    );
    expect(answer).toMatch(/400 request\/malformed/);
    expect(answer).toContain(`@1 ${at}`);
    expect(answer).toContain('EventCreated: ');
  });

  it('is refused with an instant at which no clock can be set', async () => {
    expect(
      await refusal((events) => {
        const paired = first(events, 'RoundPaired');
        const { phase, round, attempt } = paired.data;
        const data = { phase, round, attempt, endsAt: 'garbage' } as Editable['data'];
        const meta = { ...paired.meta, commandId: 'a-clock-that-nobody-can-read' };
        const at = events.findLastIndex(({ meta: of }) => of.commandId === paired.meta.commandId);
        events.splice(at + 1, 0, { ...paired, type: 'RoundClockStarted', data, meta });
      }),
    ).toMatch(/"path":"event-\S+ data\.endsAt","message":"RoundClockStarted: /);
  });

  it('leaves the other event as it was, and is taken once it says the truth', async () => {
    await there.api.settle();
    const { rows } = await there.owner.query('standings', { eventId: victim });
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    expect((await there.owner.query('publicEvents', {})).events.length).toBeGreaterThan(0);
    expect(await bring(JSON.parse(honest) as HandoverContent)).toBe('taken');
  });

  it('is taken only where it speaks of its own event alone, and breaks no answer, 200 times changed', async () => {
    const transferKey = new AgeKey(deriveKey(there.api.configuration.secret, 'event-transfer'));
    const logs = await there.api.store.listLogs(null, 100);
    const before = await readEverything(there.api.store);
    const strangers = {
      eventIds: [victim],
      streamIds: [...new Set(before.map(({ streamId }) => streamId))],
    };
    const chance = Chance.from('well-chained files');
    const taken: string[] = [];
    for (let number = 1; number <= 200; number += 1) {
      const file = await forgedFile({ honest, transferKey, chance, strangers }, number);
      const answer = await bring(file);
      if (answer === 'taken') taken.push(file.eventId);
      else
        expect(answer, `file ${number}`).toMatch(/: (400 request\/malformed|409 handover\/known) /);
    }
    // A mutation may be harmless: what is taken lies in its own log, and everything asked of it is answered.
    expect(taken.length).toBeLessThan(100);
    await there.api.settle();
    for (const { log, position } of logs)
      expect([log, (await there.api.store.readLog(log, position, 1)).length]).toEqual([log, 0]);
    for (const eventId of taken) {
      for (const name of ['event', 'roster', 'standings', 'pairings', 'story'] as const)
        await mallory.query(name, { eventId });
      const round = { eventId, phase: 0, round: 2, attempt: 1 };
      const asked = mallory.command('RequestPairing', { ...round, repair: false });
      expect(await asked.then(() => 200, statusOf)).toBeLessThan(500);
    }
    const { rows } = await there.owner.query('standings', { eventId: victim });
    expect(rows.map(({ name }) => name).sort()).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
    expect(await brokenLinks(there.api.store)).toEqual([]);
  });
});
