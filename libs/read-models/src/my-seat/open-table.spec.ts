import { games } from '#games';
import { beforeAll, expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { readPairings } from '../matches/query.js';
import { readModels } from '../models.js';
import { readRoster } from '../roster/query.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readMySeat } from './query.js';

const played = new PlayedEvent();
const reader = new MemoryProjectionStore();
const catchAll = () => catchUp({ events: played.store, projections: reader, models: readModels });
const seatOf = async (playerId: string) => {
  const account = { id: `acc-${playerId}`, name: '' };
  return (await readMySeat({ games, reader }, played.eventId, { account, seats: [] }))?.seat;
};

beforeAll(async () => {
  await played.create(4, { swissRounds: 2, cutSize: 0 });
  await played.pair();
});

it('whoever drops keeps the table that still needs its result and may call a judge to it, and all at it are told', async () => {
  const [table] = played.state.rounds[0]!.tables;
  await played.send('DropPlayer', { playerId: table!.a, reason: 'own-wish' });
  await catchAll();
  const gone = await seatOf(table!.a);
  expect(gone).toMatchObject({ status: 'dropped', current: { status: 'open' } });
  expect(gone?.allowed).toEqual(['CallJudge']);
  const left = await seatOf(table!.b);
  expect(left?.current?.a).toMatchObject({ playerId: table!.a, dropped: true });
  expect(left?.current?.b).not.toHaveProperty('dropped');
  const { tables } = (await readPairings({ games, reader }, played.eventId))!;
  expect(tables.filter(({ a, b }) => a.dropped || b.dropped)).toHaveLength(1);
});

it('the staff see who gave up their seat before the start', async () => {
  const early = new PlayedEvent();
  const models = new MemoryProjectionStore();
  await early.send('CreateEvent', early.plan);
  await early.send('OpenRegistration', {});
  await early.enter('p0');
  await early.send('WithdrawPlayer', { playerId: 'p0' });
  await catchUp({ events: early.store, projections: models, models: readModels });
  const gone = [{ playerId: 'p0', name: 'Name of p0' }];
  expect(await readRoster(models, early.eventId, ['owner'])).toMatchObject({
    players: [],
    withdrawn: gone,
  });
  expect(await readRoster(models, early.eventId, [])).not.toHaveProperty('withdrawn');
});

it('a note about a player is for the staff alone, and goes when it is emptied', async () => {
  const early = new PlayedEvent();
  await early.send('CreateEvent', early.plan);
  await early.send('OpenRegistration', {});
  await early.enter('p0');
  const rowFor = async (role: 'registration' | null) => {
    const models = new MemoryProjectionStore();
    await catchUp({ events: early.store, projections: models, models: readModels });
    const { players } = await readRoster(models, early.eventId, role === null ? [] : [role]);
    return players[0];
  };
  await early.send('NotePlayer', { playerId: 'p0', note: 'Plays on crutches' });
  expect(await rowFor('registration')).toMatchObject({ staffNote: 'Plays on crutches' });
  expect(await rowFor(null)).not.toHaveProperty('staffNote');
  await early.send('NotePlayer', { playerId: 'p0', note: '' });
  expect(await rowFor('registration')).not.toHaveProperty('staffNote');
});
