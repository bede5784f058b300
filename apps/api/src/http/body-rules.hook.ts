import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type JsonBounds, jsonFault } from '#platform';
import { ApiFailure, malformedFailure } from './failure.js';
import { routeOf } from './route.js';

const kibibyte = 1_024;

/** The limit for a body on routes without a row below. */
const usualLimit = 64 * kibibyte;

/**
 * Decks are the largest texts that people send: 65,536 characters, each of up to six bytes when
 * escaped.
 */
export const deckLimit = 448 * kibibyte;

/**
 * A tournament from another server comes in one piece: 1,000 players over nine rounds are about
 * twenty megabytes.
 */
const eventFileLimit = 64 * kibibyte * kibibyte;

/** The files of another program about 512 players, as JSON with every name in every match. */
const foreignFilesLimit = 8 * kibibyte * kibibyte;

export const eventFileRoute = '/api/events/import';
const witnessRoute = '/witness/add-checkpoint';

const limits: Readonly<Record<string, number>> = {
  '/api/commands/:name': deckLimit,
  '/api/decks/check': deckLimit,
  '/api/cubes/check': deckLimit,
  '/api/events/:eventId/take-over': foreignFilesLimit,
  [eventFileRoute]: eventFileLimit,
};

const usualShape: JsonBounds = { depth: 64, members: 50_000 };

/** The maximum bytes of a body on this route. */
export const bodyLimitOf = (route: string | null): number => limits[route ?? ''] ?? usualLimit;

/** Must run before the routes are declared, so that each gets its own limit. */
export const limitBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitOf(route.url);
  });
};

/** Whether the request declares a body. */
export const bringsBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** The declared size of the body in bytes; without one, the maximum of its route. */
export const bodySizeOf = (request: FastifyRequest): number => {
  const told = Number(request.headers['content-length']);
  return Number.isInteger(told) && told >= 0 ? told : bodyLimitOf(routeOf(request));
};

/**
 * Where a value has text that PostgreSQL and UTF-8 cannot store, NUL or lone surrogates, which JSON
 * can express; null if nowhere.
 */
const unstorable = (value: unknown, path: readonly string[] = []): string | null => {
  if (typeof value === 'string') return /\0|\p{Surrogate}/u.test(value) ? path.join('.') : null;
  if (typeof value !== 'object' || value === null) return null;
  for (const [key, member] of Object.entries(value)) {
    const found =
      unstorable(key) === null ? unstorable(member, [...path, key]) : [...path, '?'].join('.');
    if (found !== null) return found;
  }
  return null;
};

const faulty = (message: string, path = ''): Error => malformedFailure([{ path, message }]);

/** Why these bytes cannot be read as a body; null if they can. */
const shapeFault = (bytes: Buffer): Error | null => {
  if (!isUtf8(bytes)) return faulty('is no text in UTF-8');
  switch (jsonFault(bytes, usualShape)) {
    case 'too-deep':
      return faulty('nested too deeply');
    case 'too-many':
      return faulty('has too many members');
    case 'unstorable':
      return faulty('contains characters that are no text', unstorable(parse(bytes)) ?? '');
    default:
      return null;
  }
};

const parse = (bytes: Buffer): unknown => {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
};

const isJson = (type: string | undefined): boolean =>
  /^application\/json\s*(;|$)/i.test(type ?? '');

/** Refuses a body by its headers alone, so that no byte of it is read. */
export const refuseBody = (request: FastifyRequest): ApiFailure | null => {
  const route = routeOf(request);
  if (bodySizeOf(request) > bodyLimitOf(route)) return new ApiFailure(413, 'request/too-large');
  return isJson(request.headers['content-type']) || route === witnessRoute
    ? null
    : new ApiFailure(415, 'request/unsupported-media-type');
};

/**
 * Bodies are JSON (others get 415, except at the witness), small, and contain only text that can be
 * stored. They are checked once, as bytes; the file of a tournament is passed on unchanged, for a
 * thread to parse.
 */
export const readBodies = (fastify: FastifyInstance): void => {
  const readJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeContentTypeParser(['text/plain', 'application/json']);
  fastify.addContentTypeParser('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    const bytes = body as Buffer;
    if (routeOf(request) === eventFileRoute) return done(null, bytes);
    const fault = shapeFault(bytes);
    if (fault) return done(fault);
    return readJson(request, bytes.toString(), done);
  });
  // Logs send checkpoints to their witness as text, with any content type.
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
};
