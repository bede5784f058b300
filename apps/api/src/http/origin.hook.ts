import type { FastifyInstance, FastifyRequest } from 'fastify';
import { bearerOf } from './token-text.js';
import { ApiFailure } from './failure.js';

const harmless = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The origin under which the browser sees this server. Fastify reads forwarded headers only behind
 * a trusted proxy.
 */
export const ownOrigin = (request: Pick<FastifyRequest, 'protocol' | 'host'>): string =>
  `${request.protocol}://${request.host}`;

/**
 * Whether a request that changes something comes from our own pages. Browsers send Origin (or at
 * least Sec-Fetch-Site) with every cross-site POST, and no page can forge them; a client that sends
 * neither is no browser and carries no stolen cookie.
 */
const comesFromHere = (request: FastifyRequest, publicOrigin: string): boolean => {
  const { origin } = request.headers;
  if (origin !== undefined) return origin === publicOrigin || origin === ownOrigin(request);
  const site = request.headers['sec-fetch-site'];
  return site === undefined || site === 'same-origin' || site === 'none';
};

/**
 * Another site's page can make a browser send its cookies, but never a token: a request with a
 * token and without cookies is intended.
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
