import type { FastifyInstance } from 'fastify';
import { malformed } from '#application';
import { ApiFailure } from './failure.js';

/** Decks are the largest bodies: 65,536 characters, each at most six bytes when escaped. */
export const bodyLimit = 448 * 1024;

/** An event from another server comes whole: 1,000 players over nine rounds make some twenty megabytes. */
const eventFileLimit = 64 * 1024 * 1024;
const witnessRoute = '/witness/add-checkpoint';
const eventFileRoute = '/api/events/import';

/** Before the routes are declared: the one that takes files takes larger bodies. */
export const admitEventFiles = (fastify: FastifyInstance): void => {
  fastify.addHook('onRoute', (route) => {
    if (route.url === eventFileRoute) route.bodyLimit = eventFileLimit;
  });
};

/** JSON can spell texts that PostgreSQL and UTF-8 cannot carry: NUL and lone surrogates. They are nobody's name. */
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

/** Bodies are JSON (anything else is answered with 415, but at the witness), small, and made of text that can be stored. */
export const checkBodies = (fastify: FastifyInstance): void => {
  fastify.removeContentTypeParser('text/plain');
  // Logs send checkpoints to their witness as text, under whatever type.
  fastify.addContentTypeParser('*', { parseAs: 'string' }, (request, body, done) => {
    if (request.routeOptions.url === witnessRoute) done(null, body);
    else done(new ApiFailure(415, 'request/unsupported-media-type'));
  });
  fastify.addHook('preValidation', (request, _reply, done) => {
    if (request.body === undefined) return done();
    let path: string | null;
    try {
      path = unstorable(request.body);
    } catch {
      return done(malformed([{ path: '', message: 'nested too deeply' }]));
    }
    return path === null
      ? done()
      : done(malformed([{ path, message: 'contains characters that are no text' }]));
  });
};
