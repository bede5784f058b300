import { expect, it } from 'vitest';
import { completeRound } from '../jobs/complete-round.job.js';
import { confirmReport } from '../jobs/confirm-report.job.js';
import type { JobRequest } from '../queue/job.js';
import { AwaitedJobs } from './awaited-jobs.js';

const now = Date.parse('2026-11-25T10:00:00.000Z');
const at = (ms: number): string => new Date(now + ms).toISOString();
const look = (notBefore: string, position = 1): JobRequest =>
  completeRound.request({ eventId: 'e1', phase: 0, round: 1, position }, notBefore);
const confirm = (notBefore: string): JobRequest =>
  confirmReport.request({ matchId: 'm1', reportVersion: 2 }, notBefore);

/** Records the requests to a queue that accepts everything. */
const asking = () => {
  const awaited = new AwaitedJobs();
  return (request: JobRequest, at: number): readonly JobRequest[] => {
    const asked = awaited.toAsk([request], at);
    awaited.asked(asked, at);
    return asked;
  };
};

it('asks for a job once until it is due, and then again', () => {
  const ask = asking();
  expect(ask(look(at(400), 1), now)).toHaveLength(1);
  expect(ask(look(at(600), 2), now + 200)).toEqual([]);
  expect(ask(look(at(700), 3), now + 399)).toEqual([]);
  expect(ask(look(at(800), 4), now + 400)).toHaveLength(1);
  expect(ask(look(at(900), 5), now + 500)).toEqual([]);
});

it('asks again for what is due at once or only later, which the queue may lose meanwhile', () => {
  const ask = asking();
  for (const request of [confirm(at(1_001)), look(at(0)), look(at(-1))]) {
    expect(ask(request, now)).toEqual([request]);
    expect(ask(request, now)).toEqual([request]);
  }
});

it('asks again for what the queue has not taken', () => {
  const awaited = new AwaitedJobs();
  expect(awaited.toAsk([look(at(400))], now)).toHaveLength(1);
  expect(awaited.toAsk([look(at(400))], now + 1)).toHaveLength(1);
});
