import { DiscordAPIError, type REST } from '@discordjs/rest';
import { Injectable } from '@nestjs/common';
import { Routes } from 'discord-api-types/v10';
import { type DiscordConfiguration, Dependencies } from '#platform';
import { CONFIGURATION, REST_CLIENT } from '../infrastructure/tokens.js';

/** Discord's own interface, as far as it is used. Limits are waited for by the client below. */
@Injectable()
@Dependencies(REST_CLIENT, CONFIGURATION)
export class Discord {
  constructor(
    private readonly rest: REST,
    private readonly configuration: DiscordConfiguration,
  ) {}

  /** Says which commands there are; those of before are gone. */
  async announceCommands(commands: readonly object[]): Promise<void> {
    await this.rest.put(Routes.applicationCommands(this.configuration.applicationId), {
      body: commands,
    });
  }

  /** The answer to an interaction that was told it follows. */
  async answerLater(token: string, body: object): Promise<void> {
    await this.rest.patch(Routes.webhookMessage(this.configuration.applicationId, token), {
      body,
      auth: false,
    });
  }

  /**
   * Posts a message and answers its id. One that is sent again with the same
   * nonce, of at most 25 characters, is the same message for some minutes.
   */
  async post(channel: string, body: object, nonce: string): Promise<string> {
    const made = (await this.rest.post(Routes.channelMessages(channel), {
      body: { ...body, nonce, enforce_nonce: true },
    })) as { readonly id: string };
    return made.id;
  }

  async edit(channel: string, messageId: string, body: object): Promise<void> {
    await this.rest.patch(Routes.channelMessage(channel, messageId), { body });
  }

  /** The thread that hangs on this message; it has the message's id, and there is never a second one. */
  async startThread(channel: string, messageId: string, name: string): Promise<string> {
    try {
      await this.rest.post(Routes.threads(channel, messageId), {
        body: { name, auto_archive_duration: 1_440 },
      });
    } catch (error) {
      if (!(error instanceof DiscordAPIError && error.code === threadIsThere)) throw error;
    }
    return messageId;
  }
}

const threadIsThere = 160_004;
