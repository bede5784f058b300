import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { jobs, regularJobs } from '../jobs/index.js';
import { confirmReport } from '../jobs/confirm-report.job.js';
import { pairRound } from '../jobs/pair-round.job.js';
import { done, type JobHandler } from './job.js';
import { JobPayloadError, JobRegistry, JobRegistryError } from './job-registry.js';

const seen: unknown[] = [];
const remembering: JobHandler<never> = {
  handle: async (payload: unknown) => (seen.push(payload), done),
};
const handlers = jobs.map(() => remembering);

describe('JobRegistry', () => {
  it('takes every job there is', () => {
    expect(() => JobRegistry.bind(jobs, handlers)).not.toThrow();
  });

  it('refuses two jobs of one name, and a job without a handler', () => {
    const brew = { name: 'brew-coffee', payload: z.object({}) };
    expect(() => JobRegistry.bind([brew, brew], [remembering, remembering])).toThrow(
      new JobRegistryError('two jobs are called brew-coffee'),
    );
    expect(() => JobRegistry.bind([brew], [])).toThrow(
      new JobRegistryError('no handler for brew-coffee'),
    );
  });

  it('hands a checked payload to its handler', async () => {
    const payload = { matchId: 'abcdef', reportVersion: 2 };
    await expect(JobRegistry.bind(jobs, handlers).run('confirm-report', payload)).resolves.toEqual(
      done,
    );
    expect(seen.at(-1)).toEqual(payload);
  });

  it('refuses a payload that does not fit, and a name it does not know', async () => {
    const registry = JobRegistry.bind(jobs, handlers);
    await expect(
      registry.run('confirm-report', { matchId: 'abcdef', reportVersion: 0 }),
    ).rejects.toThrow(JobPayloadError);
    await expect(registry.run('toString', {})).rejects.toThrow(JobPayloadError);
  });

  it('ends what its handlers hold open', () => {
    let closed = 0;
    const brew = { name: 'brew-coffee', payload: z.object({}) };
    JobRegistry.bind([brew], [{ ...remembering, close: () => void (closed += 1) }]).close();
    expect(closed).toBe(1);
  });
});

describe('job ids', () => {
  it('are the same for the same work and differ for other work', () => {
    const payload = { eventId: 'e1', phase: 0, round: 2, attempt: 1, position: 40 };
    expect(pairRound.request(payload).id).toBe('pair-round.e1.0.2.1');
    expect(pairRound.request({ ...payload, position: 55 }).id).toBe('pair-round.e1.0.2.1');
    expect(pairRound.request({ ...payload, attempt: 2 }).id).toBe('pair-round.e1.0.2.2');
    expect(confirmReport.request({ matchId: 'm1', reportVersion: 3 }).id).toBe(
      'confirm-report.m1.3',
    );
  });

  it('hold no colon, which BullMQ forbids', () => {
    expect(jobs.every(({ name }) => !name.includes(':'))).toBe(true);
    expect(jobs.every(({ attempts, backoffMs }) => attempts > 1 && backoffMs > 0)).toBe(true);
  });

  it('name jobs that exist where they come round by themselves', () => {
    const names = new Set<string>(jobs.map(({ name }) => name));
    expect(regularJobs.filter(({ request }) => !names.has(request.name))).toEqual([]);
  });
});
