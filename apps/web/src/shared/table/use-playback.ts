import { useEffect, useState } from 'react';
import type { TableBoard } from '#contracts';

/** The playback speed of other players' moves: off, calm, or twice as fast. */
export type Speed = 'off' | 'calm' | 'fast';
const pauses: Readonly<Record<Speed, number>> = { off: 0, calm: 900, fast: 450 };

const storageKey = 'conclave.table.speed';
const isSpeed = (value: string | null): value is Speed => value !== null && value in pauses;

const keptSpeed = (): Speed => {
  const kept = localStorage.getItem(storageKey);
  return isSpeed(kept) ? kept : 'calm';
};

/** The viewer's choice of speed, stored in the browser. */
export const useSpeed = (): readonly [Speed, (chosen: Speed) => void] => {
  const [speed, setSpeed] = useState(keptSpeed);
  return [
    speed,
    (chosen) => {
      localStorage.setItem(storageKey, chosen);
      setSpeed(chosen);
    },
  ];
};

/**
 * Plays back the steps that the viewer has not seen. `current`: the step shown now, each for
 * `pause` milliseconds (0: none is shown); undefined once all were shown. Skipping ends the
 * playback; it never blocks any action. `at`: the number of moves made.
 */
export const useSteps = <Step extends { readonly at: number }>(
  at: number,
  steps: readonly Step[],
  pause: number,
) => {
  const [queue, setQueue] = useState<readonly Step[]>([]);
  const [shownAt, setShownAt] = useState(at);
  // Set while rendering, not in an effect: the final board must not be visible before the moves
  // that led to it.
  if (at !== shownAt) {
    setShownAt(at);
    setQueue(pause === 0 || at < shownAt ? [] : steps.filter((step) => step.at > shownAt));
  }
  const [current] = queue;
  useEffect(() => {
    if (current === undefined) return;
    const timer = setTimeout(() => setQueue((waiting) => waiting.slice(1)), pause);
    return () => clearTimeout(timer);
  }, [current, pause]);
  return { current, skip: () => setQueue([]) };
};

interface Playback {
  readonly board: TableBoard;
  readonly playing: boolean;
  readonly skip: () => void;
}

/** Plays back other players' moves one by one before it shows the current board. */
export const usePlayback = (
  latest: TableBoard,
  steps: readonly TableBoard[],
  speed: Speed,
): Playback => {
  const telling = steps.filter(({ happened }) => happened.length > 0);
  const { current, skip } = useSteps(latest.at, telling, pauses[speed]);
  return {
    board:
      current === undefined
        ? latest
        : {
            ...current,
            faces: latest.faces,
            log: latest.log.filter((line) => line.at <= current.at),
          },
    playing: current !== undefined,
    skip,
  };
};
