import { useCallback, useEffect, useState } from 'react';
import { stepFrom, type Stops, type Stride } from './steps.js';

const speeds = [0.5, 1, 2, 4] as const;
/** Milliseconds for which a position is shown at speed 1. */
const pause = 1_300;

interface Way {
  /** The position shown, counted from 0. */
  readonly index: number;
  /** Must be the same object as long as the game is the same. */
  readonly stops: Stops;
  /** Shows another position. */
  readonly onAt: (index: number) => void;
}

/** The ways to move through a finished game, and whether it plays by itself. */
export const useWalk = ({ index, stops, onAt }: Way) => {
  const { last } = stops;
  const [speed, setSpeed] = useState(1);
  const [wanted, setPlaying] = useState(false);
  const playing = wanted && index < last;
  const step = useCallback(
    (stride: Stride, back: boolean) => {
      setPlaying(false);
      onAt(stepFrom(index, { stride, back }, stops));
    },
    [onAt, index, stops],
  );
  useEffect(() => {
    if (!playing) return;
    const timer = setTimeout(() => onAt(index + 1), pause / speed);
    return () => clearTimeout(timer);
  }, [onAt, index, playing, speed]);
  return {
    index,
    last,
    playing,
    speed,
    step,
    go: (to: number) => {
      setPlaying(false);
      onAt(to);
    },
    toEnd: useCallback((back: boolean) => onAt(back ? 0 : last), [onAt, last]),
    toggle: useCallback(() => {
      if (index === last) onAt(0);
      setPlaying(!playing);
    }, [onAt, index, last, playing]),
    faster: () =>
      setSpeed(
        (now) => speeds[(speeds.findIndex((each) => each === now) + 1) % speeds.length] ?? 1,
      ),
  };
};

export type Walk = ReturnType<typeof useWalk>;
