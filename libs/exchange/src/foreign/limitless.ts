import { foreignNotesOn } from '#contracts';
import type { LimitlessPairing, LimitlessStanding } from '../limitless.js';
import { scoreWonBy, type BestOf } from './scores.js';
import type { ForeignMatch, ForeignTables } from './tables.js';

const matchOf = (pairing: LimitlessPairing, bestOf: BestOf): ForeignMatch => {
  const { round, phase, table = null, player1: a, player2: b, winner } = pairing;
  const at = { round, phase: String(phase), table };
  if (b === undefined) return { ...at, kind: winner === -1 ? 'loss' : 'bye', player: a };
  const told = winner === 0 ? 'draw' : winner === -1 ? 'double-loss' : winner === a ? 'a' : 'b';
  const score = winner === undefined ? null : scoreWonBy(told, bestOf);
  return { ...at, kind: 'match', a, b, score };
};

/** The API returns winners, but no games. */
export const limitlessTables = (
  pairings: readonly LimitlessPairing[],
  standings: readonly LimitlessStanding[],
  bestOf: BestOf,
): Omit<ForeignTables, 'source'> => {
  const listed = new Set(standings.map(({ player }) => player));
  const named = pairings.flatMap(({ player1, player2 }) => [
    player1,
    ...(player2 ? [player2] : []),
  ]);
  const others = [...new Set(named)].filter((key) => !listed.has(key));
  const last = Math.max(0, ...pairings.map(({ round }) => round));
  const games = pairings.filter(
    ({ player2, winner }) => player2 !== undefined && winner !== undefined,
  );
  return {
    people: [
      ...standings.map(({ player: key, name, drop, decklist }) => ({
        ...{ key, name: name === '' ? key : name, handle: key, dropped: drop !== null },
        ...(typeof decklist === 'string' ? { deck: decklist } : {}),
      })),
      ...others.map((key) => ({ key, name: key })),
    ],
    matches: pairings.map((pairing) => matchOf(pairing, bestOf)),
    standings: standings.map(({ player: key, record: { wins, ties } }) => ({
      ...{ key, points: 3 * wins + ties, values: {} },
    })),
    standingsAfter: last,
    notes: foreignNotesOn(
      'games-unknown',
      games.map(({ round, table }) => `${round}.${table ?? ''}`),
    ),
  };
};
