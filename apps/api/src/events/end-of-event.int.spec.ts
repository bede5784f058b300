import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ApiSession, Connection } from '#client';
import type { RecordedEvent } from '#event-store';
import { recomputeEnding } from '../../../cli/src/verify/recompute-ending.js';
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

const outcomeOf = (sent: Promise<unknown>): Promise<string> =>
  sent.then(
    () => 'accepted',
    (error: { code?: string }) => error.code ?? String(error),
  );

const after = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => void setTimeout(resolve, milliseconds));

it('ends on the results that stand, and takes none behind the end', async () => {
  const eventId = await openEvent(owner);
  await register(connection, eventId, 'Ana');
  await register(connection, eventId, 'Ben');
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const [table] = await playOnlyRound(api, owner, eventId);
  const matchId = table?.matchId ?? '';
  const [won, lost] = [
    { a: 2, b: 0, drawn: 0 },
    { a: 0, b: 2, drawn: 0 },
  ];
  let standing = won;
  for (let trial = 0; trial < 30; trial += 1) {
    const score = standing === won ? lost : won;
    const [corrected, finished] = await Promise.all([
      after(trial % 10).then(() =>
        outcomeOf(owner.command('CorrectResult', { matchId, score, note: 'typed wrong' })),
      ),
      outcomeOf(owner.command('FinishEvent', { eventId })),
    ]);
    expect([finished, corrected]).toEqual([
      'accepted',
      expect.stringMatching(/^accepted$|finished$/),
    ]);
    if (corrected === 'accepted') standing = score;
    const file = JSON.parse(await owner.get(`/api/events/${eventId}/export`)) as {
      readonly events: readonly RecordedEvent[];
    };
    expect([trial, ...recomputeEnding(eventId, file.events)]).toEqual([trial]);
    const ending = file.events.findLast(({ type }) => type === 'EventFinished');
    expect(ending?.data['champion']).toBe(standing === won ? table?.a : table?.b);
    await owner.command('ReopenEvent', { eventId, reason: 'once more' });
  }
});
