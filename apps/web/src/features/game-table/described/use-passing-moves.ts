import { useEffect } from 'react';
import { applyDifference, type Difference, type ScreenSteps, type ScreenTurns } from '#contracts';
import type { Board } from '../../../shared/described-board/choices.js';
import { type Speed, useSpeed, useSteps } from '../../../shared/table/use-playback.js';

/** Milliseconds for which each board is shown during playback. */
const pauses: Readonly<Record<Speed, number>> = { off: 0, calm: 650, fast: 400 };

/**
 * Any press or key ends the playback and still has its usual effect, so that the playback blocks no
 * choice.
 */
const useSkip = (playing: boolean, skip: () => void): void => {
  useEffect(() => {
    if (!playing) return;
    window.addEventListener('click', skip, true);
    window.addEventListener('keydown', skip, true);
    return () => {
      window.removeEventListener('click', skip, true);
      window.removeEventListener('keydown', skip, true);
    };
  });
};

const wantsStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

interface Told {
  readonly board: Board;
  readonly turns: ScreenTurns;
  readonly steps: ScreenSteps;
}

/**
 * The board of a playback step, with the places that can be pressed now, so that nobody has to wait
 * for the end of the playback.
 */
const boardThen = (now: Board, change: Difference): Board => {
  const { map, ...then } = applyDifference({ ...now, decision: null }, change) as Board;
  const spots = (now.map?.shapes ?? []).filter(({ sort }) => sort === 'spot');
  return {
    ...then,
    ...(map && { map: { ...map, shapes: [...spots, ...map.shapes] } }),
    decision: now.decision,
  };
};

/**
 * The boards of moves that have log lines. The last move's board is the current one (`change`:
 * null), so that its lines are shown as well.
 */
const telling = ({ turns, steps }: Told, at: number): ScreenSteps => {
  const tells = (move: number): boolean =>
    turns.some((turn) => turn.move === move && turn.lines.length > 0);
  return [...steps, { at, change: null }].filter((step) => tells(step.at));
};

/**
 * Plays back other players' moves one by one before it shows the current board; shows that at once
 * for viewers who prefer reduced motion. `lines`: those of the move being played back; null if
 * there is none.
 */
export const usePassingMoves = (told: Told) => {
  const [speed, onSpeed] = useSpeed();
  const at = told.turns[0]?.move ?? 0;
  const { current, skip } = useSteps(at, telling(told, at), wantsStillness() ? 0 : pauses[speed]);
  const playing = current !== undefined;
  useSkip(playing, skip);
  if (!playing) return { ...told, lines: null, playing, speed, onSpeed };
  const { board, turns } = told;
  return {
    board: current.change === null ? board : boardThen(board, current.change),
    turns: turns.filter(({ move }) => move <= current.at),
    lines: turns.find(({ move }) => move === current.at)?.lines ?? [],
    playing,
    speed,
    onSpeed,
  };
};
