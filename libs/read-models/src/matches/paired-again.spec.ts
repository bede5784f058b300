import { games } from '#games';
import { expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { readModels } from '../models.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readPairings } from './query.js';

const pairingsOf = async (played: PlayedEvent, at?: { phase: number; round: number }) => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: played.store, projections: reader, models: readModels });
  return (await readPairings({ games, reader }, played.eventId, at))!;
};

it('tells the tables that pairing a round again has made from those that stood before', async () => {
  const played = new PlayedEvent();
  await played.create(6, { swissRounds: 2, cutSize: 0 });
  await played.pair();
  const [first] = played.openMatches();
  await played.inMatch(first!, 'ReportResult', { by: 'a', score: { a: 2, b: 0, drawn: 0 } });
  await played.inMatch(first!, 'ConfirmResult', { by: 'b' });
  await played.pair(true);
  const { key, tables } = await pairingsOf(played);
  expect(key?.attempt).toBe(2);
  const attempts = tables.map(({ matchId, attempt }) => [matchId === first, attempt]);
  expect(attempts.toSorted()).toEqual([
    [false, 2],
    [false, 2],
    [true, 1],
  ]);
});

it('shows an earlier round with the records that everybody brought to it', async () => {
  const played = new PlayedEvent();
  await played.create(4, { swissRounds: 3, cutSize: 0 });
  for (const _round of [1, 2]) {
    await played.pair();
    await played.settle(() => ({ a: 2, b: 0, drawn: 0 }));
    const { phase, round, attempt } = played.state.rounds.at(-1)!;
    await played.send('CompleteRound', { phase, round, attempt });
  }
  await played.pair();
  const recordsOf = async (round: number) =>
    (await pairingsOf(played, { phase: 0, round })).tables
      .flatMap(({ a, b }) => [a.record, b.record])
      .toSorted();
  expect(await recordsOf(1)).toEqual(['0-0', '0-0', '0-0', '0-0']);
  expect(await recordsOf(2)).toEqual(['0-1', '0-1', '1-0', '1-0']);
  const { tables } = await pairingsOf(played, { phase: 0, round: 2 });
  expect(tables.map(({ a, b }) => a.points + b.points)).toEqual([6, 0]);
});
