/**
 * Compares the questions inside an action: if the recording lets a player choose among cards, does
 * our engine offer the same cards?
 */
import type { Decision, Option, State } from '#rules';
import { rowsOf, type Uids } from './board.js';
import type { Ref, Step } from './trace.js';

/**
 * The comparison of the recorded prompts so far: the number of equal ones, and the differences of
 * the others.
 */
export interface PromptCount {
  readonly same: number;
  readonly different: readonly string[];
}

export const noPrompts: PromptCount = { same: 0, different: [] };

const together = (one: PromptCount, other: PromptCount): PromptCount => ({
  same: one.same + other.same,
  different: [...one.different, ...other.different],
});
export const allPrompts = (counts: readonly PromptCount[]): PromptCount =>
  counts.reduce(together, noPrompts);

/** The card of an option; -1 if it only names the source of a waiting ability. */
const cardOf = (o: Option): number => (o.o === 'card' || o.o === 'play' ? o.card : -1);

/**
 * The cards that could be clicked: cards on the table, or those of a searched pile that were not
 * greyed out.
 */
const clickable = ({ kind, cards = [], display = [] }: Step['prompt']): readonly Ref[] | null => {
  if (kind === 'choose' || kind === 'distribute') return cards;
  return kind === 'search' ? display.filter((d) => d.state === 'selectable') : null;
};

export interface Asked {
  readonly d: Decision;
  readonly s: State;
  /** The previous recorded step, and this one. */
  readonly steps: readonly [Step | undefined, Step | undefined];
  readonly uids: Uids;
}

/**
 * Cards returned in an order: the recording takes them one by one, our engine asks for the whole
 * order.
 */
const putsBack = /_move_(top|bottom)$/;

/**
 * Only the first click of a question is comparable: later ones depend on how the recording combines
 * several. Null if the two questions are of different kinds. Cards of the same name in the same
 * zone are interchangeable.
 */
export const comparePrompt = ({ d, s, steps, uids }: Asked): PromptCount | null => {
  const [before, step] = steps;
  if (!step || (before && before.by === step.by && before.prompt.menu === step.prompt.menu))
    return null;
  const offered = clickable(step.prompt);
  if (
    !offered ||
    offered.length === 0 ||
    d.kind === 'action' ||
    putsBack.test(step.prompt.menu) ||
    !d.options.every((o) => cardOf(o) >= 0)
  )
    return null;
  const key = (c: number) => `${s.id[c]}@${s.zone[c]}`;
  const ours = new Set(d.options.map((o) => key(cardOf(o))));
  const theirs = new Set(offered.flatMap((r) => rowsOf(s, r, uids).slice(0, 1)).map(key));
  const extra = [...ours].filter((k) => !theirs.has(k));
  const missing = [...theirs].filter((k) => !ours.has(k));
  if (extra.length + missing.length === 0) return { same: 1, different: [] };
  return {
    same: 0,
    different: [
      `${step.prompt.menu}: ours offers [${extra.join(' ')}] too many, lacks [${missing.join(' ')}]`,
    ],
  };
};
