import type { FastifyInstance } from 'fastify';
import { ApiFailure } from './failure.js';

/**
 * A request target in its one spelling: a path from the root (RFC 9112, origin-form) without
 * empty or dot segments, without backslashes, and with percent-encoding only for bytes that
 * need it. RFC 3986 section 6.2.2 calls the others equivalent; two readers of one address
 * that do not agree on that are a hole. Path parameters (`;`) are read by nothing here.
 */
const canonicalPath =
  /^\/(?:(?!\.{1,2}(?:\/|$))(?:[\w.~!$&'()*+,=:@-]|%[89A-F][0-9A-F])+(?:\/|$))*$/;

/**
 * In a query only the form is looked at: what it says is checked by the
 * route. NUL is no text that could be stored or looked for, as in bodies.
 */
const plainQuery = /^(?:(?!%00)[\x21\x24-\x7e])*$/;

export const isCanonicalTarget = (target: string): boolean => {
  const mark = target.indexOf('?');
  const path = mark === -1 ? target : target.slice(0, mark);
  return canonicalPath.test(path) && (mark === -1 || plainQuery.test(target.slice(mark + 1)));
};

/** Refuses every other spelling before anything looks at the request. */
export const refuseOtherSpellings = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (isCanonicalTarget(request.raw.url ?? '')) done();
    else done(new ApiFailure(400, 'request/target-not-canonical'));
  });
};
