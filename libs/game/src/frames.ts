/**
 * The unfinished work of a game that runs frame by frame: the stack of frames (innermost last), the
 * pending decision, and the answer to the last one.
 */
export interface Work<Frame, Decision, Option> {
  readonly stack: Frame[];
  waiting: Decision | null;
  answer: Option | null;
}

/** A state, together with whatever else a game needs to work on it. */
interface At<State> {
  readonly state: State;
}

export const push = <Frame>(
  g: At<{ readonly stack: Frame[] }>,
  ...frames: readonly NoInfer<Frame>[]
): void => {
  g.state.stack.push(...frames);
};

/** Ends the current frame. */
export const pop = (g: At<{ readonly stack: unknown[] }>): void => {
  g.state.stack.pop();
};

export const ask = <Decision>(
  g: At<{ waiting: Decision | null }>,
  decision: NoInfer<Decision>,
): void => {
  g.state.waiting = decision;
};

/**
 * The answer to the decision that the current frame asked for. It is taken once; null if none was
 * asked.
 */
export const takeAnswer = <Option>(g: At<{ answer: Option | null }>): Option | null => {
  const { answer } = g.state;
  g.state.answer = null;
  return answer;
};

interface CardPick {
  readonly pick: 'card';
  readonly card: string;
}

/** Several things that wait to be done, and how their player is asked which comes next. */
interface Waiting<One> {
  readonly waiting: One[];
  readonly cardOf: (one: One) => string;
  readonly asked: (options: readonly CardPick[]) => void;
}

/**
 * Removes and returns the one to be done next: the player's pick, or the only candidate. A card is
 * offered once, and what comes from the same card keeps its order. Null while the player is being
 * asked.
 */
export const takeNext = <One>(
  g: At<{ answer: object | null }>,
  { waiting, cardOf, asked }: Waiting<One>,
): One | null => {
  const answer = takeAnswer(g);
  const picked = answer as Partial<CardPick> | null;
  const cards = [...new Set(waiting.map(cardOf))];
  if (answer === null && cards.length > 1) {
    asked(cards.map((card) => ({ pick: 'card', card })));
    return null;
  }
  const at = picked?.pick === 'card' ? waiting.findIndex((one) => cardOf(one) === picked.card) : 0;
  return waiting.splice(Math.max(at, 0), 1)[0] ?? null;
};

/** The innermost frame of that kind. */
export const inside = <Frame extends { readonly kind: string }, Kind extends Frame['kind']>(
  g: At<{ readonly stack: readonly Frame[] }>,
  kind: Kind,
): Extract<Frame, { readonly kind: Kind }> | undefined =>
  g.state.stack.findLast((frame) => frame.kind === kind) as
    | Extract<Frame, { readonly kind: Kind }>
    | undefined;

/** Shuffles the items in place (Fisher-Yates). */
export const shuffle = (
  g: { readonly below: (bound: number) => number },
  items: string[],
): void => {
  for (let at = items.length - 1; at > 0; at -= 1) {
    const other = g.below(at + 1);
    [items[at], items[other]] = [items[other] as string, items[at] as string];
  }
};
