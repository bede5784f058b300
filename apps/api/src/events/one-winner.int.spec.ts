import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import { everyDoor } from '../../test/every-door.js';
import { openEvent, playOnlyRound, register } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Fields in which an answer names the winner. */
const winners = ['champion', 'winner'];
/** Fields in which an answer says that somebody is first. */
const places = ['rank', 'place', 'placing', 'standing'];

const personIn = (row: Json): unknown =>
  row['name'] ?? row['Name'] ?? row['TeamPlayers1Name'] ?? row['playerId'] ?? row['player'];

/** Everybody whom an answer names anywhere as winner or as first. */
const firstIn = (value: unknown): readonly string[] => {
  if (!isObject(value)) return [];
  const isFirst = places.some((place) => value[place] === 1);
  const named = winners.map((member) => value[member]).filter((winner) => isObject(winner));
  return [
    ...(isFirst && personIn(value) !== undefined ? [String(personIn(value))] : []),
    ...named.map((winner) => String(personIn(winner))),
    ...Object.values(value).flatMap(firstIn),
  ];
};

/** Lines of a table that begin with place 1 contain their player's name somewhere. */
const rowsOf = (text: string, names: Iterable<string>): unknown => {
  if (/^[[{]/.test(text)) return JSON.parse(text) as unknown;
  const [head = '', ...lines] = text.split('\r\n');
  if (!/^\ufeff?Rank,/.test(head)) return [];
  const first = lines.filter((line) => line.startsWith('1,'));
  return [...names].flatMap((name) =>
    first.filter((line) => line.includes(name)).map(() => ({ rank: 1, name })),
  );
};

/** These routes also contain earlier states. */
const isHistory = (url: string): boolean => /\/(?:export|story|log|handover)\b/.test(url);

it('names the same winner at every door, before and after a correction', async () => {
  const rules = {
    placePoints: [10, 6],
    attendance: 1,
    best: 8,
    invitedPerEvent: 1,
    invitedFromTable: 0,
    passDown: true,
  };
  const { ids } = await owner.command('CreateSeason', { name: 'League', rules });
  const seasonId = ids['seasonId'] ?? '';
  const eventId = await openEvent(owner);
  const zenobia = await register(connection, eventId, 'Zenobia');
  const quentin = await register(connection, eventId, 'Quentin');
  const names = new Map([
    [zenobia.playerId, 'Zenobia'],
    [quentin.playerId, 'Quentin'],
  ]);
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const [table] = await playOnlyRound(api, owner, eventId, zenobia.playerId);
  if (!table) throw new Error('no table');
  await owner.command('AddEventToSeason', { seasonId, eventId });
  const { matchId } = table;
  const doors = [zenobia, quentin]
    .flatMap(({ playerId }) => everyDoor(api, { eventId, seasonId, matchId, playerId }))
    .concat('/api/v1/events')
    .filter((url) => !isHistory(url));

  /** By route: everybody whom the answer names as first. */
  const firstByDoor = async (): Promise<ReadonlyMap<string, readonly string[]>> => {
    await api.settle();
    const found = new Map<string, readonly string[]>();
    for (const url of doors) {
      const text = await owner.get(url).catch(() => '{}');
      const first = firstIn(rowsOf(text, names.values())).map((who) => names.get(who) ?? who);
      if (first.length > 0) found.set(url, [...new Set(first)]);
    }
    return found;
  };
  /** Routes that name somebody else; lists over all tournaments lag a moment behind. */
  const doorsWithout = async (winner: string) =>
    [...(await firstByDoor())].filter(([, first]) => first.join() !== winner);

  await owner.command('FinishEvent', { eventId });
  await expect.poll(() => doorsWithout('Zenobia')).toEqual([]);
  const before = await firstByDoor();
  expect(before.size).toBeGreaterThan(8);

  await owner.command('ReopenEvent', { eventId, reason: 'The slip named the wrong winner' });
  const [a, b] = table.a === quentin.playerId ? [2, 0] : [0, 2];
  await owner.command('CorrectResult', { matchId, score: { a, b, drawn: 0 }, note: '' });
  await owner.command('FinishEvent', { eventId });
  await expect.poll(() => doorsWithout('Quentin')).toEqual([]);
  expect((await firstByDoor()).size).toBe(before.size);
});
