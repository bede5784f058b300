import { describe, expect, it } from 'vitest';
import { jobDefinitions, jobId, jobNames, type JobName } from './job-definitions.js';
import {
  type AnyJobHandler,
  done,
  JobPayloadError,
  JobRegistry,
  JobRegistryError,
} from './job-registry.js';

const seen: unknown[] = [];
const handlerOf = (job: JobName): AnyJobHandler =>
  ({
    job,
    handle: async (payload: unknown) => (seen.push(payload), done),
  }) as unknown as AnyJobHandler;
const all = jobNames.map(handlerOf);

const faultsOf = (handlers: readonly AnyJobHandler[]): readonly string[] => {
  try {
    JobRegistry.bind(handlers);
    return [];
  } catch (error) {
    return error instanceof JobRegistryError ? error.faults : [String(error)];
  }
};

describe('JobRegistry', () => {
  it('takes exactly one handler for every job', () => {
    expect(faultsOf(all)).toEqual([]);
  });

  it('refuses to start without a handler', () => {
    expect(faultsOf(all.filter((handler) => handler.job !== 'pair-round'))).toEqual([
      'no handler for pair-round',
    ]);
  });

  it('refuses two handlers for one job and handlers for jobs that do not exist', () => {
    expect(faultsOf([...all, handlerOf('seal-heads')])).toEqual(['two handlers for seal-heads']);
    expect(faultsOf([...all, handlerOf('brew-coffee' as JobName)])).toEqual([
      'no job named brew-coffee',
    ]);
  });

  it('hands a checked payload to its handler', async () => {
    const payload = { matchId: 'abcdef', reportVersion: 2 };
    await expect(JobRegistry.bind(all).run('confirm-report', payload)).resolves.toEqual(done);
    expect(seen.at(-1)).toEqual(payload);
  });

  it('refuses a payload that does not fit, and a name it does not know', async () => {
    const registry = JobRegistry.bind(all);
    await expect(
      registry.run('confirm-report', { matchId: 'abcdef', reportVersion: 0 }),
    ).rejects.toThrow(JobPayloadError);
    await expect(registry.run('toString', {})).rejects.toThrow(JobPayloadError);
  });
});

describe('job ids', () => {
  it('are the same for the same work and differ for other work', () => {
    const payload = { eventId: 'e1', phase: 0, round: 2, attempt: 1, position: 40 };
    expect(jobId({ name: 'pair-round', payload })).toBe('pair-round.e1.0.2.1');
    expect(jobId({ name: 'pair-round', payload: { ...payload, position: 55 } })).toBe(
      'pair-round.e1.0.2.1',
    );
    expect(jobId({ name: 'pair-round', payload: { ...payload, attempt: 2 } })).toBe(
      'pair-round.e1.0.2.2',
    );
    expect(jobId({ name: 'confirm-report', payload: { matchId: 'm1', reportVersion: 3 } })).toBe(
      'confirm-report.m1.3',
    );
  });

  it('hold no colon, which BullMQ forbids', () => {
    expect(jobNames.every((name) => !name.includes(':'))).toBe(true);
    expect(
      Object.values(jobDefinitions).every(
        ({ attempts, backoffMs }) => attempts > 1 && backoffMs > 0,
      ),
    ).toBe(true);
  });
});
