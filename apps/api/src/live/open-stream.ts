import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createGzip, type Gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Turns an answer into a stream of server-sent events that
 * stays open; `onClose` is told when the reader is gone.
 */
export const openStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  onClose: () => void,
): ServerResponse => openResponse(request, reply, { onClose, headers: {} });

/**
 * The same for what differs from reader to reader: compressed where the reader takes it,
 * each message sent at once and told in the words of those before it. About 100 KB of
 * memory each, which is why those who are told one and the same are not served by it.
 */
export const openOwnStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  onClose: () => void,
): ServerResponse | Gzip => {
  if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? '')))
    return openStream(request, reply, onClose);
  const headers = { 'content-encoding': 'gzip', vary: 'accept-encoding' };
  const response = openResponse(request, reply, { onClose, headers });
  const gzip = createGzip({ flush: constants.Z_SYNC_FLUSH, windowBits: 14, memLevel: 6 });
  // Whoever ends first takes the other with it; there is nobody left to be told of it.
  pipeline(gzip, response, () => undefined);
  return gzip;
};

const openResponse = (
  request: FastifyRequest,
  reply: FastifyReply,
  { onClose, headers: own }: { onClose: () => void; headers: Readonly<Record<string, string>> },
): ServerResponse => {
  const headers = reply.getHeaders();
  reply.hijack();
  const response = reply.raw;
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
  // Ends with the connection: no chunks to frame, so that what
  // goes to thousands is the same bytes in a single write each.
  response.useChunkedEncodingByDefault = false;
  response.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
    ...own,
  });
  response.flushHeaders();
  request.raw.socket.setNoDelay(true);
  response.on('close', onClose);
  response.on('error', () => response.destroy());
  return response;
};
