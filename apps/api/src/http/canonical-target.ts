import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './failure.js';

/**
 * Matches a request target in its canonical form: a path from the root (RFC 9112, origin-form)
 * without empty or dot segments, without backslashes, and with percent-encoding only for bytes that
 * need it. RFC 3986 section 6.2.2 calls other forms equivalent, but two readers that disagree about
 * them are a security hole. Path parameters (`;`) have no meaning here.
 */
const canonicalPath =
  /^\/(?:(?!\.{1,2}(?:\/|$))(?:[\w.~!$&'()*+,=:@-]|%[89A-F][0-9A-F])+(?:\/|$))*$/;

/**
 * For a query only the form is checked; each route validates the content. NUL is refused because it
 * cannot be stored or searched for, as in bodies.
 */
const plainQuery = /^(?:(?!%00)[\x21\x24-\x7e])*$/;

export const isCanonicalTarget = (target: string): boolean => {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return canonicalPath.test(path) && (mark === -1 || plainQuery.test(target.slice(mark + 1)));
};

/** Refuses every other form before anything uses the target. */
export const refuseOtherSpellings = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isCanonicalTarget(request.raw.url ?? '')) done();
    else done(new ApiFailure(400, 'request/target-not-canonical'));
  });
};
