import type { FastifyReply } from 'fastify';

/** Sends a file that a browser keeps under this name; no cache on the way may hold it. */
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
