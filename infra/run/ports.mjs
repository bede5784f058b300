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

/** The preferred port, or the next free one of the following twenty, or any free port; 0 asks for any. */
export async function freePort(preferred = 0, host = '127.0.0.1') {
  const last = preferred === 0 ? 0 : Math.min(preferred + 20, 65_535);
  for (let port = preferred; port <= last; port += 1) {
    const given = await listens(port, host);
    if (given !== undefined) return given;
  }
  return listens(0, host);
}
