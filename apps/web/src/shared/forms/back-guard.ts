/** The parts of a browser's window that the guard uses; tests provide their own. */
interface Guarded {
  readonly history: Pick<History, 'state' | 'pushState' | 'replaceState' | 'back' | 'forward'>;
  readonly addEventListener: (
    type: 'popstate',
    listener: (popped: { readonly state: unknown }) => void,
  ) => void;
  readonly confirm: (question: string) => boolean;
}

/**
 * A page with unsaved input has two entries in the history: Back goes from the upper to the lower
 * one, which shows the same page.
 */
type Mark = 'below' | 'above' | null;

const markOf = (state: unknown): Mark => {
  const mark =
    typeof state === 'object' && state !== null && 'unsaved' in state ? state.unsaved : null;
  return mark === 'below' || mark === 'above' ? mark : null;
};

const withMark = (state: unknown, unsaved: Mark): object => ({
  ...(typeof state === 'object' ? state : {}),
  unsaved,
});

export interface BackGuard {
  /** From now on Back asks this question first. Returns a function that ends this. */
  readonly hold: (question: string) => () => void;
}

/**
 * Makes Back ask before it leaves a page with unsaved input. A browser does not let a script block
 * Back; therefore the page has two history entries, and the input stays in place while the question
 * is open.
 */
export const guardBack = (browser: Guarded): BackGuard => {
  const { history } = browser;
  const questions = new Set<{ readonly question: string }>();
  let at = markOf(history.state);
  browser.addEventListener('popstate', ({ state }) => {
    const from = at;
    at = markOf(state);
    if (from !== 'above' || at !== 'below') return;
    const [open] = questions;
    if (open !== undefined && !browser.confirm(open.question)) {
      history.forward();
      return;
    }
    questions.clear();
    history.back();
  });
  return {
    hold: (question) => {
      const held = { question };
      questions.add(held);
      const { state } = history as { readonly state: unknown };
      if (markOf(state) !== 'above') {
        history.replaceState(withMark(state, 'below'), '');
        history.pushState(withMark(state, 'above'), '');
      }
      at = 'above';
      return () => void questions.delete(held);
    },
  };
};
