import { applyDifference, differenceOf, type LineTold } from '#contracts';
import { message } from './channel.js';
import { type Line, Viewer } from './viewer.js';

interface Versioned {
  readonly version: number;
}

/**
 * Loads the view of one person as it is now, with all rights checked anew. `shown` is what their
 * line has sent them before, `version` what the view must contain.
 */
export type LookAgain<View extends Versioned> = (
  shown: View | null,
  version: number,
) => Promise<View>;

/** A live connection that sends its person's own view: whole the first time, then the changes. */
export class FollowingViewer<View extends Versioned> extends Viewer {
  #shown: View | null = null;
  #due = 0;
  #looking = false;

  constructor(
    line: Line,
    private readonly look: LookAgain<View>,
  ) {
    super(line);
  }

  override tell(version: number): void {
    this.#due = Math.max(this.#due, version);
    if (!this.#looking) void this.follow();
  }

  private async follow(): Promise<void> {
    this.#looking = true;
    let told = 0;
    while (this.#due > told) {
      told = this.#due;
      this.say(await this.news(told));
    }
    this.#looking = false;
  }

  /** If the view cannot be loaded, the page is told to ask for it and gets the reason then. */
  private async news(version: number): Promise<LineTold> {
    const before = this.#shown;
    this.#shown = null;
    try {
      const view = await this.look(before, version);
      if (before === null) {
        this.#shown = view;
        return { version: view.version, view };
      }
      const change = differenceOf(before, view) ?? {};
      // Most of a view is unchanged: keeping its objects instead of equal new ones leaves the new
      // ones to the garbage collector's young generation.
      this.#shown = applyDifference(before, change) as View;
      return { version: view.version, change };
    } catch {
      return { version };
    }
  }

  private say(told: LineTold): void {
    this.write(message(told, told.version));
  }
}
