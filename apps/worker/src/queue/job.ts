import type { z } from 'zod';
import { type AnyToken, type Provided, provideParts, token } from '#platform';

/**
 * The result of a handler that has not failed: the work is done (or was done before), or the job
 * must be run again.
 */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly inMs: number };
export const done: JobOutcome = { kind: 'done' };
export const again = (inMs: number): JobOutcome => ({ kind: 'again', inMs });

/** Loads, calls a pure function, sends a command. Must be harmless when run twice. */
export interface JobHandler<Payload = unknown> {
  handle(payload: Payload): Promise<JobOutcome>;
  /** Called at the end of the process. */
  close?(): void;
}

/** A request for a job, made by a reaction or by the reconcile sweep. */
export interface JobRequest<Payload = unknown> {
  readonly name: string;
  /**
   * Two requests with the same id are one job for as long as the first is waiting or running.
   * BullMQ does not allow colons in it.
   */
  readonly id: string;
  readonly payload: Payload;
  /** ISO 8601; absent: at once. */
  readonly notBefore?: string;
  /** The trace context of the cause, as a `traceparent`. */
  readonly within?: string;
}

type Tokens = Readonly<Record<string, AnyToken>>;
type Parts<Needs extends Tokens> = { readonly [Name in keyof Needs]: Provided<Needs[Name]> };

interface JobDefinition<Payload, Needs extends Tokens> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** The part of `JobRequest.id` that distinguishes requests for this job. */
  readonly key: (payload: Payload) => string;
  /**
   * Attempts before the job is given up; the reconcile sweep requests it again while the work is
   * still outstanding.
   */
  readonly attempts: number;
  /** The pause after the first failed attempt in milliseconds; doubles each time. */
  readonly backoffMs: number;
  /**
   * Jobs that wait for external servers have a queue of their own, so that a slow server never
   * delays a round.
   */
  readonly queue?: 'deliveries';
  /** The dependencies of the handler, by name. */
  readonly needs: Needs;
  readonly handler: (parts: Parts<Needs>) => JobHandler<Payload>;
}

/**
 * The complete definition of one job: its requests, its id, its retries, its dependencies and its
 * handler.
 */
export const defineJob = <Payload, const Needs extends Tokens>(
  definition: JobDefinition<Payload, Needs>,
) => {
  const { name, key, needs, handler, ...rest } = definition;
  const handlerToken = token<JobHandler<Payload>>(name);
  return {
    ...rest,
    name,
    /** Creates a request; nothing happens before it is given to the queue. */
    request: (payload: Payload, notBefore?: string): JobRequest<Payload> => ({
      name,
      id: `${name}.${key(payload)}`,
      payload,
      ...(notBefore === undefined ? {} : { notBefore }),
    }),
    handlerToken,
    provider: provideParts(handlerToken, needs, handler),
  };
};

/** The part of a job's definition that the queue and the registry need. */
export interface JobRow {
  readonly name: string;
  readonly payload: z.ZodType;
  readonly attempts: number;
  readonly backoffMs: number;
  readonly queue?: 'deliveries';
}
