import type { Texts } from '#game';
import type { Decision, Move, Option, State } from '#rules';

export const LESSON_IDS = [
  'winning',
  'set-up',
  'play-a-unit',
  'pass',
  'regroup',
  'attack',
  'initiative',
  'event-and-upgrade',
  'leader-action',
  'keywords',
  'deploy',
  'uniques-and-tokens',
  'finish',
] as const;
export type LessonId = (typeof LESSON_IDS)[number];

/** What a lesson shows: the kinds of moves that the learner makes in it. */
export type Moment =
  | 'first-player'
  | 'mulligan'
  | 'opening-resources'
  | 'play-unit'
  | 'pass'
  | 'resource'
  | 'attack-base'
  | 'attack-unit'
  | 'play-event'
  | 'play-upgrade'
  | 'leader-action'
  | 'take-initiative'
  | 'keyword'
  | 'deploy'
  | 'token'
  | 'finish';

export interface Lesson {
  readonly id: LessonId;
  readonly title: Texts;
  /** In the order in which they are shown. */
  readonly shows: readonly Moment[];
  /** The coach's text for each moment. */
  readonly says: Readonly<Partial<Record<Moment, Texts>>>;
}

/**
 * A scripted game: a known seed, and the moves of both players that the coach wants, each with its
 * seat and picks.
 */
export interface Script {
  readonly seed: string;
  readonly moves: readonly (readonly [seat: number, ...pick: number[]])[];
  /** The number of moves before each lesson, in the order of the lessons. */
  readonly starts: readonly number[];
  /**
   * When the text of each moment is shown: from the decision that leads to it up to the one that
   * shows it (indexes of moves), and the moment.
   */
  readonly says?: readonly (readonly [from: number, to: number, moment: Moment])[];
}

/** Questions that are not part of an action; all others belong to an action under way. */
const OWN_QUESTIONS: ReadonlySet<Decision['kind']> = new Set([
  'first-player',
  'mulligan',
  'resource',
  'action',
]);

/** Whether a lesson may begin with this question: a started action is always finished first. */
export const isOwnQuestion = ({ kind }: Decision): boolean => OWN_QUESTIONS.has(kind);

export const scriptedMove = ({ moves }: Script, at: number): Move | null => {
  const [seat, ...pick] = moves[at] ?? [];
  return seat === undefined ? null : { seat, at, pick };
};

/** What the state and the card book say about the cards of a moment. */
export interface Glance {
  readonly state: State;
  readonly typeOf: (card: number) => string | undefined;
  /** Whether the card has the keyword that the lesson on keywords teaches. */
  readonly hasAmbush: (card: number) => boolean;
  /**
   * The possible targets of an offered attack; if there is only one, the engine does not ask for
   * it.
   */
  readonly targetsOf: (attack: Option) => readonly number[];
}

const optionOf = (d: Decision, { pick = [] }: Move): Option | undefined => d.options[pick[0] ?? -1];

const attackOn = (target: number, { typeOf }: Glance): Moment =>
  typeOf(target) === 'Base' ? 'attack-base' : 'attack-unit';

const ofAction = (option: Option, glance: Glance): readonly Moment[] => {
  const { typeOf, hasAmbush } = glance;
  if (option.o === 'pass') return ['pass'];
  if (option.o === 'attack') {
    const [only, ...others] = glance.targetsOf(option);
    return only === undefined || others.length > 0 ? [] : [attackOn(only, glance)];
  }
  if (option.o === 'take-initiative') return ['take-initiative'];
  if (option.o === 'use')
    return typeOf(option.card) === 'Leader'
      ? [option.ability === 0 ? 'leader-action' : 'deploy']
      : [];
  if (option.o !== 'play') return [];
  const keyword: readonly Moment[] = hasAmbush(option.card) ? ['keyword'] : [];
  switch (typeOf(option.card)) {
    case 'Unit':
      return ['play-unit', ...keyword];
    case 'Event':
      return ['play-event'];
    case 'Upgrade':
      return ['play-upgrade'];
    default:
      return [];
  }
};

/** The moments that this move shows; none if it shows nothing new. */
export const momentsOf = (glance: Glance, move: Move): readonly Moment[] => {
  const d = glance.state.pending;
  if (d === null) return [];
  const option = optionOf(d, move);
  switch (d.kind) {
    case 'first-player':
    case 'mulligan':
      return [d.kind];
    case 'resource':
      return [glance.state.phase === 'setup' ? 'opening-resources' : 'resource'];
    case 'action':
      return option ? ofAction(option, glance) : [];
    case 'defender':
      return option && 'card' in option ? [attackOn(option.card, glance)] : [];
    case 'target':
      return glance.typeOf(d.source) === 'Leader' ? ['token'] : [];
    default:
      return [];
  }
};
