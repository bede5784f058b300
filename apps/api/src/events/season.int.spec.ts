import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import type { SeasonView } from '#contracts';
import { openEvent, playOnlyRound, register } from '../../test/people.js';
import type { RunningApi } from '../../test/running-api.js';
import type { RecordedEvent } from '#event-store';
import { recomputeEnding } from '../../../cli/src/verify/recompute-ending.js';
import { startStaffedApi } from '../../test/staffed-api.js';

let api: RunningApi;
let connection: Connection;
let owner: ApiSession;
beforeAll(async () => {
  ({ api, connection, owner } = await startStaffedApi());
});
afterAll(() => api?.stop());

const eventCount = 10;
const thirdEvent = 2;

/** One tournament of the season between two players; the first one named wins. */
const hold = async (index: number, names: readonly [winner: string, loser: string]) => {
  const day = String(index + 1).padStart(2, '0');
  const eventId = await openEvent(owner, { name: `Evening ${index + 1}`, date: `2026-10-${day}` });
  const winner = await register(connection, eventId, names[0]);
  await register(connection, eventId, names[1]);
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const [table] = await playOnlyRound(api, owner, eventId, winner.playerId);
  await owner.command('FinishEvent', { eventId });
  if (!table) throw new Error('no table');
  return { eventId, table, winner: winner.playerId };
};

const invited = ({ invitations, events }: SeasonView) =>
  invitations.map(({ name, eventId, passedBy }) => ({
    name,
    by: events.findIndex((event) => event.eventId === eventId) + 1,
    passedBy,
  }));
const pointsOf = ({ rows }: SeasonView) =>
  Object.fromEntries(rows.map(({ name, points }) => [name, points]));

it('counts the best 8 of 10 events, and a correction in event 3 gives its invitation to another', async () => {
  const { ids } = await owner.command('CreateSeason', {
    name: 'Autumn league',
    rules: {
      placePoints: [10, 6],
      attendance: 1,
      best: 8,
      invitedPerEvent: 1,
      invitedFromTable: 0,
      passDown: true,
    },
  });
  const seasonId = ids['seasonId'] ?? '';
  const held = [];
  for (let index = 0; index < eventCount; index += 1) {
    const event = await hold(index, index === thirdEvent ? ['Cleo', 'Dora'] : ['Ana', 'Ben']);
    await owner.command('AddEventToSeason', { seasonId, eventId: event.eventId });
    held.push(event);
  }
  await api.settle();
  const before = await owner.query('season', { seasonId });
  expect(before.events).toHaveLength(eventCount);
  // Nine tournaments for each player, of which eight count.
  expect(pointsOf(before)).toEqual({ Ana: 88, Ben: 56, Cleo: 11, Dora: 7 });
  const [best] = before.rows;
  expect(best?.scores.map(({ counts }) => counts).filter((counts) => !counts)).toHaveLength(1);
  expect(invited(before)).toEqual([
    { name: 'Ana', by: 1, passedBy: 0 },
    { name: 'Ben', by: 2, passedBy: 1 },
    { name: 'Cleo', by: 3, passedBy: 0 },
  ]);

  const third = held[thirdEvent];
  if (!third) throw new Error('no third event');
  const { table, winner } = third;
  const [a, b] = table.a === winner ? [0, 2] : [2, 0];
  const correction = {
    matchId: table.matchId,
    score: { a, b, drawn: 0 },
    note: 'The slip named the wrong winner',
  };
  const { eventId } = third;
  const championOf = async (position?: number) =>
    (await owner.ask('event', { eventId }, position)).champion?.name ?? null;
  await expect(owner.command('CorrectResult', correction)).rejects.toMatchObject({
    code: 'tournament/finished',
  });
  expect(await championOf()).toBe('Cleo');
  const reopened = await owner.command('ReopenEvent', { eventId, reason: correction.note });
  await api.settle();
  expect(await championOf(reopened.position)).toBeNull();
  await owner.command('CorrectResult', correction);
  await api.settle();
  const { position } = await owner.command('FinishEvent', { eventId });
  await api.settle();
  const after = await owner.ask('season', { seasonId }, position);
  expect(await championOf(position)).toBe('Dora');
  const file = JSON.parse(await owner.get(`/api/events/${eventId}/export`)) as {
    readonly events: readonly RecordedEvent[];
  };
  expect(recomputeEnding(eventId, file.events)).toEqual([]);
  expect(pointsOf(after)).toEqual({ Ana: 88, Ben: 56, Cleo: 7, Dora: 11 });
  expect(invited(after)).toEqual([
    { name: 'Ana', by: 1, passedBy: 0 },
    { name: 'Ben', by: 2, passedBy: 1 },
    { name: 'Dora', by: 3, passedBy: 0 },
  ]);
  const ratingOf = ({ ratings }: SeasonView, name: string) =>
    ratings.find((row) => row.name === name)?.rating ?? 0;
  expect(ratingOf(before, 'Cleo')).toBeGreaterThan(ratingOf(before, 'Dora'));
  expect(ratingOf(after, 'Dora')).toBeGreaterThan(ratingOf(after, 'Cleo'));

  // Declining passes the tournament's invitation to the next player.
  const dora = after.rows.find(({ name }) => name === 'Dora');
  const declined = await owner.command('DeclineSeasonInvitation', {
    seasonId,
    person: dora?.person ?? '',
    declined: true,
  });
  await api.settle();
  const passed = await owner.ask('season', { seasonId }, declined.position);
  expect(invited(passed)).toContainEqual({ name: 'Cleo', by: 3, passedBy: 1 });
});
