import { games } from '#games';
import { expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { readModels } from '../models.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readCutChances } from './query.js';

const score = { a: 2, b: 0, drawn: 0 };

const chancesOf = async (played: PlayedEvent) => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: played.store, projections: reader, models: readModels });
  return readCutChances({ games, reader }, played.eventId);
};

it('speaks of the moment before a round, and no more once no Swiss round is left', async () => {
  const played = new PlayedEvent();
  await played.create(8, { swissRounds: 2, cutSize: 2 });
  const before = await chancesOf(played);
  expect(before).toMatchObject({ size: 2, left: 2, rows: [{ points: 0 }] });
  await played.pair();
  const [first] = played.openMatches();
  await played.inMatch(first!, 'ReportResult', { by: 'a', score });
  await played.inMatch(first!, 'ConfirmResult', { by: 'b' });
  expect(await chancesOf(played)).toEqual(before);
  await played.settle(() => score);
  await played.send('CompleteRound', { phase: 0, round: 1, attempt: 1 });
  const last = await chancesOf(played);
  expect(last?.rows.map(({ points }) => points)).toEqual([3, 0]);
  expect(last?.left).toBe(1);
});

it('is silent where no cut is ahead', async () => {
  const played = new PlayedEvent();
  await played.create(4, { swissRounds: 2, cutSize: 0 });
  expect(await chancesOf(played)).toEqual({ size: null, left: 0, simulated: 0, rows: [] });
});
