import type { ApiSession } from '#client';
import { changed, type Difference } from '#contracts';
import { LiveReader } from './live-reader.js';

interface Told {
  readonly version: number;
  readonly view?: unknown;
  readonly change?: Difference;
}

/** A line that brings its person's own view, put together again as a page does it. */
export class FollowedLine<View extends { readonly version: number }> {
  view: View | null = null;
  /** Every message as it came. */
  readonly messages: string[] = [];
  #version = 0;

  private constructor(private readonly reader: LiveReader) {}

  static async open<View extends { readonly version: number }>(
    session: ApiSession,
    path: string,
  ): Promise<FollowedLine<View>> {
    const line = new FollowedLine<View>(await LiveReader.openAt(session, `${path}?view=changes`));
    await line.next();
    return line;
  }

  /** Reads on until the stream stands at this version. */
  async until(version: number): Promise<View | null> {
    while (this.#version < version) await this.next();
    return this.view;
  }

  close(): void {
    this.reader.close();
  }

  private async next(): Promise<void> {
    const told = (await this.reader.next()).data as unknown as Told;
    this.messages.push(JSON.stringify(told));
    this.#version = told.version;
    if (told.view !== undefined) this.view = told.view as View;
    else if (told.change !== undefined) this.view = changed(this.view, told.change) as View;
  }
}
