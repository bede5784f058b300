import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parse, stringify } from 'yaml';
import { projectRoot } from '../../apps/cli/src/project-root.js';
import { freePort } from '../../infra/run/ports.mjs';

const START_MS = 30_000;

interface Settings {
  readonly scrape_configs: readonly { readonly job_name: string }[];
}

interface Row {
  readonly metric: Readonly<Record<string, string>>;
  readonly value: readonly [time: number, number: string];
}

/**
 * A Prometheus process that scrapes `targets`, `host:port` each, once a second, under the job name
 * of our settings.
 */
export class Prometheus {
  private constructor(
    private readonly url: string,
    private readonly end: () => Promise<void>,
  ) {}

  /** Throws if the program is missing or does not start. */
  static async start(program: string, targets: readonly string[]): Promise<Prometheus> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-prometheus-'));
    const settings = parse(readMonitoring('prometheus.yaml')) as Settings;
    const [{ job_name: job } = { job_name: '' }] = settings.scrape_configs;
    const file = path.join(folder, 'prometheus.yaml');
    writeFileSync(
      file,
      stringify({
        global: { scrape_interval: '1s', scrape_timeout: '1s' },
        scrape_configs: [{ job_name: job, static_configs: [{ targets }] }],
      }),
    );
    const listen = `127.0.0.1:${await freePort()}`;
    const child = spawn(
      program,
      [
        `--config.file=${file}`,
        `--storage.tsdb.path=${folder}`,
        `--web.listen-address=${listen}`,
        '--log.level=error',
      ],
      { stdio: ['ignore', 'inherit', 'inherit'] },
    );
    const ended = new Promise<string>((resolve) => {
      child.once('error', (error) => resolve(error.message));
      child.once('exit', (code) => resolve(`it ended with ${code}`));
    });
    const end = async (): Promise<void> => {
      child.kill();
      await ended;
      rmSync(folder, { recursive: true });
    };
    const prometheus = new Prometheus(`http://${listen}`, end);
    const fault = await Promise.race([ended, prometheus.untilReady()]);
    if (fault === null) return prometheus;
    await end();
    throw new Error(`${program}: ${fault}`);
  }

  /**
   * The rows of a query's result, without those that have no number; a text: why the query is
   * invalid.
   */
  async ask(question: string): Promise<readonly Row[] | string> {
    const answer = await fetch(`${this.url}/api/v1/query`, {
      method: 'POST',
      body: new URLSearchParams({ query: question }),
    });
    const { data, error } = (await answer.json()) as {
      readonly data?: { readonly result: readonly Row[] };
      readonly error?: string;
    };
    if (data === undefined) return error ?? `status ${answer.status}`;
    return data.result.filter(({ value: [, number] }) => number !== 'NaN');
  }

  stop(): Promise<void> {
    return this.end();
  }

  private async untilReady(): Promise<string | null> {
    for (const end = Date.now() + START_MS; Date.now() < end; await pause(100)) {
      const answer = await fetch(`${this.url}/-/ready`).catch(() => null);
      if (answer?.ok) return null;
    }
    return `not ready after ${START_MS} ms`;
  }
}

export const readMonitoring = (name: string): string =>
  readFileSync(path.join(projectRoot, 'infra/monitoring', name), 'utf8');
