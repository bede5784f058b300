import { type Logger, noteEveryMs, type OpenHours, type Outage } from '#platform';

/** Records that this API is running, and knows the outages in which none was. */
export class OpenHoursKeeper {
  #outages: readonly Outage[] = [];
  #timer: NodeJS.Timeout | null = null;
  #noting: Promise<void> | null = null;
  #lookAgain = true;

  constructor(
    private readonly hours: OpenHours,
    private readonly logger: Logger,
  ) {}

  get outages(): readonly Outage[] {
    return this.#outages;
  }

  /**
   * Runs before the first request, so that clients that return get credit for the time they lost.
   */
  async onModuleInit(): Promise<void> {
    await this.note();
    this.#timer = setInterval(() => void this.note(), noteEveryMs).unref();
  }

  async close(): Promise<void> {
    if (this.#timer) clearInterval(this.#timer);
    await this.#noting;
  }

  /** Only one note at a time, so that a database that does not answer gets no pile of requests. */
  private note(): Promise<void> {
    this.#noting ??= this.noteNow().finally(() => (this.#noting = null));
    return this.#noting;
  }

  private async noteNow(): Promise<void> {
    try {
      const opened = await this.hours.note(new Date());
      // While the database was unavailable, another API process may have been the first to be back.
      if (opened || this.#lookAgain) this.#outages = (await this.hours.read()).outages;
      this.#lookAgain = false;
    } catch (error) {
      this.#lookAgain = true;
      this.logger.warn({ err: error }, 'could not note that the api is there');
    }
  }
}
