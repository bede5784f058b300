import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Dependencies, type Logger } from '#platform';
import { EventViews } from '../conclave/event-views.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { messageBody } from '../messages/message-body.js';
import { Store, type FollowingChannel } from '../store/store.js';
import { Discord } from './discord.js';
import type { Post } from './posts-due.js';

/** At most 25 characters; the same for the same post of the same channel. */
const nonceOf = (channel: string, key: string): string =>
  createHash('sha256').update(`${channel}/${key}`).digest('base64url').slice(0, 25);

/**
 * Brings a channel to show what it shall. What was posted is written down before and after: whoever
 * is killed between the two sends it again with the same nonce, and Discord keeps to one message.
 */
@Injectable()
@Dependencies(Store, Discord, EventViews, LOGGER)
export class Poster {
  constructor(
    private readonly store: Store,
    private readonly discord: Discord,
    private readonly views: EventViews,
    private readonly logger: Logger,
  ) {}

  /** Throws what Discord refuses; what was done by then stays done. */
  async show(following: FollowingChannel, post: Post): Promise<void> {
    const { channel, event } = following;
    const { key } = post;
    const said = JSON.stringify([post.text, post.buttons ?? []]);
    const known = this.store.post(channel, key);
    if (known === null) this.store.keepPost({ channel, key, event, message: null, said });
    const sent = known?.message ?? null;
    const message = sent ?? (await this.send(following, post));
    // Also of a post whose answer was lost: what Discord kept then is what was said then.
    if (known !== null && known.said !== said)
      await this.discord.edit(channel, message, bodyOf(post));
    if (sent === null || known?.said !== said)
      this.store.keepPost({ channel, key, event, message, said });
    if (post.thread !== undefined) await this.openThread(channel, message, { ...post, event });
  }

  private async send(following: FollowingChannel, post: Post): Promise<string> {
    const { channel } = following;
    const nonce = nonceOf(channel, post.key);
    const picture =
      post.picture === undefined ? null : await this.pictureAt(following, post.picture);
    return this.discord.post(channel, bodyOf(post), { nonce, picture });
  }

  /** What is said stands in the text, too: a post does not wait for a picture that cannot be had. */
  private async pictureAt(following: FollowingChannel, picture: string): Promise<Buffer | null> {
    try {
      return await this.views.readerOf(following).file(picture);
    } catch (error) {
      const { channel, event } = following;
      this.logger.warn({ err: error, channel, event }, 'a post goes without its picture');
      return null;
    }
  }

  private async openThread(
    channel: string,
    message: string,
    { key, thread = '', event }: Post & { readonly event: string },
  ): Promise<void> {
    const started = `${key}/thread`;
    if (this.store.post(channel, started) !== null) return;
    await this.discord.startThread(channel, message, thread);
    this.store.keepPost({ channel, key: started, event, message: null, said: '' });
  }
}

const bodyOf = (post: Post): object => ({
  ...messageBody(post.text, post.buttons),
  allowed_mentions: { users: post.calls ?? [] },
});
