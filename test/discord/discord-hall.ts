import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { ApiSession } from '#client';
import { createLogger, type DiscordConfiguration, GracefulShutdown } from '#platform';
import { startDiscord } from '../../apps/discord/src/application.js';
import { FakeDiscord, type Mishaps, type Read } from './fake-discord.js';
import { type DiscordPerson, linkByCode } from './play-by-discord.js';

const silent = createLogger('discord', { logLevel: 'silent' });

/** The application for Discord with a Discord of its own, in front of a running api. */
export class DiscordHall {
  readonly #folder = mkdtempSync(path.join(os.tmpdir(), 'conclave-discord-'));
  #shutdown = new GracefulShutdown(silent);

  private constructor(
    readonly discord: FakeDiscord,
    private readonly apiUrl: string,
  ) {}

  static async open(apiUrl: string, seed: string, mishaps?: Mishaps): Promise<DiscordHall> {
    const hall = new DiscordHall(await FakeDiscord.open(seed, mishaps), apiUrl);
    await hall.start();
    return hall;
  }

  /** Ends the application and starts it again, with what it remembers. */
  async restart(): Promise<void> {
    await this.#shutdown.stop();
    await this.start();
  }

  link(session: ApiSession, person: DiscordPerson): Promise<Read> {
    return linkByCode(this.discord, session, person);
  }

  async close(): Promise<void> {
    await this.#shutdown.stop();
    await this.discord.close();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  private async start(): Promise<void> {
    const configuration: DiscordConfiguration = {
      applicationId: '100000000000000001',
      publicKey: this.discord.publicKey,
      botToken: 'a-token-of-a-bot-that-is-none',
      discordApi: this.discord.url,
      dataDir: this.#folder,
      port: 0,
      host: '127.0.0.1',
      apiUrl: this.apiUrl,
      publicUrl: 'https://conclave.example.org',
      logLevel: 'silent',
    };
    this.#shutdown = new GracefulShutdown(silent);
    const app = await startDiscord(configuration, silent, this.#shutdown);
    this.discord.endpoint = `${await app.getUrl()}/discord/interactions`;
  }
}
