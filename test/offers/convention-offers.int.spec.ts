import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConventionView, defaultSettings, type Stage } from '#contracts';
import { createLogger, GracefulShutdown } from '#platform';
import { signedUp } from '../../apps/api/test/people.js';
import { type StaffedApi, startStaffedApi } from '../../apps/api/test/staffed-api.js';
import { startWorker } from '../../apps/worker/src/worker.js';
import { patience } from './looked-at-event.js';
import { wouldRefuse } from './would-refuse.js';

const silent = createLogger('worker', { logLevel: 'silent' });
const shutdown = new GracefulShutdown(silent);
let server: StaffedApi;
beforeAll(async () => {
  server = await startStaffedApi();
  await startWorker({ ...server.api.configuration, logLevel: 'silent' }, silent, shutdown);
});
afterAll(async () => {
  await shutdown.stop();
  await server?.api.stop();
});

const settings = { ...defaultSettings, deckRequired: false, swissRounds: 1, cutSize: 0 } as const;
const dayOne: Stage = {
  ...{ stageId: 'day-1', name: 'Saturday', format: 'premier', day: 1, startsAt: '09:00' },
  ...{ expected: 4, breakMinutes: 10, cap: null, carry: 'none', decks: 'new', settings },
  entry: { kind: 'open' },
};
const dayTwo: Stage = {
  ...dayOne,
  ...{ stageId: 'day-2', name: 'Sunday', day: 2, expected: 3 },
  entry: { kind: 'qualified', from: 'day-1', by: 'place', least: 2 },
};

it('a convention offers to open a day and to enter who qualified as long as that does something', async () => {
  const { api, connection, owner } = server;
  const { account } = await owner.me();
  const { ids } = await owner.command('CreateConvention', {
    ...{ name: 'Weekend', date: '2026-12-05', venue: '', plan: { stages: [dayOne, dayTwo] } },
  });
  const conventionId = ids['conventionId'] ?? '';
  const refuses = wouldRefuse(api, {
    account: account && { id: account.id, name: account.name },
    seats: [],
  });
  const seen: number[] = [];
  /** What is offered and refused, or would be taken and is not offered. */
  const wrongIn = async ({ stages }: ConventionView): Promise<readonly string[]> => {
    const wrong: string[] = [];
    for (const { stageId, event, entry } of stages) {
      const offered = {
        OpenStage: event === null,
        ...(entry.kind === 'qualified' ? { EnterQualified: (event?.toEnter ?? 0) > 0 } : {}),
      };
      for (const [name, shown] of Object.entries(offered)) {
        const code = await refuses(name, { conventionId, stageId });
        if (shown !== (code === null)) wrong.push(`${stageId}: ${name} ${code ?? 'withheld'}`);
      }
    }
    return wrong;
  };
  const shown = () => owner.query('convention', { conventionId });
  const look = async (state: string): Promise<void> => {
    await expect
      .poll(async () => ({ [state]: await wrongIn(await shown()) }), patience)
      .toEqual({ [state]: [] });
    seen.push((await shown()).stages[1]?.event?.toEnter ?? -1);
  };
  const opened = async (stageId: string): Promise<string> =>
    (await owner.command('OpenStage', { conventionId, stageId })).ids['eventId'] ?? '';
  await look('planned');
  const saturday = await opened('day-1');
  const sunday = await opened('day-2');
  await owner.command('InviteToStage', {
    ...{ conventionId, stageId: 'day-2', name: 'Zoe', points: 0, note: '' },
  });
  await look('both are open, one is invited');
  await owner.command('ImportPlayers', { eventId: saturday, text: 'Ana\nBen\nCleo\nDan' });
  await owner.command('CheckInAll', { eventId: saturday });
  await owner.command('StartEvent', { eventId: saturday });
  await look('the first day is played');
  await owner.command('RequestPairing', {
    ...{ eventId: saturday, phase: 0, round: 1, attempt: 1, repair: false },
  });
  const tables = async () => (await owner.query('pairings', { eventId: saturday })).tables;
  await expect.poll(async () => (await tables()).length, patience).toBe(2);
  for (const { matchId } of await tables())
    await owner.command('RuleResult', { matchId, score: { a: 2, b: 0, drawn: 0 }, note: '' });
  const round = async () => (await owner.query('event', { eventId: saturday })).rounds.at(-1);
  await expect.poll(async () => (await round())?.state, patience).toBe('completed');
  await owner.command('FinishEvent', { eventId: saturday });
  await look('the first day is over');
  // Who won a day from which others go on has won nothing yet.
  expect((await shown()).stages[0]?.event?.champion).toBeNull();
  await owner.command('EnterQualified', { conventionId, stageId: 'day-2' });
  await look('all are in');
  const { players } = await owner.query('roster', { eventId: sunday });
  await owner.command('WithdrawPlayer', {
    ...{ eventId: sunday, playerId: players[0]?.playerId ?? '' },
  });
  await look('one has withdrawn');
  await owner.command('InviteToStage', {
    ...{ conventionId, stageId: 'day-2', name: 'Yan', points: 0, note: '' },
  });
  await look('one more is invited');
  await owner.command('EnterQualified', { conventionId, stageId: 'day-2' });
  await owner.command('CheckInAll', { eventId: sunday });
  await owner.command('StartEvent', { eventId: sunday });
  await look('the second day is played');
  expect(seen).toEqual([-1, 0, 0, 3, 0, 0, 1, 0]);
  const stranger = await signedUp(connection, 'stranger');
  const { stages } = await stranger.query('convention', { conventionId });
  expect(stages.map(({ event }) => event?.toEnter)).toEqual([0, 0]);
}, 120_000);
