import type { Move } from '#rules';
import { DEALT_ALIKE, dealingSeed, type Texts } from '#game';
import { FIRST_GAME } from './first-game.gen.js';
import { FORMER_GAME } from './former-game.gen.js';
import { type Script, scriptedMove } from './lesson.js';
import { LESSONS } from './lessons.js';

/** The guided first game, and the lesson with which it began. */
export interface GuidedGame {
  /** `first-game` is of streams that began before the shorter one. */
  readonly game: 'first-game' | 'short-first-game';
  readonly lesson: number;
}

/** A recorded game that is played on: dealt from the same seed, and begun after so many of its moves. */
export interface RecordedGame {
  readonly game: 'recorded';
  readonly seed: string;
  readonly moves: number;
}

/** A game whose deal is known and no chance. */
export type PreparedGame = GuidedGame | RecordedGame;

export const isGuided = (prepared: PreparedGame | null): prepared is GuidedGame =>
  prepared !== null && 'lesson' in prepared;

const scripts: Readonly<Record<GuidedGame['game'], Script>> = {
  'first-game': FORMER_GAME,
  'short-first-game': FIRST_GAME,
};
const LEARNER = 0;

export const LESSON_COUNT = LESSONS.length;
/**
 * The seed of a prepared game. It is known to everybody; what
 * follows the mark only tells games apart that are dealt alike.
 */
export const preparedSeed = (prepared: PreparedGame, practiceId: string): string => {
  const seed = isGuided(prepared) ? scripts[prepared.game].seed : dealingSeed(prepared.seed);
  return `${seed}${DEALT_ALIKE}${practiceId}`;
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
  let to = moves.length;
  while (to < script.moves.length && script.moves[to]?.[0] !== LEARNER) to += 1;
  return movesBetween(script, moves.length, to);
};

/** What the coach says and points at. */
export interface Coaching {
  readonly lesson: number;
  readonly lessons: number;
  readonly title: Texts;
  readonly text: Texts;
  /**
   * The numbers of the options that the coach wants picked; null
   * once the learner went their own way, or the game is over.
   */
  readonly pick: readonly number[] | null;
  /** What the coach wants picked right after that, where the learner is asked again at once. */
  readonly then: readonly number[] | null;
}

/** The lesson that these moves have come to. */
export const coachingOf = ({ game }: GuidedGame, moves: readonly Move[]): Coaching => {
  const script = scripts[game];
  const begun = script.starts.filter((start) => start <= moves.length).length;
  const lesson = LESSONS[begun - 1] as (typeof LESSONS)[number];
  const wanted = isScripted(script, moves) ? scriptedMove(script, moves.length) : null;
  const next = wanted && scriptedMove(script, moves.length + 1);
  return {
    lesson: begun,
    lessons: LESSONS.length,
    title: lesson.title,
    text: lesson.text,
    pick: wanted?.pick ?? null,
    then: next?.seat === LEARNER ? (next.pick ?? null) : null,
  };
};
