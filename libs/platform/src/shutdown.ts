import type { Logger } from './logging.js';

type Step = { readonly name: string; readonly stop: () => Promise<unknown> | unknown };

/**
 * Stops a process in order: on SIGINT or SIGTERM the steps run in the order added, each finished
 * before the next. A second signal, or the time limit, ends the process at once.
 */
export class GracefulShutdown {
  readonly #steps: Step[] = [];
  #stopping: Promise<void> | null = null;

  constructor(
    private readonly logger: Logger,
    private readonly limitMs = 25_000,
  ) {}

  get stopping(): boolean {
    return this.#stopping !== null;
  }

  add(name: string, stop: Step['stop']): this {
    this.#steps.push({ name, stop });
    return this;
  }

  /**
   * Listens for the signals; the process exits with 0 after a clean stop, with 1 if a step failed
   * or took too long.
   */
  listen(): this {
    const onSignal = (signal: NodeJS.Signals): void => {
      if (this.stopping) process.exit(1);
      this.logger.info({ signal }, 'stopping');
      const limit = setTimeout(() => {
        this.logger.error({ limitMs: this.limitMs }, 'stopping took too long');
        process.exit(1);
      }, this.limitMs);
      limit.unref();
      this.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    };
    process.on('SIGINT', onSignal);
    process.on('SIGTERM', onSignal);
    return this;
  }

  /** Runs the steps once; a failing step does not keep the later ones from running. */
  stop(): Promise<void> {
    this.#stopping ??= this.#run();
    return this.#stopping;
  }

  async #run(): Promise<void> {
    const failures: unknown[] = [];
    for (const step of this.#steps) {
      try {
        await step.stop();
        this.logger.debug({ step: step.name }, 'stopped');
      } catch (error) {
        this.logger.error({ err: error, step: step.name }, 'a step of the shutdown failed');
        failures.push(error);
      }
    }
    if (failures.length > 0) throw new AggregateError(failures, 'shutdown was not clean');
  }
}
