import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from './token-text.js';
import { ApiFailure } from './failure.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin that the browser believes it talks to: Fastify
 * reads forwarded headers only behind a trusted proxy.
 */
export const ownOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${request.protocol}://${request.host}`;

/**
 * Whether a request that changes something comes from our own pages. Browsers send
 * Origin (or at least Sec-Fetch-Site) with every cross-site POST and nobody can forge
 * them from a page; a client without both is no browser and carries no stolen cookie.
 */
const comesFromHere = (request: FastifyRequest, publicOrigin: string): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === publicOrigin || origin === ownOrigin(request);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/**
 * A page of somebody else's can make a browser send its cookies, but
 * never a token: what comes with a token and without cookies was meant.
 */
const bearsTokenOnly = ({ headers }: FastifyRequest): boolean =>
  headers.cookie === undefined && bearerOf(headers.authorization) !== null;

export const guardOrigin = (fastify: FastifyInstance, publicUrl: string): void => {
  const publicOrigin = new URL(publicUrl).origin;
  fastify.addHook('onRequest', (request, _reply, done) => {
    if (
      harmless.has(request.method) ||
      bearsTokenOnly(request) ||
      comesFromHere(request, publicOrigin)
    )
      done();
    else done(new ApiFailure(403, 'request/foreign-origin'));
  });
};
