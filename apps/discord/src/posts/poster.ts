import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Dependencies, type Logger } from '#platform';
import { EventViews } from '../conclave/event-views.js';
import { LOGGER } from '../infrastructure/tokens.js';
import { messageBody } from '../messages/message-body.js';
import { Store, type FollowingChannel } from '../store/store.js';
import { Discord } from './discord.js';
import type { Post } from './posts-due.js';

/** At most 25 characters; the same for the same post in the same channel. */
const nonceOf = (channel: string, key: string): string =>
  createHash('sha256').update(`${channel}/${key}`).digest('base64url').slice(0, 25);

/**
 * Creates or edits a channel's posts. A post is recorded before and after it is sent: if the
 * process is killed in between, it sends the post again with the same nonce, and Discord keeps only
 * one message.
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

  /** Throws if Discord refuses; everything done by then remains. */
  async show(following: FollowingChannel, post: Post): Promise<void> {
    const { channel, event } = following;
    const { key } = post;
    const said = JSON.stringify([post.text, post.buttons ?? []]);
    const known = this.store.post(channel, key);
    if (known === null) this.store.keepPost({ channel, key, event, message: null, said });
    const sent = known?.message ?? null;
    const message = sent ?? (await this.send(following, post));
    // Also needed for a post whose answer was lost: Discord kept its former text.
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

  /**
   * The picture is optional, because the text contains the same: a post does not wait for a picture
   * that cannot be fetched.
   */
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
