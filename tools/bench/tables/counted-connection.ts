import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Connection, type HttpRequest } from '#client';

/** A connection that knows how much has come over it. */
export class CountedConnection extends Connection {
  readonly #sockets = new Set<Socket>();

  override async open(request: HttpRequest, signal?: AbortSignal): Promise<IncomingMessage> {
    const incoming = await super.open(request, signal);
    this.#sockets.add(incoming.socket);
    return incoming;
  }

  /** Bytes as they came over the wire, compressed and with their headers. */
  get bytes(): number {
    return [...this.#sockets].reduce((sum, socket) => sum + socket.bytesRead, 0);
  }
}
