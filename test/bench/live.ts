/** npm run bench -- live [--viewers 5000] [--messages 10]: viewers of one event on one api process; how long a change takes to reach them all. */
import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { Redis } from 'ioredis';
import pg from 'pg';
import { ApiSession, Connection } from '#client';
import { defaultSettings } from '#contracts';
import { channels } from '#platform';
import { freePort } from '../../infra/run/ports.mjs';
import { startTestServices, TEMPLATE_DATABASE } from '../support/test-services.js';

const root = path.resolve(import.meta.dirname, '../..');

interface Api {
  readonly url: string;
  readonly port: number;
  stop(): Promise<void>;
}

const startApi = async (databaseUrl: string, redisUrl: string): Promise<Api> => {
  const port = await freePort(0);
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['--conditions=source', '--import', 'tsx', 'apps/api/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, DATABASE_URL: databaseUrl, REDIS_URL: redisUrl, PORT: String(port), HOST: '127.0.0.1', PUBLIC_URL: url, CONCLAVE_SECRET: 'only-for-this-benchmark-0123456789abcdef', LOG_LEVEL: 'error', RATE_LIMITS: 'off' },
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  for (let tries = 0; tries < 300; tries += 1) {
    if ((await fetch(`${url}/health`).catch(() => null))?.ok) break;
    await pause(100);
  }
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await exited;
  };
  return { url, port, stop };
};

/** Counts the messages that reach one socket; `onMessage` gets the position each carries. */
const watch = (port: number, eventId: string, onMessage: (position: number) => void): Promise<Socket> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write(`GET /api/live?eventId=${eventId} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nAccept: text/event-stream\r\n\r\n`));
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      if (text.includes('event: hello')) resolve(socket);
      for (const found of text.matchAll(/data: \{"position":(\d+),"changed"/g)) onMessage(Number(found[1]));
    });
    socket.once('error', reject);
  });

const createEvent = async (url: string): Promise<string> => {
  const session = new ApiSession(new Connection(url));
  await session.signUp({ name: 'Bench', email: `${randomUUID()}@example.org`, password: randomUUID() });
  const { ids } = await session.command('CreateEvent', { name: 'Bench', date: '2026-11-21', venue: '', cap: null, format: 'premier', settings: defaultSettings });
  const eventId = ids['eventId'] ?? '';
  await session.command('OpenRegistration', { eventId });
  session.connection.close();
  return eventId;
};

const openViewers = async (count: number, open: () => Promise<Socket>): Promise<Socket[]> => {
  const sockets: Socket[] = [];
  while (sockets.length < count) sockets.push(...(await Promise.all(Array.from({ length: Math.min(100, count - sockets.length) }, open))));
  return sockets;
};

const figure = (metrics: string, name: string): number => Number(new RegExp(`^${name}\\{[^}]*\\} (\\S+)$`, 'm').exec(metrics)?.[1] ?? Number.NaN);
const quantile = (sorted: readonly number[], share: number): number => Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0) * 10) / 10;

const measure = async (api: Api, redisUrl: string, { viewers, messages }: { viewers: number; messages: number }): Promise<object> => {
  const eventId = await createEvent(api.url);
  const sentAt = new Map<number, number>();
  const delays: number[] = [];
  const began = performance.now();
  const sockets = await openViewers(viewers, () => watch(api.port, eventId, (position) => delays.push(performance.now() - (sentAt.get(position) ?? Number.NaN))));
  const opening = (performance.now() - began) / 1_000;
  console.log(`${viewers} viewers are connected after ${opening.toFixed(1)} s`);
  const redis = new Redis(redisUrl);
  for (let position = 1_000_001; position <= 1_000_000 + messages; position += 1) {
    sentAt.set(position, performance.now());
    await redis.publish(channels.live(eventId), JSON.stringify({ position, changed: ['pairings', 'standings'] }));
    await pause(1_000);
  }
  await redis.quit();
  const metrics = await (await fetch(`${api.url}/metrics`)).text();
  for (const socket of sockets) socket.destroy();
  delays.sort((one, other) => one - other);
  return {
    viewers, messages, delivered: delays.length, expected: viewers * messages, openSeconds: Number(opening.toFixed(1)),
    p50ms: quantile(delays, 0.5), p99ms: quantile(delays, 0.99), maxMs: quantile(delays, 1),
    apiMegabytes: Math.round(figure(metrics, 'process_resident_memory_bytes') / 1e6), openOnApi: figure(metrics, 'conclave_live_viewers'),
  };
};

export const run = async (args: readonly string[]): Promise<void> => {
  const { values } = parseArgs({ args: [...args], options: { viewers: { type: 'string', default: '5000' }, messages: { type: 'string', default: '10' } } });
  const services = await startTestServices();
  try {
    const admin = new pg.Client({ connectionString: services.postgresAdminUrl });
    await admin.connect();
    await admin.query(`create database bench_live template "${TEMPLATE_DATABASE}"`);
    await admin.end();
    const databaseUrl = new URL(services.postgresAdminUrl);
    databaseUrl.pathname = '/bench_live';
    const api = await startApi(databaseUrl.href, services.redisUrl);
    try {
      console.log(JSON.stringify(await measure(api, services.redisUrl, { viewers: Number(values.viewers), messages: Number(values.messages) })));
    } finally {
      await api.stop();
    }
  } finally {
    await services.stop();
  }
};
