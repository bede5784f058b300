import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { ScreenShape } from '#contracts';
import { centreOf } from '../map/base.js';

/** Milliseconds; shorter than the fastest playback shows a board. */
const GLIDE = 350;

type Pose = Pick<ScreenShape, 'outline' | 'heading'>;

/** The shorter turn from one heading to another, in degrees: from -180 up to 180. */
const turnBetween = (from: number, to: number): number => ((to - from + 540) % 360) - 180;

/** The CSS transforms that carry a piece from its earlier pose to the present one; null if equal. */
export const glideBetween = (was: Pose, now: Pose): readonly [string, string] | null => {
  const [a, b] = centreOf(was.outline);
  const [x, y] = centreOf(now.outline);
  const turn = turnBetween(was.heading ?? 0, now.heading ?? 0);
  if (a === x && b === y && turn === 0) return null;
  const back = `translate(${-x}px, ${-y}px)`;
  return [
    `translate(${a}px, ${b}px) rotate(${-turn}deg) ${back}`,
    `translate(${x}px, ${y}px) rotate(0deg) ${back}`,
  ];
};

/** Moves a piece of a map to its new pose; `glides`: otherwise it is there at once. */
export const useGlide = (shape: ScreenShape, glides: boolean): RefObject<SVGGElement | null> => {
  const drawn = useRef<SVGGElement>(null);
  const before = useRef(shape);
  const running = useRef<Animation>(undefined);
  useLayoutEffect(() => {
    const frames = glideBetween(before.current, shape);
    before.current = shape;
    // An animation under way starts from a pose that the piece no longer has.
    if (frames !== null || !glides) running.current?.cancel();
    if (frames === null || !glides || shape.sort !== 'piece') return;
    running.current = drawn.current?.animate(
      { transform: [...frames] },
      { duration: GLIDE, easing: 'ease-in-out' },
    );
  }, [shape, glides]);
  return drawn;
};
