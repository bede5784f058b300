import type { EventView, GameScore, MySeat, TableRow } from '#contracts';
import type { Tally, Words } from '../words/words.js';

/** A score as one side counts it. */
export const tallyOf = ({ a, b, drawn }: GameScore, own: 'a' | 'b'): Tally =>
  own === 'a' ? { won: a, lost: b, drawn } : { won: b, lost: a, drawn };

/** What one side counts as the server does. */
export const scoreOf = ({ won, lost, drawn }: Tally, own: 'a' | 'b'): GameScore =>
  own === 'a' ? { a: won, b: lost, drawn } : { a: lost, b: won, drawn };

export interface OwnMatch {
  readonly row: TableRow;
  readonly own: 'a' | 'b';
  readonly opponent: TableRow['a'];
}

/** The match somebody plays now, from their side; null before pairings, with a bye, at a table of three. */
export const ownMatch = (seat: MySeat | null): OwnMatch | null => {
  const row = seat?.current ?? null;
  if (seat === null || row === null) return null;
  const own = row.a.playerId === seat.playerId ? 'a' : 'b';
  return { row, own, opponent: own === 'a' ? row.b : row.a };
};

/** The round that stands, by its name. */
export const roundName = (event: EventView, words: Words): string => {
  const round = event.rounds.at(-1);
  if (!round) return words.round(1);
  const phase = event.phases[round.phase];
  return phase?.kind === 'elimination' && phase.losses === undefined
    ? words.cut(Math.max(1, Math.round(phase.size / 2 ** round.round)))
    : words.round(round.round);
};
