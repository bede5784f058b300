import type { EventSource } from './projector.js';
import { ModelProjection, type Turn } from './model-projection.js';
import type { ProjectionStore } from './projection-store.js';
import type { DocumentKey, ReadModel } from './read-model.js';

/** Says that something was appended, e.g. from Redis; may be lost or come too often. Returns how to stop listening. */
export type WakeSource = (wake: () => void) => () => void;

export interface ProjectionRunnerOptions {
  readonly events: EventSource;
  readonly projections: ProjectionStore;
  readonly models: readonly ReadModel[];
  readonly wake?: WakeSource;
  /** How long an unheard wake-up may go unnoticed, default 1,000 ms. */
  readonly pollMs?: number;
  readonly batchSize?: number;
  readonly rebuildBatchSize?: number;
  /** After the commit: these documents may have changed. A process killed in between tells nobody. */
  readonly onAdvanced?: (model: string, touched: readonly DocumentKey[], position: number) => void;
  readonly onError?: (model: string, error: unknown) => void;
}

export interface ProjectionRunner {
  /** Finishes the batches at hand, then resolves. */
  stop(): Promise<void>;
}

/** While an older transaction is open, its successors cannot be read yet; they become readable without another wake-up. */
const SETTLING_MS = 5;
const AFTER_ERROR_MS = 250;

export const startProjections = (options: ProjectionRunnerOptions): ProjectionRunner => {
  const loops = options.models.map((model) => new ModelLoop(options, model));
  const unsubscribe = options.wake?.(() => loops.forEach((loop) => loop.wake()));
  const running = loops.map((loop) => loop.run());
  return {
    stop: async () => {
      unsubscribe?.();
      for (const loop of loops) loop.stop();
      await Promise.all(running);
    },
  };
};

/** Runs every model until nothing is left to read and all are live. For tests, tools and first starts. */
export const catchUp = async (options: ProjectionRunnerOptions): Promise<void> => {
  for (const model of options.models) {
    const projection = new ModelProjection({ ...options, model });
    let turn: Turn;
    do {
      turn = await projection.turn();
      if (turn.kind === 'advanced') options.onAdvanced?.(model.name, turn.touched, turn.position);
      if (turn.kind === 'idle' && turn.pending)
        await new Promise((resolve) => setTimeout(resolve, SETTLING_MS));
    } while (turn.kind !== 'idle' || turn.pending);
  }
};

class ModelLoop {
  readonly #options: ProjectionRunnerOptions;
  readonly #model: string;
  readonly #projection: ModelProjection;
  readonly #pollMs: number;
  #lookedAt = performance.now();
  #stopped = false;
  #woken = false;
  #interrupt: (() => void) | null = null;

  constructor(options: ProjectionRunnerOptions, model: ReadModel) {
    this.#options = options;
    this.#model = model.name;
    this.#pollMs = options.pollMs ?? 1_000;
    this.#projection = new ModelProjection({ ...options, model });
  }

  wake(): void {
    this.#woken = true;
    this.#interrupt?.();
  }

  stop(): void {
    this.#stopped = true;
    this.#interrupt?.();
  }

  async run(): Promise<void> {
    while (!this.#stopped) {
      this.#woken = false;
      this.#lookAround();
      try {
        await this.#rest(await this.#projection.turn());
      } catch (error) {
        this.#options.onError?.(this.#model, error);
        this.#projection.restart();
        await this.#sleep(AFTER_ERROR_MS);
      }
    }
  }

  async #rest(turn: Turn): Promise<void> {
    if (turn.kind === 'advanced')
      this.#options.onAdvanced?.(this.#model, turn.touched, turn.position);
    if (turn.kind !== 'idle' || this.#woken) return;
    if (turn.pending) return this.#sleep(SETTLING_MS);
    await this.#sleep(this.#pollMs);
  }

  /** Another process may have promoted or opened a generation; nobody sends a hint for that. */
  #lookAround(): void {
    if (performance.now() - this.#lookedAt < this.#pollMs) return;
    this.#lookedAt = performance.now();
    this.#projection.refresh();
  }

  #sleep(ms: number): Promise<void> {
    if (this.#stopped) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.#interrupt = null;
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.#interrupt = end;
    });
  }
}
