/** The size of a step through a finished game. */
export type Stride = 'decision' | 'action' | 'phase' | 'round';

/**
 * The positions of a game are numbered from 0 to `last`. `isStop`: whether steps of that stride
 * stop at a position between both ends.
 */
export interface Stops {
  readonly last: number;
  readonly isStop: (index: number, stride: Stride) => boolean;
}

/** The next stop in that direction, or the end of the game if there is none. */
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

/** The position named by a link, limited to existing ones; the first if the link names none. */
export const positionAt = (at: number | undefined, last: number): number =>
  at === undefined || !Number.isInteger(at) ? 0 : Math.min(Math.max(0, at), last);
