import { applyDifference, type Difference } from './difference.js';

const isRecord = (said: unknown): said is Readonly<Record<string, unknown>> =>
  typeof said === 'object' && said !== null;

/**
 * What a page does after a message of a live line: show this view, load its own, or nothing because
 * its view is up to date.
 */
export type LineNews<View> =
  | { readonly kind: 'show'; readonly view: View; readonly version: number }
  | { readonly kind: 'ask'; readonly version: number }
  | { readonly kind: 'nothing' };

/**
 * A view that a live line sends with `?view=changes` (`LineTold`), assembled from its messages. One
 * instance for each connection, because a new connection begins with the whole view.
 */
export class FollowedView<Told, View = Told> {
  #told: unknown;

  /** @param read turns the view as sent into the view to show. */
  constructor(private readonly read: (told: Told) => View) {}

  /** Whether the line sends the view, so that the page need not load it. */
  get follows(): boolean {
    return this.#told !== undefined;
  }

  /**
   * @param said a message of the line as parsed JSON; anything else is ignored.
   * @param shown the version of the view on screen; 0 if there is none.
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
