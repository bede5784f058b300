import { setTimeout as pause } from 'node:timers/promises';
import { DiscordAPIError, type REST } from '@discordjs/rest';
import { Injectable } from '@nestjs/common';
import { Routes } from 'discord-api-types/v10';
import { type DiscordConfiguration, Dependencies } from '#platform';
import { CONFIGURATION, REST_CLIENT } from '../infrastructure/tokens.js';

const attempts = 5;
const againMs = 200;

/**
 * Whether the connection ended before an answer came; the only failure that the REST client does
 * not retry itself.
 */
const isCutOff = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && error.code === 'UND_ERR_SOCKET';

/**
 * Retries a request until it is answered. All requests here may be sent twice; see the nonce of a
 * message.
 */
const untilAnswered = async <Answer>(send: () => Promise<Answer>): Promise<Answer> => {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await send();
    } catch (error) {
      if (attempt === attempts || !isCutOff(error)) throw error;
      await pause(againMs * attempt);
    }
};

/** The used part of Discord's API. The REST client waits for rate limits. */
@Injectable()
@Dependencies(REST_CLIENT, CONFIGURATION)
export class Discord {
  constructor(
    private readonly rest: REST,
    private readonly configuration: DiscordConfiguration,
  ) {}

  /** Registers the commands and removes all former ones. */
  async announceCommands(commands: readonly object[]): Promise<void> {
    const route = Routes.applicationCommands(this.configuration.applicationId);
    await untilAnswered(() => this.rest.put(route, { body: commands }));
  }

  /** Sends the answer to an interaction for which a later answer was promised. */
  async answerLater(token: string, body: object): Promise<void> {
    const route = Routes.webhookMessage(this.configuration.applicationId, token);
    await untilAnswered(() => this.rest.patch(route, { body, auth: false }));
  }

  /**
   * Posts a message and returns its id. A message sent again within some minutes with the same
   * nonce, of at most 25 characters, is posted only once.
   */
  async post(
    channel: string,
    body: object,
    { nonce, picture }: { readonly nonce: string; readonly picture: Buffer | null },
  ): Promise<string> {
    const route = Routes.channelMessages(channel);
    const made = await untilAnswered(() =>
      this.rest.post(route, {
        body: { ...body, nonce, enforce_nonce: true },
        ...(picture === null
          ? {}
          : { files: [{ name: 'picture.png', data: picture, contentType: 'image/png' }] }),
      }),
    );
    return (made as { readonly id: string }).id;
  }

  async edit(channel: string, messageId: string, body: object): Promise<void> {
    const route = Routes.channelMessage(channel, messageId);
    await untilAnswered(() => this.rest.patch(route, { body }));
  }

  /** Starts the thread of a message, which has the message's id and exists only once. */
  async startThread(channel: string, messageId: string, name: string): Promise<string> {
    try {
      const body = { name, auto_archive_duration: 1_440 };
      await untilAnswered(() => this.rest.post(Routes.threads(channel, messageId), { body }));
    } catch (error) {
      if (!(error instanceof DiscordAPIError && error.code === threadIsThere)) throw error;
    }
    return messageId;
  }
}

const threadIsThere = 160_004;
