import type { EventRecord } from '#contracts';

export type RecordPlayer = EventRecord['players'][number];
export type RecordRound = EventRecord['rounds'][number];
export type RecordTable = RecordRound['tables'][number];

/** Games won, lost and drawn, in the form of other programs' files. */
export interface WinsAndLosses {
  readonly wins: number;
  readonly losses: number;
  readonly draws: number;
}

export const resultTaker = ({ score }: RecordTable): 'a' | 'b' | 'draw' | 'loss' | null => {
  if (score === null) return null;
  if (score.winner === 'double-loss') return 'loss';
  if (score.winner !== undefined) return score.winner;
  if (score.a === score.b) return score.a + score.b + score.drawn === 0 ? 'loss' : 'draw';
  return score.a > score.b ? 'a' : 'b';
};

const plus = (one: WinsAndLosses, other: WinsAndLosses): WinsAndLosses => ({
  wins: one.wins + other.wins,
  losses: one.losses + other.losses,
  draws: one.draws + other.draws,
});

const gamesNeeded = ({ bestOf }: EventRecord): number => (bestOf === 3 ? 2 : 1);

const gamesInRound = (record: EventRecord, round: RecordRound, playerId: string): WinsAndLosses => {
  if (round.byes.includes(playerId)) return { wins: gamesNeeded(record), losses: 0, draws: 0 };
  if (round.losses.includes(playerId)) return { wins: 0, losses: gamesNeeded(record), draws: 0 };
  const table = round.tables.find(({ a, b }) => a === playerId || b === playerId);
  if (!table?.score) return { wins: 0, losses: 0, draws: 0 };
  const { a, b, drawn } = table.score;
  return table.a === playerId
    ? { wins: a, losses: b, draws: drawn }
    : { wins: b, losses: a, draws: drawn };
};

/** A bye counts as won without a lost game, an assigned loss as lost without a won one. */
export const gamesOf = (record: EventRecord, playerId: string): WinsAndLosses =>
  swissRounds(record)
    .map((round) => gamesInRound(record, round, playerId))
    .reduce(plus, { wins: 0, losses: 0, draws: 0 });

export const swissRounds = ({ rounds }: EventRecord): readonly RecordRound[] =>
  rounds.filter(({ kind }) => kind === 'swiss');

const isWinner = (round: RecordRound, playerId: string): 'win' | 'loss' | 'draw' | null => {
  if (round.byes.includes(playerId)) return 'win';
  if (round.losses.includes(playerId)) return 'loss';
  const table = round.tables.find(({ a, b }) => a === playerId || b === playerId);
  const taker = table && resultTaker(table);
  if (!table || taker === null || taker === undefined) return null;
  if (taker === 'draw') return 'draw';
  return (taker === 'a' && table.a === playerId) || (taker === 'b' && table.b === playerId)
    ? 'win'
    : 'loss';
};

/** Matches of the given rounds, including byes and assigned losses. */
export const matchesOf = (rounds: readonly RecordRound[], playerId: string): WinsAndLosses =>
  rounds
    .map((round): WinsAndLosses => {
      const outcome = isWinner(round, playerId);
      return {
        wins: outcome === 'win' ? 1 : 0,
        losses: outcome === 'loss' ? 1 : 0,
        draws: outcome === 'draw' ? 1 : 0,
      };
    })
    .reduce(plus, { wins: 0, losses: 0, draws: 0 });

export const recordText = ({ wins, losses, draws }: WinsAndLosses): string =>
  `${wins}-${losses}-${draws}`;

/**
 * Numbers of the players in the order of the record, from 1, for formats that require numeric ids.
 */
export const numbersOf = ({ players }: EventRecord): ReadonlyMap<string, number> =>
  new Map(players.map(({ playerId }, index) => [playerId, index + 1]));

export const namesOf = ({ players }: EventRecord): ReadonlyMap<string, string> =>
  new Map(players.map(({ playerId, name }) => [playerId, name]));
