import type { ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Turns an answer into a stream of server-sent events that stays open; `onClose` is told when the reader is gone. */
export const openStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  onClose: () => void,
): ServerResponse => {
  const headers = reply.getHeaders();
  reply.hijack();
  const response = reply.raw;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  // Ends with the connection: no chunks to frame, so that what goes to thousands is the same bytes in a single write each.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  response.flushHeaders();
  request.raw.socket.setNoDelay(true);
  response.on('close', onClose);
  response.on('error', () => response.destroy());
  return response;
};
