import type { ServerResponse } from 'node:http';
import { connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEvent, register } from '../../test/people.js';
import { startStaffedApi, type StaffedApi } from '../../test/staffed-api.js';
import { Broadcast } from './broadcast.js';
import { LiveHub } from './live-hub.js';
import { openStream } from './open-stream.js';
import { Viewer } from './viewer.js';

describe('a reader who does not read', () => {
  const viewers = new Set<Viewer>();
  const responses: ServerResponse[] = [];
  const dropped: Viewer[] = [];
  let server: FastifyInstance;
  let port = 0;
  beforeAll(async () => {
    server = Fastify({ forceCloseConnections: true });
    server.get('/', (request, reply) => {
      const response = openStream(request, reply, () => undefined);
      responses.push(response);
      viewers.add(new Viewer(response));
      response.write(': hello\n\n');
    });
    await server.listen({ port: 0, host: '127.0.0.1' });
    port = (server.server.address() as { port: number }).port;
  });
  afterAll(() => server.close());

  const dial = (): Promise<{ socket: Socket; bytes: () => number }> =>
    new Promise((resolve) => {
      let bytes = 0;
      const socket = connect(port, '127.0.0.1', () =>
        socket.write('GET / HTTP/1.1\r\nHost: here\r\n\r\n'),
      );
      socket.on('error', () => undefined);
      socket.on('data', (chunk) => {
        bytes += chunk.length;
        resolve({ socket, bytes: () => bytes });
      });
    });

  it('is dropped before more than a little waits for them, while the others are told everything', async () => {
    const [slow, quick] = [await dial(), await dial()];
    slow.socket.pause();
    const broadcast = new Broadcast(viewers, (viewer) => dropped.push(viewer));
    const words = Buffer.from(`data: ${'x'.repeat(16_000)}\n\n`);
    let sent = 0;
    let most = 0;
    // The operating system buffers some megabytes before anything waits in the process.
    while (dropped.length === 0 && sent < 5_000) {
      broadcast.send(() => words);
      sent += 1;
      const [waiting, taken] = [responses[0]?.writableLength ?? 0, sent * words.length];
      most = Math.max(most, waiting);
      await expect.poll(() => quick.bytes(), { interval: 1 }).toBeGreaterThanOrEqual(taken);
    }
    expect(dropped).toEqual([[...viewers][0]]);
    expect(dropped[0]?.droppedWith).toBeGreaterThan(64 * 1024);
    expect(most).toBeLessThan(64 * 1024 + 2 * words.length);
    expect([responses[0]?.destroyed, responses[1]?.destroyed]).toEqual([true, false]);
    for (const { socket } of [slow, quick]) socket.destroy();
  });
});

describe('a viewer who was dropped', () => {
  let staffed: StaffedApi;
  beforeAll(async () => {
    staffed = await startStaffedApi();
  });
  afterAll(() => staffed?.api.stop());

  /** A connection whose reader accepts nothing while `stuck`. */
  const line = () => {
    const state = { written: '', stuck: false, destroyed: false };
    const response = {
      get destroyed() {
        return state.destroyed;
      },
      get writableLength() {
        return state.stuck ? 100_000 : 0;
      },
      writableEnded: false,
      write: (bytes: Buffer | string) => ((state.written += String(bytes)), true),
      destroy: () => (state.destroyed = true),
      end: () => undefined,
    };
    return { state, viewer: new Viewer(response as unknown as ServerResponse) };
  };

  it('is counted, comes back where their line broke off, and is told what they missed', async () => {
    const { api, connection, owner } = staffed;
    const hub = api.app.get<LiveHub>(LiveHub);
    const eventId = await openEvent(owner);
    await api.settle();
    const first = line();
    await hub.enter(eventId, first.viewer, null);
    const lastId = Number(/^id: (\d+)$/m.exec(first.state.written)?.[1]);
    first.state.stuck = true;
    await register(connection, eventId, 'Ana');
    await expect.poll(() => first.state.destroyed).toBe(true);
    hub.leave(eventId, first.viewer);
    expect(await (await fetch(`${api.url}/metrics`)).text()).toMatch(
      /^conclave_live_viewers_dropped_total\{[^}]*\} 1$/m,
    );
    await api.settle();
    const second = line();
    await hub.enter(eventId, second.viewer, lastId);
    hub.leave(eventId, second.viewer);
    const missed = JSON.parse(
      /^data: (.*"changed".*)$/m.exec(second.state.written)?.[1] ?? 'null',
    ) as { changed: string[] };
    expect(missed.changed).toEqual(expect.arrayContaining(['roster', 'event']));
  });
});
