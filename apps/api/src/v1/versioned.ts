import type { FastifyReply } from 'fastify';

/** The version of the interface for programs that read; additions do not raise it. */
const READ_API_VERSION = '1';

/** What every answer of the read interface carries. */
export const addVersionHeaders = (reply: FastifyReply): FastifyReply =>
  reply.headers({
    'api-version': READ_API_VERSION,
    'cache-control': 'private, no-cache',
    vary: 'accept-encoding',
  });
