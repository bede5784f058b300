import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface Body {
  readonly path: string;
  readonly bytes: Buffer;
  /** The client's address as the proxy states it. */
  readonly from: string;
}

const pieceBytes = 1_048_576;
const patienceMs = 60_000;

/**
 * Sends a body piece by piece, as fast and as long as the server accepts it, and returns the
 * status; 0 if the connection ended without one.
 */
export const sendBody = (url: string, { path, bytes, from }: Body): Promise<number> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(url);
    const socket = connect(Number(port), hostname);
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(Number(answer.split(' ')[1] ?? 0));
    };
    socket.setTimeout(patienceMs, end);
    socket.setEncoding('latin1');
    socket.on('error', end);
    socket.on('close', end);
    socket.on('data', (text: string) => {
      answer += text;
      if (answer.includes('\r\n\r\n')) end();
    });
    socket.write(
      `POST ${path} HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-forwarded-for: ${from}\r\ncontent-type: application/json\r\ncontent-length: ${bytes.length}\r\n\r\n`,
    );
    const write = (at: number): void => {
      if (socket.destroyed || at >= bytes.length) return;
      const next = (): void => write(at + pieceBytes);
      if (socket.write(bytes.subarray(at, at + pieceBytes))) setImmediate(next);
      else socket.once('drain', next);
    };
    write(0);
  });

/**
 * Repeats the work with so many parallel tasks: a number of times in total, or until the time is
 * over.
 */
export const onHands = async (
  hands: number,
  { times = Infinity, ms = Infinity }: { readonly times?: number; readonly ms?: number },
  work: (turn: number) => Promise<void>,
): Promise<number> => {
  const end = performance.now() + ms;
  let turn = 0;
  const hand = async (): Promise<void> => {
    while (turn < times && performance.now() < end) {
      turn += 1;
      await work(turn - 1);
      await pause(0);
    }
  };
  await Promise.all(Array.from({ length: hands }, hand));
  return turn;
};

/** A body of so many bytes that costs a parser as much work as possible. */
export const busyBody = (bytes: number): Buffer =>
  Buffer.from(`[${'[],'.repeat(Math.floor((bytes - 4) / 3))}[]]`);
