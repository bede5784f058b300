import type { Move } from '#rules';
import { seedAlike, type Texts } from '#game';
import { FIRST_GAME } from './first-game.gen.js';
import { FORMER_GAMES } from './former-games.gen.js';
import { type Lesson, type Script, scriptedMove } from './lesson.js';
import { FORMER_LESSONS, LESSONS } from './lessons.js';
import { untilSeat } from './scripted.js';

const scripts: Readonly<Record<keyof typeof FORMER_GAMES | 'first-game-5', Script>> = {
  ...FORMER_GAMES,
  'first-game-5': FIRST_GAME,
};

/** The name of the script that a game was dealt from; new games take the last one. */
export type GuidedGameName = keyof typeof scripts;
export const LATEST_GUIDED_GAME = 'first-game-5' satisfies GuidedGameName;

/** The guided first game, and the lesson with which it began. */
export interface GuidedGame {
  readonly game: GuidedGameName;
  readonly lesson: number;
}

/**
 * A recorded game that is continued: dealt from the same seed, and begun after so many of its
 * moves.
 */
export interface RecordedGame {
  readonly game: 'recorded';
  readonly seed: string;
  readonly moves: number;
}

/**
 * The first game for newcomers in a game that describes its boards; the game itself says what is
 * shown.
 */
export interface DescribedFirstGame {
  readonly game: 'first';
  readonly seed: string;
}

/** A game whose deal is fixed and not random. */
export type PreparedGame = GuidedGame | RecordedGame | DescribedFirstGame;

export const isGuided = (prepared: PreparedGame | null): prepared is GuidedGame =>
  prepared !== null && 'lesson' in prepared;

const LEARNER = 0;

export const LESSON_COUNT = LESSONS.length;
/**
 * The seed of a prepared game. Everybody knows it; the id of the practice game that is appended
 * only tells apart games with the same deal.
 */
export const preparedSeed = (prepared: PreparedGame, practiceId: string): string => {
  if (isGuided(prepared)) return seedAlike(scripts[prepared.game].seed, practiceId);
  return 'moves' in prepared ? seedAlike(prepared.seed, practiceId) : prepared.seed;
};

/** The moves of both players before the lesson. */
export const movesBefore = ({ game, lesson }: GuidedGame): readonly Move[] => {
  const script = scripts[game];
  return movesBetween(script, 0, script.starts[lesson - 1] ?? 0);
};

const movesBetween = (script: Script, from: number, to: number): readonly Move[] =>
  Array.from({ length: to - from }, (_, index) => scriptedMove(script, from + index) as Move);

const isScripted = (script: Script, moves: readonly Move[]): boolean =>
  moves.every((move, at) => {
    const [seat, ...pick] = script.moves[at] ?? [];
    return seat === move.seat && String([...pick].sort()) === String([...(move.pick ?? [])].sort());
  });

/**
 * The opponent's next moves while the learner follows the coach; null once the learner has
 * deviated.
 */
export const scriptedAnswers = (
  { game }: GuidedGame,
  moves: readonly Move[],
): readonly Move[] | null => {
  const script = scripts[game];
  if (moves.length > script.moves.length || !isScripted(script, moves)) return null;
  return untilSeat(movesBetween(script, 0, script.moves.length), moves.length, LEARNER);
};

/** The coach's text, and the options that the coach points at. */
export interface Coaching {
  readonly lesson: number;
  readonly lessons: number;
  readonly title: Texts;
  /**
   * The text about what is new in this decision; null if nothing is, or if the learner has
   * deviated.
   */
  readonly text: Texts | null;
  /**
   * The numbers of the options that the coach wants picked; null once the learner has deviated or
   * the game is over.
   */
  readonly pick: readonly number[] | null;
  /** What the coach wants picked right afterwards, if the learner has the next decision too. */
  readonly then: readonly number[] | null;
}

/** The number of the lesson, from 1, that the question after so many moves belongs to. */
const lessonAt = ({ starts }: Script, moves: number): number =>
  starts.filter((start) => start <= moves).length;

/** Scripts in which the initiative was taken two lessons later. */
const LATE_INITIATIVE: ReadonlySet<GuidedGameName> = new Set([
  'first-game',
  'short-first-game',
  'first-game-3',
]);

const lessonsOf = (game: GuidedGameName): readonly Lesson[] =>
  LATE_INITIATIVE.has(game) ? FORMER_LESSONS : LESSONS;

const textAt = (game: GuidedGameName, script: Script, at: number): Texts | null => {
  const [from = 0, , moment] =
    script.says?.find(([first, last]) => first <= at && at <= last) ?? [];
  const lesson = lessonsOf(game)[lessonAt(script, from) - 1];
  return (moment && lesson?.says[moment]) ?? null;
};

/** What the coach says after these moves. */
export const coachingOf = ({ game }: GuidedGame, moves: readonly Move[]): Coaching => {
  const script = scripts[game];
  const begun = lessonAt(script, moves.length);
  const lesson = lessonsOf(game)[begun - 1] as Lesson;
  const wanted = isScripted(script, moves) ? scriptedMove(script, moves.length) : null;
  const next = wanted && scriptedMove(script, moves.length + 1);
  return {
    lesson: begun,
    lessons: lessonsOf(game).length,
    title: lesson.title,
    text: wanted ? textAt(game, script, moves.length) : null,
    pick: wanted?.pick ?? null,
    then: next?.seat === LEARNER ? (next.pick ?? null) : null,
  };
};
