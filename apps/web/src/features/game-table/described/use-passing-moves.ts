import { useEffect } from 'react';
import { applyDifference, type Difference, type ScreenSteps, type ScreenTurns } from '#contracts';
import type { Board } from '../../../shared/described-board/choices.js';
import { type Speed, useSpeed, useSteps } from '../../../shared/table/use-playback.js';

/** Milliseconds that a board on the way is seen. */
const pauses: Readonly<Record<Speed, number>> = { off: 0, calm: 650, fast: 400 };

/** A press or a key ends it, and does what it does besides: nobody's own choice is held up. */
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

/** The board on the way, with the places that can be pressed now: nobody waits for it to pass. */
const boardThen = (now: Board, change: Difference): Board => {
  const { map, ...then } = applyDifference({ ...now, decision: null }, change) as Board;
  const spots = (now.map?.shapes ?? []).filter(({ sort }) => sort === 'spot');
  return {
    ...then,
    ...(map && { map: { ...map, shapes: [...spots, ...map.shapes] } }),
    decision: now.decision,
  };
};

/** Boards with something to tell, and at their end the one that stands now, so that its lines are seen. */
const telling = ({ turns, steps }: Told, at: number): ScreenSteps => {
  const tells = (move: number): boolean =>
    turns.some((turn) => turn.move === move && turn.lines.length > 0);
  return [...steps, { at, change: null }].filter((step) => tells(step.at));
};

/**
 * What others did one move after another, before the board as it stands now; for whoever asked for stillness
 * that board at once. `lines`: what the move did whose board is seen; null where none is played.
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
