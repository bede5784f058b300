import type { MatSetup } from '#xwing-mat';

/** The present mat, and its states before each change. */
export interface MatHistory {
  readonly now: MatSetup;
  readonly before: readonly MatSetup[];
  /**
   * The kind of the last change: consecutive changes of the same kind, such as the steps of one
   * drag, are undone together.
   */
  readonly kind: string | null;
}

export type MatAction =
  | { readonly do: 'lay'; readonly setup: MatSetup; readonly kind: string | null }
  | { readonly do: 'settle' }
  | { readonly do: 'undo' };

const mostSteps = 100;

export const beginHistory = (setup: MatSetup): MatHistory => ({
  now: setup,
  before: [],
  kind: null,
});

export const afterAction = (history: MatHistory, action: MatAction): MatHistory => {
  const { now, before, kind } = history;
  switch (action.do) {
    case 'lay': {
      if (action.setup === now) return history;
      const goesOn = action.kind !== null && action.kind === kind;
      const steps = goesOn ? before : [...before, now].slice(-mostSteps);
      return { now: action.setup, before: steps, kind: action.kind };
    }
    case 'settle':
      return { ...history, kind: null };
    case 'undo': {
      const last = before.at(-1);
      return last ? { now: last, before: before.slice(0, -1), kind: null } : history;
    }
  }
};
