import type { TableView } from '#contracts';
import type { GameState } from '#match';

/** The remaining thinking time in a running game with a clock; empty for other games. */
export const clockOf = ({
  clock,
  status,
}: Pick<GameState, 'clock' | 'status'>): Pick<TableView, 'clock'> => {
  if (clock === null || status !== 'running') return {};
  const { time, left, asked, since } = clock;
  return { clock: { time, left: [...left], asked, since } };
};
