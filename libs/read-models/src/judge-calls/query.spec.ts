import { expect, it } from 'vitest';
import { catchUp, MemoryProjectionStore } from '#event-store';
import { readModels } from '../models.js';
import { PlayedEvent } from '../testing/played-event.js';
import { readJudgeCalls } from './query.js';

const tablesOf = async (played: PlayedEvent): Promise<readonly (number | null)[]> => {
  const reader = new MemoryProjectionStore();
  await catchUp({ events: played.store, projections: reader, models: readModels });
  const { calls } = await readJudgeCalls(reader, played.eventId);
  return calls.map(({ table }) => table);
};

it('sends a judge to where a caller sits by now; a call that is closed stays where it was', async () => {
  const played = new PlayedEvent();
  await played.create(4, { swissRounds: 2, cutSize: 0 });
  await played.send('CallJudge', { callId: 'before', playerId: 'p1', note: '' });
  expect(await tablesOf(played)).toEqual([null]);
  await played.pair();
  const { table: first, a } = played.state.rounds.at(-1)!.tables[0]!;
  await played.send('ResolveJudgeCall', { callId: 'before', note: '' });
  await played.send('CallJudge', { callId: 'open', playerId: a, note: '' });
  await played.settle(() => ({ a: 2, b: 0, drawn: 0 }));
  const { phase, round, attempt } = played.state.rounds.at(-1)!;
  await played.send('CompleteRound', { phase, round, attempt });
  await played.send('AssignStaticTable', { playerId: a, table: 9 });
  await played.pair();
  expect(first).not.toBe(9);
  expect(await tablesOf(played)).toEqual([null, 9]);
  await played.send('ResolveJudgeCall', { callId: 'open', note: '' });
  expect(await tablesOf(played)).toEqual([null, first]);
});
