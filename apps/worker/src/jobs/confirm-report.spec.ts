import { expect, it } from 'vitest';
import type { Aggregates, SystemCommands } from '#application';
import { ConfirmReportJob } from './confirm-report.job.js';
import { Deadlines } from './deadlines.js';

const time = (minutes: number): string =>
  new Date(Date.UTC(2026, 10, 23, 10, minutes)).toISOString();

/**
 * A result reported at minute 0, to be confirmed within 5; no api process ran from minute 1 to
 * minute 9.
 */
const lookAt = async (minutes: number, reportVersion = 2) => {
  const sent: string[] = [];
  const commands = {
    toMatch: async (_act: unknown, _matchId: string, type: string) => {
      sent.push(type);
      return { kind: 'accepted', events: [] };
    },
  } as unknown as SystemCommands;
  const report = { by: 'a', version: 2, confirmBy: time(5) };
  const aggregates = {
    match: async () => ({ state: { report, confirmAfterMinutes: 5 } }),
  } as unknown as Pick<Aggregates, 'match'>;
  const hours = { seenAt: time(minutes), outages: [{ from: time(1), to: time(9) }] };
  const deadlines = new Deadlines({ read: async () => hours }, { now: () => time(minutes) });
  const job = new ConfirmReportJob(commands, aggregates, deadlines);
  return { outcome: await job.handle({ matchId: 'm1', reportVersion }), sent };
};

it('takes no silence for consent while nobody could object', async () => {
  expect(await lookAt(10)).toEqual({ outcome: { kind: 'again', inMs: 180_000 }, sent: [] });
  expect(await lookAt(13)).toEqual({ outcome: { kind: 'done' }, sent: ['ConfirmByTimeout'] });
});

it('leaves it to the match to refuse what is about another report', async () => {
  expect((await lookAt(10, 1)).sent).toEqual(['ConfirmByTimeout']);
});
