import type { Move } from '#rules';
import { seedAlike, type Texts } from '#game';
import { FIRST_GAME } from './first-game.gen.js';
import { FORMER_GAMES } from './former-games.gen.js';
import { type Lesson, type Script, scriptedMove } from './lesson.js';
import { FORMER_LESSONS, LESSONS } from './lessons.js';
import { untilSeat } from './scripted.js';

const scripts: Readonly<Record<keyof typeof FORMER_GAMES | 'first-game-4', Script>> = {
  ...FORMER_GAMES,
  'first-game-4': FIRST_GAME,
};

/** Each names the script from which a game was dealt; new games take the last. */
export type GuidedGameName = keyof typeof scripts;
export const LATEST_GUIDED_GAME = 'first-game-4' satisfies GuidedGameName;

/** The guided first game, and the lesson with which it began. */
export interface GuidedGame {
  readonly game: GuidedGameName;
  readonly lesson: number;
}

/** A recorded game that is played on: dealt from the same seed, and begun after so many of its moves. */
export interface RecordedGame {
  readonly game: 'recorded';
  readonly seed: string;
  readonly moves: number;
}

/** The first game of a game that describes its boards: it says itself what is shown. */
export interface DescribedFirstGame {
  readonly game: 'first';
  readonly seed: string;
}

/** A game whose deal is known and no chance. */
export type PreparedGame = GuidedGame | RecordedGame | DescribedFirstGame;

export const isGuided = (prepared: PreparedGame | null): prepared is GuidedGame =>
  prepared !== null && 'lesson' in prepared;

const LEARNER = 0;

export const LESSON_COUNT = LESSONS.length;
/**
 * The seed of a prepared game. It is known to everybody; what
 * follows the mark only tells games apart that are dealt alike.
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

/** What the opponent does next where the learner follows the coach; null where they went their own way. */
export const scriptedAnswers = (
  { game }: GuidedGame,
  moves: readonly Move[],
): readonly Move[] | null => {
  const script = scripts[game];
  if (moves.length > script.moves.length || !isScripted(script, moves)) return null;
  return untilSeat(movesBetween(script, 0, script.moves.length), moves.length, LEARNER);
};

/** What the coach says and points at. */
export interface Coaching {
  readonly lesson: number;
  readonly lessons: number;
  readonly title: Texts;
  /** What is new about what is to be done now; null where nothing is, or the learner went their own way. */
  readonly text: Texts | null;
  /**
   * The numbers of the options that the coach wants picked; null
   * once the learner went their own way, or the game is over.
   */
  readonly pick: readonly number[] | null;
  /** What the coach wants picked right after that, where the learner is asked again at once. */
  readonly then: readonly number[] | null;
}

/** The number of the lesson to which the question after so many moves belongs; 1 is the first. */
const lessonAt = ({ starts }: Script, moves: number): number =>
  starts.filter((start) => start <= moves).length;

const lessonsOf = (game: GuidedGameName): readonly Lesson[] =>
  game === LATEST_GUIDED_GAME ? LESSONS : FORMER_LESSONS;

const textAt = (game: GuidedGameName, script: Script, at: number): Texts | null => {
  const [from = 0, , moment] =
    script.says?.find(([first, last]) => first <= at && at <= last) ?? [];
  const lesson = lessonsOf(game)[lessonAt(script, from) - 1];
  return (moment && lesson?.says[moment]) ?? null;
};

/** The lesson that these moves have come to. */
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
