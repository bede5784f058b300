/** By what a step through a finished game goes on or back. */
export type Stride = 'decision' | 'action' | 'phase' | 'round';

/**
 * The positions of a game are numbered from 0 to `last`.
 * `isStop`: where steps of that stride stop between both ends.
 */
export interface Stops {
  readonly last: number;
  readonly isStop: (index: number, stride: Stride) => boolean;
}

/** The next place to stop at in that direction, or the end of the game that lies there. */
export const stepFrom = (
  from: number,
  { stride, back }: { readonly stride: Stride; readonly back: boolean },
  { last, isStop }: Stops,
): number => {
  const way = back ? -1 : 1;
  let index = from + way;
  while (index > 0 && index < last && !isStop(index, stride)) index += way;
  return back ? Math.max(0, index) : Math.min(last, index);
};

/** The position that a link names, or the nearest that there is; the first where it names none. */
export const positionAt = (at: number | undefined, last: number): number =>
  at === undefined || !Number.isInteger(at) ? 0 : Math.min(Math.max(0, at), last);
