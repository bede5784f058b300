import { Injectable } from '@nestjs/common';
import { ApiFailure } from '#client';
import { type DiscordConfiguration, Dependencies, type Logger } from '#platform';
import { Conclave } from '../conclave/conclave.js';
import { EventViews } from '../conclave/event-views.js';
import { CONFIGURATION, LOGGER } from '../infrastructure/tokens.js';
import type { Wish } from '../interactions/interaction.js';
import { FollowedEvents } from '../posts/followed-events.js';
import { Store } from '../store/store.js';
import { wordsFor } from '../words/in-language.js';
import type { Words } from '../words/words.js';
import type { Desk } from './command.js';
import { commandNamed } from './index.js';
import type { Said } from '../messages/said.js';

/**
 * Runs the commands that people send through Discord: one after the other for each person. Never
 * throws.
 */
@Injectable()
@Dependencies(Store, Conclave, EventViews, FollowedEvents, CONFIGURATION, LOGGER)
export class CommandDesk {
  readonly #desk: Desk;
  readonly #turns = new Map<string, Promise<unknown>>();

  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    store: Store,
    conclave: Conclave,
    views: EventViews,
    followed: FollowedEvents,
    { publicUrl }: DiscordConfiguration,
    private readonly logger: Logger,
  ) {
    const followedChanged = (): void => followed.refresh();
    this.#desk = { store, conclave, views, publicUrl, followedChanged };
  }

  run(wish: Wish): Promise<Said> {
    const before = this.#turns.get(wish.person.id) ?? Promise.resolve();
    const said = before.then(() => this.runNow(wish));
    this.#turns.set(wish.person.id, said);
    void said.finally(() => {
      if (this.#turns.get(wish.person.id) === said) this.#turns.delete(wish.person.id);
    });
    return said;
  }

  private async runNow(wish: Wish): Promise<Said> {
    const words = wordsFor(wish.locale);
    const command = commandNamed(wish.name);
    if (!command) return { text: words.fault };
    try {
      const key = `discord-${wish.interactionId}`;
      return await command.run({ ...this.#desk, wish, words, key });
    } catch (error) {
      if (error instanceof ApiFailure && !error.transient)
        return { text: refusalText(words, error.code) };
      this.logger.error({ err: error, command: wish.name }, 'a command failed');
      return { text: error instanceof ApiFailure ? words.busy : words.fault };
    }
  }
}

const refusalText = (words: Words, code: string): string =>
  words.refused[code] ?? words.refusedOther(code);
