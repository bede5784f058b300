import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { BoundedCache, Dependencies, type Logger } from '#platform';
import { CommandDesk } from '../commands/command-desk.js';
import { messageBody } from '../messages/message-body.js';
import type { Said } from '../messages/said.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { Discord } from '../posts/discord.js';
import { type Interaction, wishOf } from './interaction.js';

/** Discord drops an interaction that is not answered within three seconds. */
const answerWithinMs = 2_000;
/** Discord's types of answers: a message, and the promise of a later message. */
const message = 4;
const following = 5;
/** Flag: only the sender of the command sees the message. */
const toThemAlone = 64;

export interface InteractionAnswer {
  readonly type: number;
  readonly data?: object;
}

const dataOf = ({ text, buttons }: Said, all: boolean): object => ({
  ...messageBody(text, buttons),
  ...(all ? {} : { flags: toThemAlone }),
});

/** Answers interactions in time; a repeated interaction gets the same answer again. */
@Injectable()
@Dependencies(CommandDesk, Discord, LOGGER)
export class InteractionDesk {
  readonly #answered = new BoundedCache<Promise<Said>>({ most: 20_000 });
  readonly #late = new Set<Promise<void>>();

  constructor(
    private readonly commands: CommandDesk,
    private readonly discord: Discord,
    private readonly logger: Logger,
  ) {}

  async answer(sent: Interaction): Promise<InteractionAnswer | null> {
    const wish = wishOf(sent);
    if (wish === null) return null;
    const known = this.#answered.get(sent.id);
    const said = known ?? this.commands.run(wish);
    if (!known) this.#answered.set(sent.id, said);
    const first = await Promise.race([said, pause(answerWithinMs, null, { ref: false })]);
    if (first !== null) return { type: message, data: dataOf(first, first.all === true) };
    if (!known) this.follow(sent.token, said);
    return { type: following, data: { flags: toThemAlone } };
  }

  /** Waits for the answers that are still to be sent. */
  async close(): Promise<void> {
    await Promise.all(this.#late);
  }

  private follow(token: string, said: Promise<Said>): void {
    const told = said
      .then((words) => this.discord.answerLater(token, dataOf(words, true)))
      .catch((error: unknown) => this.logger.error({ err: error }, 'an answer was not told'))
      .finally(() => this.#late.delete(told));
    this.#late.add(told);
  }
}
