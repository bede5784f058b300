/**
 * Questions to which every answer has the same outcome, so nobody needs to be asked. The engine
 * still asks them, so that recorded games replay as they were played; the code that shows the
 * question answers it.
 */
import { isSameAbility, openAbilities } from '../cr/07-abilities/windows.js';
import type { GameEvent } from '../events/events.js';
import { copyState } from '../kernel/copy.js';
import type { CardBook } from '../kernel/definition.js';
import type { Decision, DecisionKind } from '../kernel/decisions.js';
import { open, top } from '../kernel/game.js';
import { canonical } from '../kernel/hash.js';
import type { Seat, State } from '../kernel/state.js';
import { advance, enter, QUESTIONS } from './engine.js';

/** If there are more answers than this, they are not tried, because each trial costs a move. */
const MOST_ANSWERS = 24;

/**
 * The game's own questions are always put to the player, whatever the outcome; so are those that
 * show cards.
 */
const ALWAYS_ASKED: ReadonlySet<DecisionKind> = new Set<DecisionKind>([
  'first-player',
  'mulligan',
  'resource',
  'action',
]);
const isAlwaysAsked = ({ kind, shown = [] }: Decision): boolean =>
  ALWAYS_ASKED.has(kind) || shown.length > 0;

/**
 * Every answer, the shortest first; picks in another order count as another answer. Null if there
 * are too many, or if the question is not answered by picks.
 */
export function answersTo({ kind, options, min, max }: Decision): readonly number[][] | null {
  if (kind === 'divide' || kind === 'name') return null;
  const all: number[][] = [];
  let longest: number[][] = [[]];
  for (let n = 0; n <= max; n++) {
    if (n >= min) all.push(...longest);
    if (all.length > MOST_ANSWERS || longest.length > MOST_ANSWERS) return null;
    longest = longest.flatMap((picks) =>
      options.flatMap((_, i) => (picks.includes(i) ? [] : [[...picks, i]])),
    );
  }
  return all;
}

/**
 * The whole outcome of an answer, including everything that anybody may learn from it. The
 * announcement of a card with Plot is ignored: it is shown only in order to be played.
 */
export function outcomeOf(book: CardBook, state: State, pick: readonly number[]): string {
  const { seat, at, note } = state.pending as Decision;
  const events: GameEvent[] = [];
  const g = open(book, QUESTIONS, copyState(state), events);
  enter(g, { seat, at, pick: [...pick] });
  advance(g);
  return canonical([g.s, note === 'plot' ? events.filter(({ e }) => e !== 'shown') : events]);
}

/**
 * 7.6.10: all of the abilities to be ordered do the same to the same, so their order does not
 * matter.
 */
function areSameAbilities(book: CardBook, state: State): boolean {
  const g = open(book, QUESTIONS, state, null);
  const frame = top(g);
  if (state.pending?.kind !== 'order' || frame.k !== 'window') return false;
  const [first, ...others] = openAbilities(g, frame);
  return first !== undefined && others.every((other) => isSameAbility(g, first, other));
}

/**
 * The answer of this player that stands for all of them, as indexes of options; null if answers
 * differ, if that cannot be determined, or if this player is not asked. The state is only read.
 */
export function sameAnswer(book: CardBook, state: State, seat: Seat): readonly number[] | null {
  const { pending } = state;
  if (pending?.seat !== seat || isAlwaysAsked(pending)) return null;
  const answers = answersTo(pending);
  const [first, ...others] = answers ?? [];
  if (first === undefined) return null;
  if (areSameAbilities(book, state)) return first;
  const outcome = others.length === 0 ? '' : outcomeOf(book, state, first);
  return others.every((picks) => outcomeOf(book, state, picks) === outcome) ? first : null;
}
