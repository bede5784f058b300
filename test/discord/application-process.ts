import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { freePort } from '../../infra/run/ports.mjs';
import type { FakeDiscord } from './fake-discord.js';

const readyWithinMs = 60_000;

interface Surroundings {
  readonly apiUrl: string;
  readonly discord: FakeDiscord;
  /** The folder where it remembers people and posts. */
  readonly folder: string;
  /** Settings that are otherwise; empty: left out. */
  readonly settings?: Readonly<Record<string, string>>;
}

/** The compiled application for Discord as operators run it, in front of a running api. */
export class ApplicationProcess {
  /** What it has written where operators look. */
  said = '';
  readonly #exited: Promise<number | null>;

  private constructor(private readonly child: ChildProcess) {
    child.stderr?.on('data', (text: Buffer) => (this.said += text.toString()));
    this.#exited = new Promise((resolve) => child.once('exit', (code) => resolve(code)));
  }

  /** Listening, with its address told to this Discord; throws with its last words where it ends. */
  static async start(surroundings: Surroundings): Promise<ApplicationProcess> {
    const port = await freePort();
    const started = ApplicationProcess.launch(surroundings, port);
    const url = `http://127.0.0.1:${port}`;
    for (const end = Date.now() + readyWithinMs; ; await pause(100)) {
      if ((await fetch(`${url}/health`).catch(() => null))?.ok) break;
      if (Date.now() > end || started.child.exitCode !== null)
        throw new Error(`the application for Discord did not become ready: ${started.said}`);
    }
    surroundings.discord.endpoint = `${url}/discord/interactions`;
    return started;
  }

  static launch(
    { apiUrl, discord, folder, settings = {} }: Surroundings,
    port = 0,
  ): ApplicationProcess {
    const env = {
      ...process.env,
      NODE_ENV: 'production',
      DISCORD_APPLICATION_ID: '100000000000000001',
      DISCORD_PUBLIC_KEY: discord.publicKey,
      DISCORD_BOT_TOKEN: 'a-token-of-a-bot-that-is-none',
      DISCORD_API: discord.url,
      DISCORD_DATA: folder,
      DISCORD_PORT: String(port),
      HOST: '127.0.0.1',
      API_URL: apiUrl,
      PUBLIC_URL: apiUrl,
      LOG_LEVEL: 'error',
      ...settings,
    };
    const kept = Object.entries(env).filter(([, value]) => value !== '');
    const child = spawn(process.execPath, ['dist/servers/discord.js'], {
      cwd: projectRoot,
      stdio: ['ignore', 'ignore', 'pipe'],
      env: Object.fromEntries(kept),
    });
    return new ApplicationProcess(child);
  }

  get pid(): number {
    return this.child.pid ?? 0;
  }

  /** Its exit code; null where a signal ended it. */
  ended(): Promise<number | null> {
    return this.#exited;
  }

  async stop(signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM'): Promise<number | null> {
    this.child.kill(signal);
    return this.#exited;
  }
}
