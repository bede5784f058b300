import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';

/**
 * The name by which all people in the hall reach the server: it resolves to the machine that leads
 * now, or to none.
 */
export class Front {
  #target: number | null = null;
  readonly #open = new Set<Socket>();

  private constructor(private readonly server: Server) {
    server.on('connection', (socket) => this.#pass(socket));
  }

  static async open(): Promise<Front> {
    const server = createServer();
    const front = new Front(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return front;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on the name leads to this port; null: the network of the hall is down. */
  leadTo(port: number | null): void {
    this.#target = port;
    for (const socket of this.#open) socket.destroy();
  }

  async close(): Promise<void> {
    this.leadTo(null);
    await new Promise((resolve) => this.server.close(resolve));
  }

  #pass(socket: Socket): void {
    socket.on('error', () => undefined);
    if (this.#target === null) return void socket.destroy();
    const onward = connect(this.#target, '127.0.0.1');
    onward.on('error', () => undefined);
    for (const [one, other] of [
      [socket, onward],
      [onward, socket],
    ] as const) {
      this.#open.add(one);
      one.on('close', () => (this.#open.delete(one), other.destroy()));
      one.pipe(other);
    }
  }
}
