import { isUtf8 } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type JsonBounds, jsonFault } from '#platform';
import { ApiFailure, malformedFailure } from './failure.js';
import { routeOf } from './route.js';

const kibibyte = 1_024;

/** What a request may bring where its route has no row below. */
const usualLimit = 64 * kibibyte;

/** Decks are the largest texts that people send: 65,536 characters, each at most six bytes when escaped. */
export const deckLimit = 448 * kibibyte;

/** An event from another server comes whole: 1,000 players over nine rounds make some twenty megabytes. */
const eventFileLimit = 64 * kibibyte * kibibyte;

/** What another program says of an event of 512 players, as JSON with every name on every match. */
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

/** Bytes that a body may have where this route takes it. */
export const bodyLimitOf = (route: string | null): number => limits[route ?? ''] ?? usualLimit;

/** Before the routes are declared: each takes bodies of its own size. */
export const limitBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('onRoute', (route) => {
    route.bodyLimit = bodyLimitOf(route.url);
  });
};

/** Whether the request says that it brings a body. */
export const bringsBody = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;

/** Bytes that the request says it brings; as many as its route takes where it does not say. */
export const bodySizeOf = (request: FastifyRequest): number => {
  const told = Number(request.headers['content-length']);
  return Number.isInteger(told) && told >= 0 ? told : bodyLimitOf(routeOf(request));
};

/**
 * JSON can spell texts that PostgreSQL and UTF-8 cannot carry: NUL and
 * lone surrogates. They are nobody's name. Tells where the first is.
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

/** What keeps these bytes from being read as a body of ours; null where nothing does. */
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

/** What refuses a body by its headers, so that nobody's bytes are read for it. */
export const refuseBody = (request: FastifyRequest): ApiFailure | null => {
  const route = routeOf(request);
  if (bodySizeOf(request) > bodyLimitOf(route)) return new ApiFailure(413, 'request/too-large');
  return isJson(request.headers['content-type']) || route === witnessRoute
    ? null
    : new ApiFailure(415, 'request/unsupported-media-type');
};

/**
 * Bodies are JSON (anything else is answered with 415, but at the witness),
 * small, and made of text that can be stored. They are looked at once, as
 * bytes; the file of an event is handed on as it came, for a thread to read.
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
  // Logs send checkpoints to their witness as text, under whatever type.
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => {
    done(null, body);
  });
};
