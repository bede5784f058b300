// PostgreSQL and Redis of `npm start`: given by DATABASE_URL and REDIS_URL, otherwise embedded and
// supervised.
import path from 'node:path';
import { CACHE } from './project.mjs';
import { startPostgres } from './postgres.mjs';
import { startRedis } from './redis.mjs';
import { supervise } from './supervisor.mjs';

/** After a crash the server must come back on the port that the apps use. */
const onTheSamePort = (launch) => {
  let first;
  return async () => {
    const server = await launch(first?.port);
    first ??= server;
    if (server.port !== first.port) {
      await server.stop();
      throw new Error(`port ${first.port} was taken by another program meanwhile`);
    }
    return server;
  };
};

async function embedded(name, launch, { report, onChange }) {
  let url;
  const start = onTheSamePort(launch);
  const supervised = await supervise({
    name,
    report,
    onChange,
    start: async () => {
      const server = await start();
      url = server.url;
      return server;
    },
  });
  return { ...supervised, url };
}

const given = (name, url) => ({
  name,
  url,
  gaveUp: new Promise(() => undefined),
  stop: async () => undefined,
});

export const providePostgres = (dataDir, password, hooks) =>
  process.env.DATABASE_URL
    ? given('postgres', process.env.DATABASE_URL)
    : embedded(
        'postgres',
        (port) =>
          startPostgres({
            dataDir: path.join(dataDir, 'postgres'),
            password,
            ...(port && { port }),
          }),
        hooks,
      );

export const provideRedis = (dataDir, password, hooks) =>
  process.env.REDIS_URL
    ? given('redis', process.env.REDIS_URL)
    : embedded(
        'redis',
        (port) =>
          startRedis({
            dataDir: path.join(dataDir, 'redis'),
            cacheDir: CACHE,
            password,
            ...(port && { port }),
          }),
        hooks,
      );
