import type { FastifyReply } from 'fastify';

/** Sends a file for download under this name; no cache may store it. */
export const sendJsonFile = async (
  reply: FastifyReply,
  name: string,
  content: object,
): Promise<void> => {
  await reply
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${name}"`)
    .type('application/json')
    .send(JSON.stringify(content));
};
