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
const MOST_PRESSES = 70;
/** Moments that the learner must not have before their lesson. */
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
    targetsOf: (option) =>
      actionSigns(book, state, LEARNER)[state.pending?.options.indexOf(option) ?? -1]?.targets ??
      [],
  };
};

const ATTACKS: ReadonlySet<Moment> = new Set(['attack-base', 'attack-unit']);

/** Moments that are still to be shown, lesson by lesson. */
class LessonsToShow {
  readonly starts: number[] = [0];
  readonly says: [from: number, to: number, moment: Moment][] = [];
  private wanted: readonly Moment[] = LESSONS[0]?.shows ?? [];
  /** The index of the first move of the current action, and whether it is an attack. */
  private from = 0;
  private attacks = false;

  get lesson(): number {
    return this.starts.length;
  }

  get isLast(): boolean {
    return this.lesson === LESSONS.length;
  }

  /** Attacks on a unit are only wanted after the one on the base. */
  wants(moment: Moment): boolean {
    const [next] = this.wanted;
    return this.wanted.includes(moment) && (next !== 'attack-base' || moment === next);
  }

  /** Whether the moment belongs to a later lesson. */
  isEarly(moment: Moment): boolean {
    const later = LESSONS.slice(this.lesson).flatMap(({ shows }) => shows);
    return TAUGHT.has(moment) && later.includes(moment);
  }

  /** Called at each decision of an own action: a lesson is over once all its moments were shown. */
  ask(moves: number): void {
    this.from = moves;
    if (this.wanted.length > 0 || this.isLast) return;
    this.wanted = LESSONS[this.lesson]?.shows ?? [];
    this.starts.push(moves);
    if (this.isLast) this.says.push([moves, moves, 'finish']);
  }

  /**
   * `at`: the number of moves before the one that shows the moments; `option`: the option chosen in
   * it.
   */
  show(moments: readonly Moment[], at: number, option: Option | undefined): void {
    if (at === this.from) this.attacks = option?.o === 'attack';
    // An attack that results from an ability does not count for lessons on attacks.
    const shown = moments.filter((moment) => this.attacks || !ATTACKS.has(moment));
    for (const moment of shown)
      if (this.wanted.includes(moment)) this.says.push([this.from, at, moment]);
    this.wanted = this.wanted.filter((moment) => !shown.includes(moment));
  }
}

/** An attack, or the enemy base as the defender. */
const isOnBase = ({ typeOf }: Glance, option: Option): boolean =>
  option.o === 'attack' || (option.o === 'card' && typeOf(option.card) === 'Base');

const PASSES: ReadonlySet<string> = new Set(['pass', 'take-initiative']);

/**
 * The sensible actions: no pass while the initiative is free, and neither pass nor initiative while
 * a ready unit can attack.
 */
const soundActions = (options: readonly Option[]): readonly Option[] => {
  if (options.some(({ o }) => o === 'attack')) return options.filter(({ o }) => !PASSES.has(o));
  const isFree = options.some(({ o }) => o === 'take-initiative');
  return options.filter(({ o }) => o !== 'pass' || !isFree);
};

const momentsOfOption = (glance: Glance, option: Option): readonly Moment[] => {
  const pick = [glance.state.pending?.options.indexOf(option) ?? -1];
  return momentsOf(glance, { seat: LEARNER, at: glance.state.at, pick });
};

/**
 * The options that fit the lesson best, otherwise those already taught; empty if all options belong
 * to later lessons.
 */
const lessonsOptions = (glance: Glance, course: LessonsToShow): readonly Option[] => {
  const { pending } = glance.state;
  if (pending?.kind !== 'action') {
    const options = pending?.options ?? [];
    const wanted = options.filter((o) => momentsOfOption(glance, o).some((m) => course.wants(m)));
    const onBase = course.isLast ? options.filter((o) => isOnBase(glance, o)) : [];
    return [wanted, onBase, options].find((some) => some.length > 0) ?? [];
  }
  // A move without effect teaches nothing.
  const signs = actionSigns(rulesEngine().book, glance.state, LEARNER);
  const isIdle = (o: Option): boolean => signs[pending.options.indexOf(o)]?.idle === true;
  const sound = soundActions(pending.options).filter((o) => !isIdle(o));
  const isEarly = (o: Option) => momentsOfOption(glance, o).some((m) => course.isEarly(m));
  // Whether the attack is on a base or a unit is known only when its target is chosen.
  const wantsAttack = course.wants('attack-base') || course.wants('attack-unit');
  const isWanted = (o: Option): boolean =>
    (o.o === 'attack' && wantsAttack) || momentsOfOption(glance, o).some((m) => course.wants(m));
  const isDeployment = (o: Option) => momentsOfOption(glance, o).includes('deploy');
  const taught = sound.filter((o) => !isEarly(o));
  const others = taught.filter(({ o }) => !PASSES.has(o));
  // Before the lesson on ending a round, the learner first takes all other actions and has no
  // leader to deploy.
  if (course.wants('take-initiative') && (others.length > 0 || sound.some(isDeployment)))
    return others;
  if (course.wants('pass') && sound.some(({ o }) => !PASSES.has(o))) return others;
  const wanted = sound.filter(isWanted);
  const onBase = course.isLast ? sound.filter((o) => isOnBase(glance, o)) : [];
  return [wanted, onBase].find((some) => some.length > 0) ?? taught;
};

/** Cards for resources: those that later lessons need are spared if enough others are left. */
const lessSpared = ({ state, typeOf }: Glance, course: LessonsToShow) => {
  const { options, min } = state.pending ?? { options: [], min: 0 };
  const moments = (card: number): readonly Moment[] => [
    ...(typeOf(card) === 'Event' ? (['play-event'] as const) : []),
    ...(typeOf(card) === 'Upgrade' ? (['play-upgrade'] as const) : []),
  ];
  const spared = options.filter(
    (o) => !('card' in o) || !moments(o.card).some((m) => course.isEarly(m)),
  );
  return spared.length > min ? spared : options;
};

/** The move of level 2 among the options that fit the lesson; null if there are none. */
const learnersMove = (state: State, course: LessonsToShow, seed: number): Move | null => {
  const { book } = rulesEngine();
  const { pending } = state;
  if (pending === null) throw new Error('nobody decides');
  const picking = (...pick: number[]): Move => ({ seat: LEARNER, at: state.at, pick });
  const chosen = (offered: readonly Option[]): Move => {
    const { move } = botChoice({
      book,
      state: { ...state, pending: { ...pending, options: [...offered] } },
      level: 2,
      roll: dice(seed + state.at),
    });
    return picking(...(move.pick ?? []).map((i) => pending.options.indexOf(offered[i] as Option)));
  };
  if (pending.kind === 'mulligan') return picking(1);
  if (course.isLast && pending.kind === 'resource') return picking();
  if (pending.kind === 'first-player') return picking(0);
  if (pending.kind === 'resource') return chosen(lessSpared(glanceAt(state), course));
  if (pending.kind !== 'action' && pending.kind !== 'defender') return chosen(pending.options);
  const offered = lessonsOptions(glanceAt(state), course);
  return offered.length > 0 ? chosen(offered) : null;
};

export interface Composed {
  readonly script: Script;
  /** The number of the learner's clicks from the first lesson to the last. */
  readonly presses: number;
  /**
   * The number of the learner's questions in the middle of an action: choose a number, yes or no,
   * ...
   */
  readonly sideQuestions: number;
}

const isSideQuestion = (decision: Decision): boolean =>
  !isOwnQuestion(decision) && decision.kind !== 'defender' && decision.kind !== 'target';

interface Decks {
  readonly a: TableDeck;
  readonly b: TableDeck;
}

/** The move of level 1, but it takes the initiative exactly at the given decisions. */
const opponentsMove = (state: State, number: number, takes: ReadonlySet<number>): Move => {
  const free = freeInitiative(state);
  if (free >= 0 && takes.has(state.at)) return { seat: 1, at: state.at, pick: [free] };
  const { book } = rulesEngine();
  return botChoice({ book, state, level: 1, roll: dice(number + state.at) }).move;
};

const freeInitiative = ({ pending }: State): number =>
  pending?.kind === 'action' ? pending.options.findIndex(({ o }) => o === 'take-initiative') : -1;

/**
 * A complete game, or the decision at which the opponent should have taken the initiative so that
 * the learner can go on.
 */
type Played = Composed | { readonly takeAt: number } | null;

const play = (decks: Decks, seed: string, number: number, takes: ReadonlySet<number>): Played => {
  const engine = rulesEngine();
  const dealt = swuScreen.begin(setupsOf([decks.a, decks.b]), seed);
  if (!dealt) return null;
  let { state } = dealt;
  const course = new LessonsToShow();
  const moves: [number, ...number[]][] = [];
  let presses = 0;
  let sideQuestions = 0;
  /** The last decision at which the opponent could have taken the initiative. */
  let takeAt = -1;
  while (state.pending && moves.length < MOST_MOVES && presses <= MOST_PRESSES) {
    const { seat, kind } = state.pending;
    if (kind === 'divide' || kind === 'name') return null;
    if (moves.length === 0 && (seat !== LEARNER || kind !== 'first-player')) return null;
    if (seat === LEARNER && isOwnQuestion(state.pending)) course.ask(moves.length);
    if (kind === 'resource') takeAt = -1;
    if (seat !== LEARNER && freeInitiative(state) >= 0) takeAt = state.at;
    const move =
      seat === LEARNER ? learnersMove(state, course, number) : opponentsMove(state, number, takes);
    if (move === null) {
      const tooEarly = freeInitiative(state) >= 0 && course.isEarly('take-initiative');
      return tooEarly && takeAt >= 0 && !takes.has(takeAt) ? { takeAt } : null;
    }
    if (seat === LEARNER) {
      presses += pressesOf(state.pending, move);
      if (isSideQuestion(state.pending)) sideQuestions += 1;
    }
    const moments = seat === LEARNER ? momentsOf(glanceAt(state), move) : [];
    if (course.wants('attack-base') && moments.includes('attack-unit')) return null;
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

/**
 * Plays a prepared first game from a seed; null if a lesson does not occur in it, or the learner
 * does not win by an attack on the base. Before its lesson the learner cannot take the initiative,
 * and passes only once the opponent has taken it.
 */
export const composeFirstGame = (decks: Decks, seed: string, number: number): Composed | null => {
  const takes = new Set<number>();
  for (;;) {
    const played = play(decks, seed, number, takes);
    if (played === null || 'script' in played) return played;
    takes.add(played.takeAt);
  }
};
