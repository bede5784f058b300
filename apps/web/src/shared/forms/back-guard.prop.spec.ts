import fc from 'fast-check';
import { expect, it } from 'vitest';
import { guardBack } from './back-guard.js';

interface Entry {
  readonly page: number;
  readonly state: unknown;
}

/** A browser's history, the reader's answer, and the page that is shown. */
class Browser {
  entries: Entry[] = [
    { page: 0, state: null },
    { page: 1, state: { page: 7 } },
  ];
  at = 1;
  answer = true;
  asked = 0;
  #popped: ((popped: { readonly state: unknown }) => void)[] = [];
  readonly history = (() => {
    const browser = this as Browser;
    return {
      get state(): unknown {
        return browser.entries[browser.at]?.state;
      },
      pushState: (state: unknown) => browser.push(browser.page, state),
      replaceState: (state: unknown) => {
        browser.entries[browser.at] = { page: browser.page, state };
      },
      back: () => browser.go(-1),
      forward: () => browser.go(1),
    };
  })();
  readonly addEventListener = (
    _type: 'popstate',
    listener: (popped: { readonly state: unknown }) => void,
  ): void => void this.#popped.push(listener);
  readonly confirm = (): boolean => {
    this.asked += 1;
    return this.answer;
  };
  get page(): number {
    return this.entries[this.at]?.page ?? -1;
  }
  push(page: number, state: unknown = null): void {
    this.entries = [...this.entries.slice(0, this.at + 1), { page, state }];
    this.at += 1;
  }
  go(by: number): void {
    if (this.entries[this.at + by] === undefined) return;
    this.at += by;
    for (const listener of this.#popped) listener({ state: this.history.state });
  }
}

it('asks once at Back: whoever stays has the page as it is, whoever leaves is where they came from', () => {
  const browser = new Browser();
  const guard = guardBack(browser);
  guard.hold('Leave?');
  browser.answer = false;
  browser.go(-1);
  expect([browser.page, browser.asked]).toEqual([1, 1]);
  browser.answer = true;
  browser.go(-1);
  expect([browser.page, browser.asked]).toEqual([0, 2]);
});

it('keeps what else stands in the state of a page', () => {
  const browser = new Browser();
  guardBack(browser).hold('Leave?');
  expect(browser.history.state).toMatchObject({ page: 7 });
});

const step = fc.oneof(
  { weight: 3, arbitrary: fc.constant('edit' as const) },
  fc.constant('save' as const),
  fc.constant('visit' as const),
  { weight: 3, arbitrary: fc.constant('leave' as const) },
  { weight: 2, arbitrary: fc.constant('stay' as const) },
  fc.constant('forward' as const),
);

it('never leaves something unsaved without having asked, and never takes two presses where nothing is', () => {
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      const browser = new Browser();
      const guard = guardBack(browser);
      let release: (() => void) | null = null;
      let pages = 1;
      const free = () => {
        release?.();
        release = null;
      };
      for (const each of steps) {
        const { page, asked } = browser;
        const below = browser.entries.slice(0, browser.at).some((entry) => entry.page !== page);
        if (each === 'edit') release ??= guard.hold('Leave?');
        if (each === 'save') free();
        if (each === 'visit' && release === null) browser.push((pages += 1));
        if (each === 'forward' && release === null) browser.go(1);
        if (each !== 'leave' && each !== 'stay') continue;
        browser.answer = each === 'leave';
        browser.go(-1);
        const moved = browser.page !== page;
        expect(browser.asked - asked).toBe(release === null ? 0 : 1);
        if (release !== null && each === 'stay') expect(moved).toBe(false);
        else expect(moved).toBe(below);
        if (moved || each === 'leave') free();
      }
    }),
  );
});
