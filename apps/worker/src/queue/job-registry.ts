import type { z } from 'zod';
import type { JobHandler, JobOutcome, JobRow } from './job.js';

/** Two jobs have the same name: a programming error that must not reach production. */
export class JobRegistryError extends Error {
  override readonly name = 'JobRegistryError';
}

/** A job's payload does not fit its schema, so retries cannot help. */
export class JobPayloadError extends Error {
  override readonly name = 'JobPayloadError';
}

interface BoundJob {
  readonly payload: z.ZodType;
  readonly handler: JobHandler<never>;
}

/** The jobs by name, each with its handler. */
export class JobRegistry {
  private constructor(private readonly jobs: ReadonlyMap<string, BoundJob>) {}

  /**
   * `handlers` are in the order of `jobs`. Throws JobRegistryError if two jobs have the same name.
   */
  static bind(
    jobs: readonly Pick<JobRow, 'name' | 'payload'>[],
    handlers: readonly JobHandler<never>[],
  ): JobRegistry {
    const bound = new Map<string, BoundJob>();
    for (const [place, { name, payload }] of jobs.entries()) {
      const handler = handlers[place];
      if (bound.has(name)) throw new JobRegistryError(`two jobs are called ${name}`);
      if (!handler) throw new JobRegistryError(`no handler for ${name}`);
      bound.set(name, { payload, handler });
    }
    return new JobRegistry(bound);
  }

  /**
   * Runs a job from the queue. Throws JobPayloadError for an unknown name or a payload that does
   * not fit.
   */
  async run(name: string, given: unknown): Promise<JobOutcome> {
    const job = this.jobs.get(name);
    if (!job) throw new JobPayloadError(`no job named ${name}`);
    const read = job.payload.safeParse(given);
    if (!read.success)
      throw new JobPayloadError(
        `${name}: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ')}`,
      );
    return job.handler.handle(read.data as never);
  }

  /** Closes the resources of the handlers. */
  close(): void {
    for (const { handler } of this.jobs.values()) handler.close?.();
  }
}
