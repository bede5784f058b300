import {
  chmodSync,
  copyFileSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import type { Confirmed } from './day.js';
import { Front } from './front.js';
import { Machine } from './machine.js';

/** The machines of a hall, their common name, and the stick with saved files. */
export class Hall {
  lead!: Machine;
  standby: Machine | null = null;
  readonly #machines: Machine[] = [];
  #count = 0;

  private constructor(
    readonly folder: string,
    readonly front: Front,
  ) {}

  static async open(): Promise<Hall> {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-drill-'));
    chmodSync(folder, 0o755);
    const hall = new Hall(folder, await Front.open());
    hall.lead = await hall.machine();
    await hall.lead.start();
    hall.front.leadTo(hall.lead.port);
    await hall.lead.conclave(['backup', 'key', hall.onStick('backup.key')]);
    return hall;
  }

  /** A machine with an empty folder. */
  async machine(settings: Readonly<Record<string, string>> = {}): Promise<Machine> {
    this.#count += 1;
    const machine = await Machine.make(`machine-${this.#count}`, this.folder, {
      url: this.front.url,
      settings,
    });
    this.#machines.push(machine);
    return machine;
  }

  onStick(name: string): string {
    return path.join(this.folder, name);
  }

  /** Lets a second machine follow, unless one does. */
  async join(): Promise<Machine> {
    if (this.standby !== null) return this.standby;
    const standby = await this.machine();
    await standby.follow(this.lead.invitation);
    this.standby = standby;
    return standby;
  }

  /** The standby becomes the leader, and people reach it under the known name. */
  leadBy(machine: Machine): void {
    if (machine === this.standby) this.standby = null;
    this.lead = machine;
  }

  async backUp(file: string): Promise<void> {
    await this.lead.conclave(['backup', '--to', file, '--recipient', this.#recipient()]);
  }

  restore(machine: Machine, file: string): Promise<string> {
    return machine.conclave(['restore', file, '--identity', this.onStick('backup.key')]);
  }

  /** The first part of a file, like an interrupted copy. */
  tear(file: string): string {
    const torn = `${file}.torn`;
    copyFileSync(file, torn);
    truncateSync(torn, Math.floor(statSync(file).size * 0.8));
    return torn;
  }

  /** Confirmed entries that are missing. */
  async lostOf(confirmed: readonly Confirmed[]): Promise<readonly Confirmed[]> {
    const client = new pg.Client({ connectionString: this.lead.databaseUrl });
    await client.connect();
    try {
      const { rows } = await client.query<{ id: string }>(
        'select distinct command_id as id from events where command_id = any ($1)',
        [confirmed.map(({ commandId }) => commandId)],
      );
      const there = new Set(rows.map(({ id }) => id));
      return confirmed.filter(({ commandId }) => !there.has(commandId));
    } finally {
      await client.end();
    }
  }

  async close(): Promise<void> {
    await this.front.close();
    for (const machine of [...this.#machines].reverse()) {
      await machine.stop();
      await machine.loseDisk();
    }
    rmSync(this.folder, { recursive: true, force: true });
  }

  #recipient(): string {
    return /age1\w+/.exec(readFileSync(this.onStick('backup.key'), 'utf8'))?.[0] ?? '';
  }
}
