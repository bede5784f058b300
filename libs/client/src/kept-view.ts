import { FollowedView } from '#contracts';
import type { ApiSession } from './api-session.js';
import { Subscription } from './subscription.js';

interface Versioned {
  readonly version: number;
}

export interface KeptViewOptions<Told, View> {
  /** Where the view is asked; its line is at `<path>/live`. */
  readonly path: string;
  /** Makes the view of what the line tells. */
  readonly read: (told: Told) => View;
  readonly onView: (view: View) => void;
}

/**
 * A view that somebody looks at, kept as a page keeps it: asked at first,
 * then told by its live line, asked again where the line does not bring it.
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

  /** Resolves when the first view is there. */
  async open(): Promise<void> {
    this.#line.open();
    await this.ask();
  }

  /** Asks for the view as it is now: for what no message marks. */
  ask(): Promise<void> {
    this.#asking ??= this.fetch();
    return this.#asking;
  }

  /** Throws what went wrong with an asking that nobody waited for. */
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
   * Ends in the same turn in which it looks whether more is due: a message between the two would ask nobody.
   */
  private async fetch(): Promise<void> {
    try {
      do this.show(JSON.parse(await this.session.get(this.options.path)) as View);
      while ((this.#view?.version ?? 0) < this.#due);
    } finally {
      this.#asking = null;
    }
  }

  /** An answer may be older than what the line has told meanwhile. */
  private show(view: View): void {
    if (view.version < (this.#view?.version ?? 0)) return;
    this.#view = view;
    this.options.onView(view);
  }
}
