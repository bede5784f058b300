import {
  jobDefinitions,
  jobNames,
  type JobDefinition,
  type JobName,
  type JobPayload,
} from './job-definitions.js';

/** What a handler says when nothing failed: the work is done (or was done before), or it wants to be run again. */
export type JobOutcome =
  { readonly kind: 'done' } | { readonly kind: 'again'; readonly inMs: number };
export const done: JobOutcome = { kind: 'done' };
export const again = (inMs: number): JobOutcome => ({ kind: 'again', inMs });

/** Loads, calls a pure function, sends a command. Must be harmless when run twice. */
export interface JobHandler<N extends JobName = JobName> {
  readonly job: N;
  handle(payload: JobPayload<N>): Promise<JobOutcome>;
}

/** The handlers do not fit the table of jobs: a mistake of ours that must not reach production. */
export class JobRegistryError extends Error {
  override readonly name = 'JobRegistryError';
  constructor(readonly faults: readonly string[]) {
    super(`job registry: ${faults.join('; ')}`);
  }
}

/** A job's payload does not fit its schema: no number of tries can help. */
export class JobPayloadError extends Error {
  override readonly name = 'JobPayloadError';
}

export type AnyJobHandler = { [N in JobName]: JobHandler<N> }[JobName];

/** One handler for every row of the table, checked when the process starts. */
export class JobRegistry {
  private constructor(private readonly handlers: ReadonlyMap<string, AnyJobHandler>) {}

  static bind(handlers: readonly AnyJobHandler[]): JobRegistry {
    const faults: string[] = [];
    const bound = new Map<string, AnyJobHandler>();
    for (const handler of handlers) {
      if (!Object.hasOwn(jobDefinitions, handler.job)) faults.push(`no job named ${handler.job}`);
      if (bound.has(handler.job)) faults.push(`two handlers for ${handler.job}`);
      bound.set(handler.job, handler);
    }
    for (const name of jobNames) if (!bound.has(name)) faults.push(`no handler for ${name}`);
    if (faults.length > 0) throw new JobRegistryError(faults);
    return new JobRegistry(bound);
  }

  /** Runs a job as it came out of the queue. Throws JobPayloadError for an unknown name or a payload that does not fit. */
  async run(name: string, payload: unknown): Promise<JobOutcome> {
    const handler = this.handlers.get(name);
    if (!handler) throw new JobPayloadError(`no job named ${name}`);
    const definition = jobDefinitions[handler.job] as JobDefinition<unknown>;
    const read = definition.payload.safeParse(payload);
    if (!read.success)
      throw new JobPayloadError(
        `${name}: ${read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`).join(', ')}`,
      );
    return handler.handle(read.data as never);
  }
}
