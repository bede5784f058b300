import type { ReplayPosition } from '#contracts';

/** By what a step goes on or back. */
export type Stride = 'decision' | 'action' | 'round';

const isStop = (positions: readonly ReplayPosition[], index: number, stride: Stride): boolean => {
  if (index === 0 || index === positions.length - 1 || stride === 'decision') return true;
  if (stride === 'action') return positions[index]?.action === true;
  return positions[index]?.board.round !== positions[index - 1]?.board.round;
};

/** The next place to stop at in that direction, or the end of the game that lies there. */
export const stepFrom = (
  positions: readonly ReplayPosition[],
  from: number,
  { stride, back }: { readonly stride: Stride; readonly back: boolean },
): number => {
  const way = back ? -1 : 1;
  const end = back ? 0 : positions.length - 1;
  let index = from + way;
  while (index > 0 && index < positions.length - 1 && !isStop(positions, index, stride))
    index += way;
  return back ? Math.max(end, index) : Math.min(end, index);
};

/** The position that a link names, or the nearest that there is. */
export const positionAt = (at: number | undefined, count: number): number =>
  at === undefined || !Number.isInteger(at) ? 0 : Math.min(Math.max(0, at), count - 1);
