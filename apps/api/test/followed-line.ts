import type { ApiSession } from '#client';
import { FollowedView, type LineTold } from '#contracts';
import { LiveReader } from './live-reader.js';

/** Follows a live line that sends its person's own view, and assembles the view as a page does. */
export class FollowedLine<Told, View = Told> {
  view: View | null = null;
  /** Every message as received. */
  readonly messages: string[] = [];
  #version = 0;
  readonly #followed: FollowedView<Told, View>;

  private constructor(
    private readonly reader: LiveReader,
    read: (told: Told) => View,
  ) {
    this.#followed = new FollowedView(read);
  }

  static async open<Told, View>(
    session: ApiSession,
    path: string,
    read: (told: Told) => View,
  ): Promise<FollowedLine<Told, View>> {
    const reader = await LiveReader.openAt(session, `${path}?view=changes`);
    const line = new FollowedLine<Told, View>(reader, read);
    await line.next();
    return line;
  }

  /** Reads on until the stream has reached this version. */
  async until(version: number): Promise<View | null> {
    while (this.#version < version) await this.next();
    return this.view;
  }

  close(): void {
    this.reader.close();
  }

  private async next(): Promise<void> {
    const told: unknown = (await this.reader.next()).data;
    this.messages.push(JSON.stringify(told));
    this.#version = (told as LineTold).version;
    const news = this.#followed.news(told, 0);
    if (news.kind === 'show') this.view = news.view;
  }
}
