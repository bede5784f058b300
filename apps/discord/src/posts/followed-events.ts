import { setTimeout as pause } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { LiveFeed } from '#client';
import { type DiscordConfiguration, Dependencies, type Logger } from '#platform';
import { EventViews } from '../conclave/event-views.js';
import { CONFIGURATION, LOGGER } from '../infrastructure/tokens.js';
import { type FollowingChannel, Store } from '../store/store.js';
import { wordsFor } from '../words/in-language.js';
import { isSettled, readFacts } from './event-facts.js';
import { Poster } from './poster.js';
import { postsDue, standingsKey } from './posts-due.js';

/**
 * Simultaneous changes are posted together: Discord accepts about one message a second per channel.
 */
const gatherMs = 1_000;
/** Delay after a failure of Discord or of the server. */
const againMs = 2_000;

interface Followed {
  readonly following: FollowingChannel;
  readonly feed: LiveFeed;
  readonly settled: Set<string>;
  looking: Promise<void> | null;
  /** Whether something has changed since the last update began. */
  due: boolean;
  closed: boolean;
}

/**
 * Follows the live connection of each event that a channel follows, and keeps the posts up to date.
 */
@Injectable()
@Dependencies(Store, EventViews, Poster, CONFIGURATION, LOGGER)
export class FollowedEvents {
  readonly #followed = new Map<string, Followed>();

  // eslint-disable-next-line max-params -- Nest hands parts over one by one
  constructor(
    private readonly store: Store,
    private readonly views: EventViews,
    private readonly poster: Poster,
    private readonly configuration: DiscordConfiguration,
    private readonly logger: Logger,
  ) {}

  /** Reads again which channels follow which events, and with whose accounts. */
  refresh(): void {
    const wanted = new Map(this.store.channels().map((each) => [each.channel, each]));
    for (const [channel, followed] of this.#followed) {
      const now = wanted.get(channel);
      if (now?.event === followed.following.event && now.person === followed.following.person)
        continue;
      this.#followed.delete(channel);
      void this.end(followed);
    }
    for (const [channel, following] of wanted)
      if (!this.#followed.has(channel)) this.#followed.set(channel, this.begin(following));
  }

  async close(): Promise<void> {
    const all = [...this.#followed.values()];
    this.#followed.clear();
    await Promise.all(all.map((followed) => this.end(followed)));
  }

  private begin(following: FollowingChannel): Followed {
    const followed: Followed = {
      following,
      feed: new LiveFeed(this.views.readerOf(following), following.event, () =>
        this.look(followed),
      ),
      settled: new Set(),
      looking: null,
      due: false,
      closed: false,
    };
    followed.feed.open();
    this.look(followed);
    return followed;
  }

  private async end(followed: Followed): Promise<void> {
    followed.closed = true;
    await followed.feed.close();
    await followed.looking;
  }

  private look(followed: Followed): void {
    followed.due = true;
    followed.looking ??= this.lookWhileDue(followed).finally(() => {
      followed.looking = null;
      // Changes that arrived between the last check and here.
      if (followed.due && !followed.closed) this.look(followed);
    });
  }

  private async lookWhileDue(followed: Followed): Promise<void> {
    while (followed.due && !followed.closed) {
      await pause(gatherMs);
      followed.due = false;
      try {
        await this.tell(followed);
      } catch (error) {
        const { channel, event } = followed.following;
        this.logger.warn({ err: error, channel, event }, 'posts are to be tried again');
        followed.due = true;
        await pause(againMs);
      }
    }
  }

  private async tell(followed: Followed): Promise<void> {
    const { following, settled } = followed;
    this.views.forget(following.event);
    const event = await this.views.of(following);
    const facts = await readFacts(this.views.readerOf(following), event, settled);
    const telling = {
      words: wordsFor(following.language),
      language: following.language,
      publicUrl: this.configuration.publicUrl,
      holder: (playerId: string) => this.store.holderOf(following.event, playerId),
    };
    for (const post of postsDue(facts, telling)) {
      if (followed.closed) return;
      await this.poster.show(following, post);
    }
    for (const { afterRound } of facts.standings) settled.add(standingsKey(afterRound));
    for (const view of facts.rounds)
      if (view.key && isSettled(view) && isOver(event, view.key))
        settled.add(`${view.key.phase}:${view.key.round}:${view.key.attempt}`);
  }
}

const isOver = (
  { rounds }: { readonly rounds: readonly { phase: number; round: number; state: string }[] },
  { phase, round }: { readonly phase: number; readonly round: number },
): boolean =>
  rounds.some((each) => each.phase === phase && each.round === round && each.state === 'completed');
