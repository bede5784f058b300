import {
  actionSigns,
  botChoice,
  type Decision,
  dice,
  isRefusal,
  type Move,
  type Option,
  type State,
} from '#rules';
import { rulesEngine, setupsOf, swuScreen } from '#games';
import {
  type Glance,
  isOwnQuestion,
  LESSONS,
  type Moment,
  momentsOf,
  pressesOf,
  type Script,
  type TableDeck,
} from '#match';

const LEARNER = 0;
const MOST_MOVES = 260;
/** What the learner does not do before its lesson. */
const TAUGHT: ReadonlySet<Moment> = new Set([
  'play-event',
  'play-upgrade',
  'leader-action',
  'take-initiative',
  'deploy',
]);

export const glanceAt = (state: State): Glance => {
  const { book } = rulesEngine();
  const defOf = (card: number) => book.cards.get(state.id[card] ?? '');
  return {
    state,
    typeOf: (card) => defOf(card)?.type,
    hasAmbush: (card) => Object.hasOwn(defOf(card)?.front.keywords ?? {}, 'ambush'),
  };
};

const ATTACKS: ReadonlySet<Moment> = new Set(['attack-base', 'attack-unit']);

/** Moments that are still to be shown, lesson by lesson. */
class LessonsToShow {
  readonly starts: number[] = [0];
  readonly says: [from: number, to: number, moment: Moment][] = [];
  private wanted: readonly Moment[] = LESSONS[0]?.shows ?? [];
  /** Where the action under way began, and whether it is an attack. */
  private from = 0;
  private attacks = false;

  get lesson(): number {
    return this.starts.length;
  }

  get isLast(): boolean {
    return this.lesson === LESSONS.length;
  }

  wants(moment: Moment): boolean {
    return this.wanted[0] === moment;
  }

  /** Moments of lessons that have not come yet, and those that this lesson shows later. */
  isEarly(moment: Moment): boolean {
    const later = LESSONS.slice(this.lesson).flatMap(({ shows }) => shows);
    return TAUGHT.has(moment) && [...this.wanted.slice(1), ...later].includes(moment);
  }

  /** A question of its own: a lesson of which all was shown is over. */
  ask(moves: number): void {
    this.from = moves;
    if (this.wanted.length > 0 || this.isLast) return;
    this.wanted = LESSONS[this.lesson]?.shows ?? [];
    this.starts.push(moves);
    if (this.isLast) this.says.push([moves, moves, 'finish']);
  }

  /** `at`: the number of moves before the one that shows them; `option`: what is picked in it. */
  show(moments: readonly Moment[], at: number, option: Option | undefined): void {
    if (at === this.from) this.attacks = option?.o === 'attack';
    // An attack that came of an ability is no lesson on attacks.
    const shown = moments.filter((moment) => this.attacks || !ATTACKS.has(moment));
    for (const moment of shown)
      if (this.wanted.includes(moment)) this.says.push([this.from, at, moment]);
    this.wanted = this.wanted.filter((moment) => !shown.includes(moment));
  }
}

/** An attack, or the enemy base as what is attacked. */
const isOnBase = ({ typeOf }: Glance, option: Option): boolean =>
  option.o === 'attack' || (option.o === 'card' && typeOf(option.card) === 'Base');

/** The move that fits the lesson best, else what level 2 would do among what has been taught. */
const learnersMove = (state: State, course: LessonsToShow, seed: number): Move => {
  const { book } = rulesEngine();
  const { pending } = state;
  if (pending === null) throw new Error('nobody decides');
  const glance = glanceAt(state);
  const chosen = (offered: readonly Option[]): Move => {
    const { move } = botChoice({
      book,
      state: { ...state, pending: { ...pending, options: [...offered] } },
      level: 2,
      roll: dice(seed + state.at),
    });
    const pick = (move.pick ?? []).map((i) => pending.options.indexOf(offered[i] as Option));
    return { ...move, pick };
  };
  const momentsWith = (option: Option): readonly Moment[] =>
    momentsOf(glance, {
      seat: LEARNER,
      at: state.at,
      pick: [pending.options.indexOf(option)],
    });
  if (pending.kind === 'mulligan') return { seat: LEARNER, at: state.at, pick: [1] };
  if (course.isLast && pending.kind === 'resource')
    return { seat: LEARNER, at: state.at, pick: [] };
  if (pending.kind === 'first-player') return { seat: LEARNER, at: state.at, pick: [0] };
  if (pending.kind !== 'action' && pending.kind !== 'defender') return chosen(pending.options);
  // A move that changes nothing teaches nothing.
  const signs = actionSigns(book, state, LEARNER);
  // Which of the two an attack shows is known once its target is asked for.
  const wantsAttack = course.wants('attack-base') || course.wants('attack-unit');
  const isWanted = (o: Option): boolean =>
    (o.o === 'attack' && wantsAttack) || momentsWith(o).some((m) => course.wants(m));
  const wanted = pending.options.filter((o, index) => signs[index]?.idle !== true && isWanted(o));
  if (wanted.length > 0) return chosen(wanted);
  if (course.isLast) {
    const onBase = pending.options.filter((o) => isOnBase(glance, o));
    if (onBase.length > 0) return chosen(onBase);
  }
  const taught = pending.options.filter((o) => !momentsWith(o).some((m) => course.isEarly(m)));
  return chosen(taught.length > 0 ? taught : pending.options);
};

export interface Composed {
  readonly script: Script;
  /** What the learner presses from the first lesson to the last. */
  readonly presses: number;
  /** Of the learner, in the middle of an action: to choose a number, yes or no, ... */
  readonly sideQuestions: number;
}

const isSideQuestion = (decision: Decision): boolean =>
  !isOwnQuestion(decision) && decision.kind !== 'defender' && decision.kind !== 'target';

/**
 * Plays a prepared first game from a seed; null where a lesson does not
 * come up in it, or the learner does not win by an attack on the base.
 */
export const composeFirstGame = (
  decks: { readonly a: TableDeck; readonly b: TableDeck },
  seed: string,
  number: number,
): Composed | null => {
  const engine = rulesEngine();
  const dealt = swuScreen.begin(setupsOf([decks.a, decks.b]), seed);
  if (!dealt) return null;
  let { state } = dealt;
  const course = new LessonsToShow();
  const moves: [number, ...number[]][] = [];
  let presses = 0;
  let sideQuestions = 0;
  while (state.pending && moves.length < MOST_MOVES) {
    const { seat, kind } = state.pending;
    if (kind === 'divide' || kind === 'name') return null;
    if (moves.length === 0 && (seat !== LEARNER || kind !== 'first-player')) return null;
    if (seat === LEARNER && isOwnQuestion(state.pending)) course.ask(moves.length);
    const move =
      seat === LEARNER
        ? learnersMove(state, course, number)
        : botChoice({ book: engine.book, state, level: 1, roll: dice(number + state.at) }).move;
    const moments = seat === LEARNER ? momentsOf(glanceAt(state), move) : [];
    if (seat === LEARNER) {
      presses += pressesOf(state.pending, move);
      if (isSideQuestion(state.pending)) sideQuestions += 1;
    }
    const step = engine.apply(state, move);
    if (isRefusal(step)) return null;
    course.show(moments, moves.length, state.pending.options[move.pick?.[0] ?? -1]);
    moves.push([seat, ...(move.pick ?? [])]);
    ({ state } = step);
  }
  const won = state.outcome?.winners[0] === LEARNER && course.isLast;
  const { starts, says } = course;
  return won ? { script: { seed, moves, starts, says }, presses, sideQuestions } : null;
};
