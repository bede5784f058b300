import { useEffect, useState } from 'react';

export interface Rotation {
  readonly index: number;
  readonly paused: boolean;
  step(by: number): void;
  toggle(): void;
}

/** Advances by itself, stops while paused, and restarts when the number of stops changes. */
export const useRotation = (stops: number, everyMs: number): Rotation => {
  const [index, setIndex] = useState(0);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (paused || stops < 2) return;
    const timer = setInterval(() => setIndex((now) => now + 1), everyMs);
    return () => clearInterval(timer);
  }, [paused, stops, everyMs]);
  return {
    index: stops === 0 ? 0 : ((index % stops) + stops) % stops,
    paused,
    step: (by) => setIndex((now) => now + by),
    toggle: () => setPaused((now) => !now),
  };
};
