import { existsSync, mkdtempSync, readdirSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { startApp, type RunningApp } from '../../infra/run/app-process.mjs';
import { migrate } from '../../infra/run/migrate.mjs';
import { freePort } from '../../infra/run/ports.mjs';
import { startPostgres, type RunningPostgres } from '../../infra/run/postgres.mjs';
import { startRedis, type RunningRedis } from '../../infra/run/redis.mjs';
import { PATIENCE_MS } from './patience.js';
import { Reaper } from './reaper.js';

const ROOT = path.resolve(import.meta.dirname, '../..');
const PASSWORD = 'only-for-tests';

export type AppKind = 'api' | 'worker';

/** The account of a fleet that may bring events from other servers. */
export const IMPORTER = 'olga@example.org';
/** Of every process of a fleet. */
export const FLEET_SECRET = 'a secret that only tests may know, the same for all';

/** Versions until 0.2.0 were not bundled. */
const mainOf = (root: string, kind: AppKind): string =>
  [`dist/servers/${kind}.js`, `dist/apps/${kind}/src/main.js`]
    .map((file) => path.join(root, file))
    .find((file) => existsSync(file)) ?? kind;

/** One api or worker: the same port in every life. */
export interface Member {
  readonly name: string;
  readonly kind: AppKind;
  readonly url: string;
  /** The built checkout that it runs. */
  readonly root: string;
  process: RunningApp;
}

export interface FleetOptions {
  readonly api: number;
  readonly worker: number;
  /** A built checkout whose apps and migrations these are; else this one. */
  readonly root?: string;
  /** Settings of every process, before those of a fleet. */
  readonly env?: Readonly<Record<string, string>>;
  /** Where lines of the fleet's own log go that a person should see. */
  readonly show?: (line: string) => void;
}

/**
 * A whole Conclave of several processes with servers of its own, so that any of them may be killed.
 * Needs the compiled apps in dist/.
 */
export class Fleet {
  readonly members: Member[] = [];
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-fleet-'));
  private readonly reaper = new Reaper(this.folder);
  private postgres!: RunningPostgres;
  private redis!: RunningRedis;
  private count = 0;

  private constructor(
    private readonly show: (line: string) => void,
    private readonly env: Readonly<Record<string, string>>,
    private readonly root: string,
  ) {}

  static async launch({
    api,
    worker,
    root = ROOT,
    env = {},
    show = () => undefined,
  }: FleetOptions): Promise<Fleet> {
    const fleet = new Fleet(show, env, root);
    try {
      await fleet.startPostgres();
      await fleet.startRedis();
      await migrate(fleet.databaseUrl, readdirSync(path.join(root, 'prisma/migrations')));
      for (let n = 1; n <= api; n += 1) await fleet.add('api', n);
      for (let n = 1; n <= worker; n += 1) await fleet.add('worker', n);
      await Promise.all(fleet.members.map((member) => fleet.untilReady(member)));
    } catch (error) {
      await fleet.stop();
      throw error;
    }
    return fleet;
  }

  get databaseUrl(): string {
    return this.postgres.url;
  }

  get redisUrl(): string {
    return this.redis.url;
  }

  /** One more, of another built checkout; resolves once it is ready. */
  async join(kind: AppKind, root: string): Promise<Member> {
    this.count += 1;
    const [name, url] = [`${kind}-later-${this.count}`, await this.freeUrl()];
    const member = { name, kind, url, root, process: this.spawn({ name, kind, url, root }) };
    this.members.push(member);
    await this.untilReady(member);
    return member;
  }

  /** SIGTERM: it finishes what is under way, ends and is forgotten. */
  async retire(member: Member): Promise<void> {
    await member.process.stop();
    this.members.splice(this.members.indexOf(member), 1);
  }

  of(kind: AppKind): Member[] {
    return this.members.filter((member) => member.kind === kind);
  }

  /** SIGKILL: no goodbye, no last write. */
  async kill(member: Member): Promise<void> {
    process.kill(member.process.pid, 'SIGKILL');
    await member.process.exited;
  }

  /**
   * SIGSTOP for so long, then SIGCONT: it goes on as if nothing had happened, and believes what it believed.
   */
  async suspend(member: Member, forMs: number): Promise<void> {
    const { pid } = member.process;
    process.kill(pid, 'SIGSTOP');
    await pause(forMs);
    process.kill(pid, 'SIGCONT');
  }

  /**
   * A transaction of strangers, in another database of the server,
   * that stays open until the returned function is called.
   */
  async openTransactionElsewhere(): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: this.postgres.adminUrl });
    client.on('error', () => undefined); // the server is restarted on purpose
    await client.connect();
    await client.query('begin');
    await client.query('select pg_current_xact_id()');
    return () => client.end().catch(() => undefined);
  }

  async revive(member: Member): Promise<void> {
    member.process = this.spawn(member);
    await this.untilReady(member);
  }

  /**
   * `crash` leaves PostgreSQL no time to write anything
   * down; otherwise it is stopped as an administrator would.
   */
  async restartPostgres({ crash }: { crash: boolean }): Promise<void> {
    const { port } = this.postgres;
    if (crash) {
      process.kill(this.postgres.pid, 'SIGKILL');
      await this.postgres.exited;
    } else await this.postgres.stop();
    await this.startPostgres(port);
    if (this.postgres.port !== port) throw new Error(`port ${port} was taken meanwhile`);
  }

  async stop(): Promise<void> {
    await Promise.all(this.members.map((member) => member.process.stop()));
    await this.redis?.stop();
    await this.postgres?.stop();
    await this.reaper.dismiss();
  }

  private async startPostgres(port = 0): Promise<void> {
    this.postgres = await startPostgres({
      dataDir: path.join(this.folder, 'postgres'),
      password: PASSWORD,
      port,
    });
  }

  private async startRedis(): Promise<void> {
    this.redis = await startRedis({
      dataDir: path.join(this.folder, 'redis'),
      cacheDir: path.join(ROOT, '.cache'),
      password: PASSWORD,
      port: 0,
    });
  }

  private async add(kind: AppKind, number: number): Promise<void> {
    const name = `${kind}-${number}`;
    const url = await this.freeUrl();
    const { root } = this;
    this.members.push({ name, kind, url, root, process: this.spawn({ name, kind, url, root }) });
  }

  /** None that a member has been given, who may not listen yet. */
  private async freeUrl(): Promise<string> {
    const url = `http://127.0.0.1:${await freePort()}`;
    return this.members.some((member) => member.url === url) ? this.freeUrl() : url;
  }

  private spawn({ name, kind, url, root }: Omit<Member, 'process'>): RunningApp {
    const { port } = new URL(url);
    const app = startApp({
      name,
      main: mainOf(root, kind),
      logFile: path.join(this.folder, `${name}.log`),
      show: this.show,
      env: {
        DATABASE_URL: this.databaseUrl,
        REDIS_URL: this.redisUrl,
        CONCLAVE_SECRET: FLEET_SECRET,
        PORT: kind === 'api' ? port : '0',
        WORKER_PORT: kind === 'worker' ? port : '0',
        HOST: '127.0.0.1',
        PUBLIC_URL: url,
        API_URL: this.of('api')[0]?.url ?? url,
        WEB_DIR: path.join(root, 'apps/web/dist'),
        RATE_LIMITS: 'off',
        WEBHOOKS_PRIVATE: 'on',
        EVENT_IMPORT: IMPORTER,
        LOG_LEVEL: 'info',
        NODE_ENV: 'production',
        ...this.env,
      },
    });
    this.reaper.watch(app.pid);
    return app;
  }

  private async untilReady(member: Member): Promise<void> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      const answer = await fetch(`${member.url}/ready`).catch(() => undefined);
      if (answer?.ok) return;
      const ended = await Promise.race([member.process.exited, pause(0)]);
      if (ended) throw new Error(`${member.name} ended at its start:\n${member.process.tail()}`);
    }
    throw new Error(
      `${member.name} is not ready after ${PATIENCE_MS} ms:\n${member.process.tail()}`,
    );
  }
}
