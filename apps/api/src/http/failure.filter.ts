import { type ArgumentsHost, Catch, type ExceptionFilter, HttpException } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isTransient } from '#event-store';
import type { Logger } from '#platform';
import { ApiFailure } from './failure.js';
import { duringRequest } from './correlation.hook.js';
import { placeOf } from './route.js';

/** Codes of the contract for Fastify's own complaints about a request, by status. */
const requestCodes: Readonly<Record<number, string>> = {
  400: 'request/malformed',
  404: 'request/unknown-route',
  405: 'request/unknown-route',
  413: 'request/too-large',
  414: 'request/too-large',
  415: 'request/unsupported-media-type',
  431: 'request/too-large',
};

/** Prisma's codes for an unavailable database; the event store knows PostgreSQL's. */
const prismaOutages = new Set(['P1001', 'P1002', 'P1008', 'P1017', 'P2024']);

const isOutage = (error: unknown): boolean => {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (isTransient(cause) || cause.name === 'DriverAdapterError') return true;
    if ('code' in cause && typeof cause.code === 'string' && prismaOutages.has(cause.code))
      return true;
    if (/Connection is closed|max retries per request|Command timed out/i.test(cause.message))
      return true;
  }
  return false;
};

/**
 * A row to which another refers, or the row to change, was deleted meanwhile: PostgreSQL's code for
 * a foreign key, Prisma's for the same, and Prisma's for a missing row.
 */
const isRemovedMeanwhile = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && removals.has(String(error.code));
const removals = new Set(['23503', 'P2003', 'P2025']);

const asFailure = (error: unknown): ApiFailure | null => {
  if (error instanceof ApiFailure) return error;
  const status =
    error instanceof HttpException
      ? error.getStatus()
      : (error as { statusCode?: unknown } | null)?.statusCode;
  if (typeof status === 'number' && status >= 400 && status < 500)
    return new ApiFailure(status, requestCodes[status] ?? 'request/malformed');
  if (isRemovedMeanwhile(error)) return new ApiFailure(409, 'request/removed-meanwhile');
  return isOutage(error) ? new ApiFailure(503, 'server/unavailable') : null;
};

/**
 * Turns everything thrown into the failure body of the contract. A bug is logged in full and
 * answered with a bare 500.
 */
@Catch()
export class FailureFilter implements ExceptionFilter {
  constructor(private readonly logger: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    this.answer(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }

  answer(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
    duringRequest(request, () => {
      const failure = asFailure(error) ?? this.bug(error, request);
      if (failure.code === 'request/removed-meanwhile')
        this.logger.warn(
          { err: error, ...placeOf(request) },
          'what it needs was removed meanwhile',
        );
      if (failure.status === 503)
        this.logger.warn(
          { err: error, ...placeOf(request) },
          'a service this process needs is away',
        );
      if (reply.sent) return;
      if (failure.status === 429)
        void reply.header('retry-after', String(failure.data['retryAfterSeconds'] ?? 1));
      void reply
        .status(failure.status)
        .header('cache-control', 'no-store')
        .type('application/json')
        .send(JSON.stringify(failure.body()));
    });
  }

  private bug(error: unknown, request: FastifyRequest): ApiFailure {
    this.logger.error(
      { err: error, method: request.method, ...placeOf(request) },
      'unexpected error',
    );
    return new ApiFailure(500, 'server/unexpected');
  }
}
