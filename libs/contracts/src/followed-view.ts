import { applyDifference, type Difference } from './difference.js';

const isRecord = (said: unknown): said is Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null;

/**
 * What a page does after a message of a live line: shows this
 * view, asks for its own, or nothing, for what it shows is as new.
 */
export type LineNews<View> =
  | { readonly kind: 'show'; readonly view: View; readonly version: number }
  | { readonly kind: 'ask'; readonly version: number }
  | { readonly kind: 'nothing' };

/**
 * A view that a live line tells with `?view=changes` (`LineTold`), put together again
 * from its messages. One for each connection: a new one begins with the whole view.
 */
export class FollowedView<Told, View = Told> {
  #told: unknown;

  /** @param read makes the view that is shown of the one that is told. */
  constructor(private readonly read: (told: Told) => View) {}

  /** Whether the line brings the view: nobody has to ask then. */
  get follows(): boolean {
    return this.#told !== undefined;
  }

  /**
   * @param said a message of the line as parsed JSON; anything else is no news.
   * @param shown the version of the view on screen; 0 where there is none.
   */
  news(said: unknown, shown: number): LineNews<View> {
    if (!isRecord(said) || typeof said['version'] !== 'number') return { kind: 'nothing' };
    const { version, view, change } = said;
    this.#told =
      change !== undefined && this.#told !== undefined
        ? applyDifference(this.#told, change as Difference)
        : view;
    if (version <= shown) return { kind: 'nothing' };
    return this.#told === undefined
      ? { kind: 'ask', version }
      : { kind: 'show', version, view: this.read(this.#told as Told) };
  }
}
