import type { TableView } from '#contracts';
import type { GameState } from '#match';

/** What is left to think in a running game whose clock counts; nothing in others. */
export const clockOf = ({
  clock,
  status,
}: Pick<GameState, 'clock' | 'status'>): Pick<TableView, 'clock'> => {
  if (clock === null || status !== 'running') return {};
  const { time, left, asked, since } = clock;
  return { clock: { time, left: [...left], asked, since } };
};
