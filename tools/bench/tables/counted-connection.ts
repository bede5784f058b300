import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import { Connection, type HttpRequest } from '#client';

/** A connection that counts the received bytes. */
export class CountedConnection extends Connection {
  readonly #sockets = new Set<Socket>();

  override async open(request: HttpRequest, signal?: AbortSignal): Promise<IncomingMessage> {
    const incoming = await super.open(request, signal);
    this.#sockets.add(incoming.socket);
    return incoming;
  }

  /** Bytes on the wire, compressed and including headers. */
  get bytes(): number {
    return [...this.#sockets].reduce((sum, socket) => sum + socket.bytesRead, 0);
  }
}
