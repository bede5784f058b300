import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Viewer } from './viewer.js';

/** Connections written to before whatever else the process has to do gets its turn. */
const atOnce = 500;

/** What the viewer with this number is sent. */
type Words = (number: number) => Buffer;

/**
 * Writes to many viewers one message after the other, in pieces:
 * thousands of writes take longer than a command may wait.
 */
export class Broadcast {
  readonly #waiting: Words[] = [];
  #running = false;
  #lastTookMs = 0;

  constructor(
    private readonly viewers: ReadonlySet<Viewer>,
    private readonly onSlow: (viewer: Viewer) => void,
  ) {}

  /** What the last message took from its first viewer to its last, in milliseconds. */
  get lastTookMs(): number {
    return this.#lastTookMs;
  }

  send(words: Words): void {
    this.#waiting.push(words);
    if (!this.#running) void this.run();
  }

  private async run(): Promise<void> {
    this.#running = true;
    for (let words = this.#waiting.shift(); words; words = this.#waiting.shift()) {
      const began = Date.now();
      let number = 0;
      // Whoever comes in meanwhile is at the end of the set and told as well.
      for (const viewer of this.viewers) {
        if (!viewer.write(words(number))) this.onSlow(viewer);
        number += 1;
        if (number % atOnce === 0) await nextTurn();
      }
      this.#lastTookMs = Date.now() - began;
    }
    this.#running = false;
  }
}
