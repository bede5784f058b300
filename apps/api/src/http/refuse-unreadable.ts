import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';

const statuses: Readonly<Record<string, readonly [status: string, code: string]>> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'request/too-large'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'request/too-slow'],
};

/**
 * Answers a request that is not HTTP, too slow or too large with the usual failure body, and ends
 * the connection.
 */
export const refuseUnreadable = (error: NodeJS.ErrnoException, socket: Socket): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  const [status, code] = statuses[error.code ?? ''] ?? ['400 Bad Request', 'request/malformed'];
  const body = JSON.stringify({ error: { code, data: {}, correlationId: randomUUID() } });
  if (socket.writable)
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Length: ${Buffer.byteLength(body)}\r\nContent-Type: application/json\r\nConnection: close\r\n\r\n${body}`,
    );
  socket.destroy(error);
};
