import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream';
import { constants, createGzip, type Gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * Turns an answer into an open stream of server-sent events; `onClose` is called when the reader is
 * gone.
 */
export const openStream = (
  request: FastifyRequest,
  reply: FastifyReply,
  onClose: () => void,
): ServerResponse => openResponse(request, reply, { onClose, headers: {} });

/**
 * A stream for content that differs from reader to reader: compressed if the reader accepts it,
 * with each message flushed at once and compressed against the earlier ones. It takes about 100 KB
 * of memory, so streams with the same content for everybody do not use it.
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
  // If one of the two ends, the other ends as well; nobody is left to be notified.
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
  // The stream ends with the connection, so it needs no chunk framing, and the same bytes go to
  // thousands of readers in a single write each.
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
