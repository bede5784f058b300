import type { z } from 'zod';
import { type AnyToken, type Provided, provideParts, token } from '#platform';

/**
 * What a handler says when nothing failed: the work is
 * done (or was done before), or it wants to be run again.
 */
export type JobOutcome =
  | { readonly kind: 'done' }
  | { readonly kind: 'again'; readonly inMs: number };
export const done: JobOutcome = { kind: 'done' };
export const again = (inMs: number): JobOutcome => ({ kind: 'again', inMs });

/** Loads, calls a pure function, sends a command. Must be harmless when run twice. */
export interface JobHandler<Payload = unknown> {
  handle(payload: Payload): Promise<JobOutcome>;
  /** At the end of the process. */
  close?(): void;
}

/** A job asked for: what a reaction or the reconcile sweep wants done. */
export interface JobRequest<Payload = unknown> {
  readonly name: string;
  /**
   * Two requests with the same id are one job for as long as the
   * first is waiting or running. BullMQ forbids colons in it.
   */
  readonly id: string;
  readonly payload: Payload;
  /** ISO 8601; absent: at once. */
  readonly notBefore?: string;
  /** The place in a trace of what called for it, as a `traceparent`. */
  readonly within?: string;
}

type Tokens = Readonly<Record<string, AnyToken>>;
type Parts<Needs extends Tokens> = { readonly [Name in keyof Needs]: Provided<Needs[Name]> };

interface JobDefinition<Payload, Needs extends Tokens> {
  readonly name: string;
  readonly payload: z.ZodType<Payload>;
  /** What tells one request from another, see `JobRequest.id`. */
  readonly key: (payload: Payload) => string;
  /**
   * Tries before the job is given up; the reconcile sweep
   * asks for it anew while the work is still outstanding.
   */
  readonly attempts: number;
  /** First pause after a failed try in milliseconds; doubles each time. */
  readonly backoffMs: number;
  /**
   * Jobs that wait for others' servers have a queue of their
   * own, so that a slow one never keeps a round waiting.
   */
  readonly queue?: 'deliveries';
  /** What the handler is made of, by name. */
  readonly needs: Needs;
  readonly handler: (parts: Parts<Needs>) => JobHandler<Payload>;
}

/**
 * Everything about one job: how it is asked for, told apart and tried again, what it needs and what it does.
 */
export const defineJob = <Payload, const Needs extends Tokens>(
  definition: JobDefinition<Payload, Needs>,
) => {
  const { name, key, needs, handler, ...rest } = definition;
  const handlerToken = token<JobHandler<Payload>>(name);
  return {
    ...rest,
    name,
    /** Asks for the job; nothing is asked before the request is given to the queue. */
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

/** What the queue and the registry know of a job. */
export interface JobRow {
  readonly name: string;
  readonly payload: z.ZodType;
  readonly attempts: number;
  readonly backoffMs: number;
  readonly queue?: 'deliveries';
}
