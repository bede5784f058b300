import { afterAll, beforeAll, expect, it } from 'vitest';
import { ApiSession } from '#client';
import { defaultSettings } from '#contracts';
import { runningEventOf } from '../../test/people.js';
import { starterText } from '../../test/tables.js';
import { startStaffedApi } from '../../test/staffed-api.js';
import { statusAndCodeOf } from '../../test/answers.js';

type Staffed = Awaited<ReturnType<typeof startStaffedApi>>;
let here: Staffed;
beforeAll(async () => {
  here = await startStaffedApi();
});
afterAll(() => here?.api.stop());

const bracketOf = async (openCutDecks: boolean) => {
  const settings = {
    ...{ ...defaultSettings, cutSize: 0 as const, swissRounds: 1, deckRequired: false },
    ...{ structure: 'single-elimination' as const, openCutDecks },
  };
  const names = ['Ana', 'Ben', 'Cai', 'Dee'];
  const event = await runningEventOf(here.api, here.connection, here.owner, {
    names,
    changes: { settings },
  });
  const [first, second] = event.tables;
  const sessionOf = (playerId: string | undefined): ApiSession =>
    event.seats.find((seat) => seat.playerId === playerId)!.session;
  const ask = (session: ApiSession, playerId: string | undefined) =>
    statusAndCodeOf(session.query('deck', { eventId: event.eventId, playerId: playerId ?? '' }));
  return { ...event, first, second, sessionOf, ask };
};

it('opens the deck of whom one meets in the cut, and no other, where the event says so', async () => {
  const { first, second, sessionOf, ask } = await bracketOf(true);
  const reader = sessionOf(first?.a);
  expect(await ask(reader, first?.b)).toBe('accepted');
  expect(await ask(reader, second?.a)).toMatch(/^403/);
  expect(await ask(sessionOf(second?.b), first?.a)).toMatch(/^403/);
});

it('keeps them shut where it does not', async () => {
  const { first, sessionOf, ask } = await bracketOf(false);
  expect(await ask(sessionOf(first?.a), first?.b)).toMatch(/^403/);
});

it('gives the time of a deck check to the table in the same step', async () => {
  const { eventId, first } = await bracketOf(false);
  const playerId = first?.a ?? '';
  const text = starterText('luke');
  await here.owner.command('SubmitDeck', { eventId, playerId, text });
  const check = { eventId, playerId, outcome: 'matches' as const, note: '' };
  await here.owner.command('RecordDeckCheck', { ...check, extraSeconds: 420 });
  await here.api.settle();
  const rowOf = async () => {
    const { tables } = await here.owner.query('pairings', { eventId });
    return tables.find(({ matchId }) => matchId === first?.matchId);
  };
  expect((await rowOf())?.extensionSeconds).toBe(420);
  const score = { a: 2, b: 0, drawn: 0 };
  await here.owner.command('RuleResult', { matchId: first?.matchId ?? '', score, note: '' });
  // A settled table needs no more time; the check is recorded all the same.
  await here.owner.command('RecordDeckCheck', { ...check, extraSeconds: 60 });
  await here.api.settle();
  expect((await rowOf())?.extensionSeconds).toBe(420);
  const { players } = await here.owner.query('roster', { eventId });
  expect(players.find((row) => row.playerId === playerId)?.deckChecks).toHaveLength(2);
});

it('runs the clock of a deck check for every judge, until its record or its end', async () => {
  const { eventId, first } = await bracketOf(false);
  const playerId = first?.a ?? '';
  await here.api.settle();
  const { tables } = await here.owner.query('pairings', { eventId });
  const row = tables.find(({ matchId }) => matchId === first?.matchId);
  const table = { eventId, table: row?.table ?? 0, purpose: 'deck-check' } as const;
  await here.owner.command('SubmitDeck', { eventId, playerId, text: starterText('luke') });
  await here.owner.command('TakeTable', table);
  const running = async () => {
    await here.api.settle();
    const { atTables } = await here.owner.query('judgeCalls', { eventId });
    return atTables.map((each) => `${each.table} ${each.purpose} ${each.judge.name}`);
  };
  expect(await running()).toEqual([`${table.table} deck-check Olga`]);
  await here.owner.command('RecordDeckCheck', { eventId, playerId, outcome: 'matches', note: '' });
  expect(await running()).toEqual([]);
  await here.owner.command('TakeTable', table);
  await here.owner.command('LeaveTable', table);
  expect(await running()).toEqual([]);
});
