import { within } from '../../../../shared/map/within.js';

/** A rectangle in CSS pixels, measured from the upper left corner of the window. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export type Side = 'above' | 'below' | 'left' | 'right';

export interface Place {
  readonly left: number;
  readonly top: number;
  /** The side of the target on which the balloon lies; null if it does not lie beside it. */
  readonly side: Side | null;
  /** Whether the balloon is next to the target; only then does its tip point at it. */
  readonly near: boolean;
}

const GAP = 10;
const SIDES: readonly Side[] = ['above', 'below', 'right', 'left'];

const isOver = (a: Box, b: Box): boolean =>
  a.left < b.left + b.width &&
  b.left < a.left + a.width &&
  a.top < b.top + b.height &&
  b.top < a.top + a.height;

const isInside = (a: Box, b: Box): boolean =>
  a.left >= b.left &&
  a.top >= b.top &&
  a.left + a.width <= b.left + b.width &&
  a.top + a.height <= b.top + b.height;

/**
 * A box of this size on one side of `box`, as close to the middle of the target as the room allows.
 */
const beside = (side: Side, box: Box, about: Box, { size, room }: Asked): Box => {
  const { width, height } = size;
  const right = room.left + room.width - width;
  const bottom = room.top + room.height - height;
  const middle = {
    left: within(about.left + (about.width - width) / 2, room.left, right),
    top: within(about.top + (about.height - height) / 2, room.top, bottom),
  };
  switch (side) {
    case 'above':
      return { ...size, left: middle.left, top: box.top - GAP - height };
    case 'below':
      return { ...size, left: middle.left, top: box.top + box.height + GAP };
    case 'left':
      return { ...size, left: box.left - GAP - width, top: middle.top };
    case 'right':
      return { ...size, left: box.left + box.width + GAP, top: middle.top };
  }
};

export interface Asked {
  readonly size: Pick<Box, 'width' | 'height'>;
  /** Boxes that must not be covered. */
  readonly clear: readonly Box[];
  /**
   * Boxes that should not be covered, the most important first; if there is no room, the last ones
   * are covered.
   */
  readonly rather?: readonly Box[];
  readonly room: Box;
}

/** The nearest free position on one side; null if the room ends before there is one. */
const freeOn = (side: Side, about: Box, asked: Asked): Box | null => {
  let next = beside(side, about, about, asked);
  // Each step moves past another box, so that there are at most as many steps as boxes.
  for (let step = 0; step <= asked.clear.length; step += 1) {
    if (!isInside(next, asked.room)) return null;
    const at = next;
    const covered = asked.clear.find((box) => isOver(at, box));
    if (covered === undefined) return next;
    next = beside(side, covered, about, asked);
  }
  return null;
};

const distance = (a: Box, b: Box): number =>
  Math.max(a.left - b.left - b.width, b.left - a.left - a.width, 0) +
  Math.max(a.top - b.top - b.height, b.top - a.top - a.height, 0);

/**
 * A position beside the target that covers none of `clear` and as few as possible of `rather`; the
 * upper left corner of the room if there is none.
 */
export const placeBeside = (about: Box, asked: Asked): Place => {
  const { clear, rather = [], room } = asked;
  for (let kept = rather.length; kept >= 0; kept -= 1) {
    const free = { ...asked, clear: [...clear, ...rather.slice(0, kept)] };
    const places = SIDES.flatMap((side) => {
      const box = freeOn(side, about, free);
      return box === null ? [] : [{ side, box, far: distance(box, about) }];
    });
    const [nearest] = places.toSorted((a, b) => a.far - b.far);
    if (nearest) {
      const { box, side, far } = nearest;
      return { left: box.left, top: box.top, side, near: far <= GAP };
    }
  }
  return { left: room.left, top: room.top, side: null, near: false };
};

/** The smallest box that contains all of them; null if there are none. */
export const around = ([first, ...others]: readonly Box[]): Box | null => {
  if (first === undefined) return null;
  const all = [first, ...others];
  const left = Math.min(...all.map((box) => box.left));
  const top = Math.min(...all.map((box) => box.top));
  return {
    left,
    top,
    width: Math.max(...all.map((box) => box.left + box.width)) - left,
    height: Math.max(...all.map((box) => box.top + box.height)) - top,
  };
};
