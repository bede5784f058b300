import { expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { readModels } from '../models.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readRoundForecast } from './query.js';
import { readTimedRounds } from './timed-rounds.js';

const score = { a: 2, b: 0, drawn: 0 };

const told = async (played: PlayedEvent) => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: played.store, projections: reader, models: readModels });
  const forecast = await readRoundForecast({ reader }, played.eventId);
  return { forecast, rounds: await readTimedRounds(reader, played.eventId) };
};
const key = { phase: 0, round: 1, attempt: 1 };

const withClock = async (): Promise<PlayedEvent> => {
  const played = new PlayedEvent();
  await played.create(8, { swissRounds: 2, cutSize: 0 });
  await played.pair();
  await played.send('StartRoundClock', { ...key, minutes: 55 });
  return played;
};

it('says nothing while no clock runs, when it stands still, and once all tables have ended', async () => {
  const nothing = { key: null, lines: [] };
  const played = new PlayedEvent();
  await played.create(8, { swissRounds: 2, cutSize: 0 });
  await played.pair();
  expect((await told(played)).forecast).toEqual(nothing);
  await played.send('StartRoundClock', { ...key, minutes: 55 });
  expect((await told(played)).forecast?.key).toEqual(key);
  await played.send('PauseRoundClock', key);
  expect((await told(played)).forecast).toEqual(nothing);
  await played.send('ResumeRoundClock', key);
  await played.settle(() => score);
  expect((await told(played)).forecast).toEqual(nothing);
});

it('has a line for each time at which it says something else, from the last news on', async () => {
  const { forecast, rounds } = await told(await withClock());
  const lines = forecast?.lines ?? [];
  expect(lines.length).toBeGreaterThan(3);
  const starts = lines.map(({ from }) => from);
  expect(starts).toEqual([...new Set(starts)].sort());
  for (const { from, endsAt } of lines) expect(endsAt > from).toBe(true);
  expect(rounds[0]?.timed?.tables.map(({ doneAt }) => doneAt)).toEqual([null, null, null, null]);
});

it('takes a table as ended once its result is told, and as playing again once it is objected to', async () => {
  const played = await withClock();
  const [first] = played.openMatches();
  const ended = async () =>
    (await told(played)).rounds[0]?.timed?.tables.filter(({ doneAt }) => doneAt !== null).length;
  await played.inMatch(first!, 'ReportResult', { by: 'a', score });
  expect(await ended()).toBe(1);
  await played.inMatch(first!, 'DisputeResult', { by: 'b', claim: null, note: '' });
  expect(await ended()).toBe(0);
  await played.inMatch(first!, 'RuleResult', { score, note: '' });
  expect(await ended()).toBe(1);
});
