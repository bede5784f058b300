import type { GameCatalogue } from '#game';
import type { RecordedMoment, RecordedOpening } from './facts.js';
import { type ScreenRecord, standing } from './record.js';

/** A finished game with everything that it follows from. */
export interface SeededRecord {
  readonly record: ScreenRecord;
  readonly seed: string;
}

/**
 * A decision of a finished game with the moves that lead to it. `no-such-decision`: nobody has to
 * decide there; `outdated`: under today's rules or cards the moves lead elsewhere.
 */
export const openingAt = (
  games: GameCatalogue,
  { record, seed }: SeededRecord,
  { source, game, at }: Omit<RecordedMoment, 'hash'>,
): RecordedOpening | 'no-such-decision' | 'outdated' => {
  if (at > record.moves.length) return 'no-such-decision';
  if (!standing(games, record, { seed })) return 'outdated';
  const moves = record.moves.slice(0, at);
  const position = standing(games, { ...record, moves }, { seed });
  if (!position) return 'outdated';
  if (position.waitingFor === null) return 'no-such-decision';
  return { source, game, at, hash: position.hash(), moves };
};
