import { FollowedView } from '#contracts';
import type { ApiSession } from './api-session.js';
import { Subscription } from './subscription.js';

interface Versioned {
  readonly version: number;
}

export interface KeptViewOptions<Told, View> {
  /** Path of the view; its live connection is at `<path>/live`. */
  readonly path: string;
  /** Converts a message into a view. */
  readonly read: (told: Told) => View;
  readonly onView: (view: View) => void;
}

/**
 * A view kept up to date as a page does it: fetched at first, then updated by its live connection,
 * and fetched again if a message does not contain it.
 */
export class KeptView<Told, View extends Versioned> {
  #view: View | null = null;
  #due = 0;
  #asking: Promise<void> | null = null;
  #fault: unknown = null;
  #followed: FollowedView<Told, View>;
  readonly #line: Subscription;

  constructor(
    private readonly session: ApiSession,
    private readonly options: KeptViewOptions<Told, View>,
  ) {
    const { path, read } = options;
    this.#followed = new FollowedView(read);
    this.#line = new Subscription(
      session,
      `${path}/live?view=changes`,
      (said) => this.hear(said),
      () => (this.#followed = new FollowedView(read)),
    );
  }

  get view(): View | null {
    return this.#view;
  }

  /** Resolves once the first view is there. */
  async open(): Promise<void> {
    this.#line.open();
    await this.ask();
  }

  /** Fetches the present view, for changes that no message announces. */
  ask(): Promise<void> {
    this.#asking ??= this.fetch();
    return this.#asking;
  }

  /** Throws the first failure of a fetch that nobody awaited. */
  async close(): Promise<void> {
    await this.#line.close();
    await this.#asking;
    if (this.#fault !== null) throw this.#fault;
  }

  private hear(said: unknown): void {
    const news = this.#followed.news(said, this.#view?.version ?? 0);
    if (news.kind === 'show') this.show(news.view);
    if (news.kind !== 'ask') return;
    this.#due = Math.max(this.#due, news.version);
    this.ask().catch((fault: unknown) => void (this.#fault ??= fault));
  }

  /**
   * Checks for further due versions and ends in the same turn: otherwise a message in between would
   * cause no fetch.
   */
  private async fetch(): Promise<void> {
    try {
      do this.show(JSON.parse(await this.session.get(this.options.path)) as View);
      while ((this.#view?.version ?? 0) < this.#due);
    } finally {
      this.#asking = null;
    }
  }

  /** Ignores an answer that is older than what the live connection has brought meanwhile. */
  private show(view: View): void {
    if (view.version < (this.#view?.version ?? 0)) return;
    this.#view = view;
    this.options.onView(view);
  }
}
