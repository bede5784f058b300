/**
 * Overlays for streams of an event with `--tables` tables: each uses the page's two routes, the
 * live channel of the event and the board of pairings, which it requests again after every message,
 * as the script of the page does. Results come in at `--rate` a second. `p50Ms` and so on: from the
 * commit of a result in PostgreSQL until an overlay has the board with it, over all overlays and
 * results. The time that the streaming program takes to draw is not included.
 */
import os from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { inParallel } from '../../apps/cli/src/simulate/crew.js';
import { quantile } from './support/quantile.js';
import { Hall } from './viewers/hall.js';
import { now } from './viewers/phone.js';
import { startSystem } from './viewers/system.js';

interface Options {
  readonly tables: number;
  readonly overlays: number;
  readonly rate: number;
  readonly seconds: number;
}

/** Without the end of the tag, because line breaks in it depend on the template. */
const score = '<i>2–0</i';

/**
 * One overlay: records when it first had a board with so many results, in milliseconds since 1970.
 */
class Overlay {
  readonly shown: number[] = [];
  readonly #stop = new AbortController();
  #heard: Promise<void> = Promise.resolve();

  constructor(
    private readonly url: string,
    private readonly eventId: string,
  ) {}

  async follow(): Promise<void> {
    const { signal } = this.#stop;
    const answer = await fetch(`${this.url}/api/v1/live?eventId=${this.eventId}`, { signal });
    if (!answer.ok || answer.body === null) throw new Error(`the live line: ${answer.status}`);
    await this.ask();
    this.#heard = this.hear(answer.body);
    this.#heard.catch(() => undefined);
  }

  /**
   * Resolves once its board has so many results; throws an error of its connection or its board.
   */
  async until(results: number): Promise<void> {
    while (this.shown.length < results) await Promise.race([pause(50), this.#heard]);
  }

  stop(): void {
    this.#stop.abort();
  }

  private async hear(body: ReadableStream<Uint8Array>): Promise<void> {
    for await (const _ of body) await this.ask();
    throw new Error('the live line has ended');
  }

  private async ask(): Promise<void> {
    const board = `${this.url}/api/v1/events/${this.eventId}/boards/pairings`;
    const answer = await fetch(board, { signal: this.#stop.signal });
    if (!answer.ok) throw new Error(`the board: ${answer.status}`);
    const results = (await answer.text()).split(score).length - 1;
    const at = now();
    while (this.shown.length < results) this.shown.push(at);
  }
}

export const run = async (options: Options): Promise<void> => {
  const system = await startSystem(null);
  try {
    const hall = await Hall.open(system.url, options.tables * 2);
    await hall.pair();
    const overlays = Array.from(
      { length: options.overlays },
      () => new Overlay(system.url, hall.eventId),
    );
    await Promise.all(overlays.map((overlay) => overlay.follow()));
    const { rate, seconds } = options;
    const results = Math.min(rate * seconds, hall.openTables);
    const tables = Array.from({ length: results });
    await inParallel(tables, { workers: results, rate }, () => hall.playTable());
    await Promise.all(overlays.map((overlay) => overlay.until(results)));
    const commits = await system.commits(['MatchCompleted']);
    const delays = Float64Array.from(
      overlays.flatMap(({ shown }) => shown.map((at, index) => at - (commits[index]?.at ?? at))),
    ).sort();
    for (const overlay of overlays) overlay.stop();
    hall.leave();
    const [p50Ms, p99Ms, maxMs] = [0.5, 0.99, 1].map((share) => quantile(delays, share, 1));
    const load = Math.round((os.loadavg()[0] ?? 0) * 10) / 10;
    console.log(JSON.stringify({ ...options, results, p50Ms, p99Ms, maxMs, load }));
  } finally {
    await system.stop();
  }
};
