import { message } from './channel.js';
import type { HeldStream } from './held-back.js';
import { type Line, Viewer } from './viewer.js';

/**
 * A live connection of somebody who watches with a delay: messages reach them when they are due,
 * heartbeats at once.
 */
export class HeldViewer extends Viewer {
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(
    line: Line,
    private readonly delayMs: number,
  ) {
    super(line);
  }

  override write(bytes: Buffer | string): boolean {
    if (bytes.toString('utf8', 0, 1).startsWith(':')) return super.write(bytes);
    this.later(this.delayMs, bytes);
    return true;
  }

  /** Sends the version that the viewer may know now, and each waiting event when it is due. */
  begin({ version, waiting }: Omit<HeldStream<unknown>, 'state'>, now: number): void {
    super.write(`retry: 1000\n${message({ version }, version)}`);
    for (const next of waiting)
      this.later(Math.max(0, next.due - now), message({ version: next.version }, next.version));
  }

  override end(): void {
    this.forget();
    super.end();
  }

  /** Called when the connection is closed. */
  override forget(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  private later(inMs: number, bytes: Buffer | string): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      super.write(bytes);
    }, inMs).unref();
    this.#timers.add(timer);
  }
}
