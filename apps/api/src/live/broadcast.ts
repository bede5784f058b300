import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Viewer } from './viewer.js';

/** Number of connections written to before other work of the process gets its turn. */
const atOnce = 500;

/** The message for the viewer with this number. */
type Words = (number: number) => Buffer;

/**
 * Writes messages to many viewers one after the other, in pieces, because thousands of writes take
 * longer than a command should wait.
 */
export class Broadcast {
  readonly #waiting: Words[] = [];
  #running = false;
  #lastTookMs = 0;

  constructor(
    private readonly viewers: ReadonlySet<Viewer>,
    private readonly onSlow: (viewer: Viewer) => void,
  ) {}

  /** How long the last message took from its first viewer to its last, in milliseconds. */
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
      // Viewers who arrive meanwhile are at the end of the set and get the message as well.
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
