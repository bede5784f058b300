import { createServer } from 'node:net';

const listens = (port, host) =>
  new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(undefined));
    server.listen({ port, host, exclusive: true }, () => {
      const { port: given } = server.address();
      server.close(() => resolve(given));
    });
  });

/**
 * Linux uses ports from 32,768 on for outgoing connections, other systems higher ones: one of those
 * could take the port of a server that is being restarted.
 */
const OF_SERVERS = { from: 20_000, below: 32_768 };
const TRIES = 20;

const anywhere = () =>
  OF_SERVERS.from + Math.floor(Math.random() * (OF_SERVERS.below - OF_SERVERS.from));

/**
 * The preferred port, or the next free one of the following twenty, or any free port in the range
 * for servers; 0: any free port.
 */
export async function freePort(preferred = 0, host = '127.0.0.1') {
  const nearby =
    preferred === 0
      ? []
      : Array.from({ length: 21 }, (_, further) => preferred + further).filter(
          (port) => port <= 65_535,
        );
  for (const port of [...nearby, ...Array.from({ length: TRIES }, anywhere)]) {
    const given = await listens(port, host);
    if (given !== undefined) return given;
  }
  return listens(0, host);
}
