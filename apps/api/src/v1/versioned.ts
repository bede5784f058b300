import type { FastifyInstance, FastifyReply } from 'fastify';
import { VERSIONED } from './versioned-door.js';

/** The version of the API for programs; additions do not raise it. */
const API_VERSION = '1';

/** Adds the version to every answer under the versioned path, refusals included. */
export const addVersion = (fastify: FastifyInstance): void => {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (request.originalUrl.startsWith(VERSIONED)) void reply.header('api-version', API_VERSION);
    done();
  });
};

/** Adds the cache headers that every answer of the read API has. */
export const addCacheHeaders = (reply: FastifyReply): FastifyReply =>
  reply.headers({ 'cache-control': 'private, no-cache', vary: 'accept-encoding' });
