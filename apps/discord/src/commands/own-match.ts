import { type EventView, type GameScore, type MySeat, roundNamed, type TableRow } from '#contracts';
import type { Tally, Words } from '../words/words.js';

/** A score from one side's point of view. */
export const tallyOf = ({ a, b, drawn }: GameScore, own: 'a' | 'b'): Tally =>
  own === 'a' ? { won: a, lost: b, drawn } : { won: b, lost: a, drawn };

/** The inverse: one side's tally as the server counts it. */
export const scoreOf = ({ won, lost, drawn }: Tally, own: 'a' | 'b'): GameScore =>
  own === 'a' ? { a: won, b: lost, drawn } : { a: lost, b: won, drawn };

export interface OwnMatch {
  readonly row: TableRow;
  readonly own: 'a' | 'b';
  readonly opponent: TableRow['a'];
}

/** The current match of a player, from their side; null with a bye or at a table of three. */
export const ownMatch = (seat: MySeat | null): OwnMatch | null => {
  const row = seat?.current ?? null;
  if (seat === null || row === null) return null;
  const own = row.a.playerId === seat.playerId ? 'a' : 'b';
  return { row, own, opponent: own === 'a' ? row.b : row.a };
};

/** The name of the current round. */
export const roundName = (event: EventView, words: Words): string =>
  roundNamed(event, event.rounds.at(-1) ?? { phase: 0, round: 1 }, words);
