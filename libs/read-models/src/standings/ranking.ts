import {
  type GameCatalogue,
  gameIn,
  playedMatch,
  toDecimal,
  type LedgerColumn,
  type RoundResult,
  type StandingRow as Ranked,
} from '#game';
import { placePointsOf, placeResults, type EventSettings, type Phase } from '#tournament';
import type { PlayerRecordDoc, RoundRecord } from '../records/plain-projection.js';

export interface RankingRules {
  readonly game?: string;
  readonly settings: EventSettings;
  readonly phases: readonly Phase[];
  readonly seedCommitment: string;
}

const isSwiss = (rules: RankingRules, record: RoundRecord): boolean =>
  (rules.phases[record.phase]?.kind ?? 'swiss') === 'swiss';

/**
 * Every result once: a match is in both players' records and is taken from the player whose id
 * sorts first.
 */
export const resultsOf = (
  docs: readonly PlayerRecordDoc[],
  counts: (record: RoundRecord) => boolean,
  placePoints: readonly number[] = [],
): readonly RoundResult[] =>
  docs.flatMap((doc) =>
    doc.rounds.filter(counts).flatMap((record): readonly RoundResult[] => {
      if (record.kind === 'place')
        return placeResults(record.round, record.places, placePoints).filter(
          (result) => result.kind === 'place' && result.player === doc.playerId,
        );
      if (record.kind !== 'match')
        return [{ kind: record.kind, round: record.round, player: doc.playerId }];
      if (doc.playerId > record.opponent) return [];
      return [playedMatch(record.round, { a: doc.playerId, b: record.opponent }, record.score)];
    }),
  );

/** Ranks the records of an event, currently or as after a Swiss round. */
export const rank = (
  games: GameCatalogue,
  docs: readonly PlayerRecordDoc[],
  rules: RankingRules,
  afterRound?: number,
): readonly Ranked[] => {
  const players = docs.filter((doc) => doc.entered);
  const swiss = rules.phases.find((phase) => phase.kind === 'swiss');
  return gameIn(games, rules.game).standings({
    players: players.map((doc) => doc.playerId),
    results: resultsOf(players, (record) => isSwiss(rules, record), placePointsOf(rules.settings)),
    opening: new Map(players.map((doc) => [doc.playerId, doc.opening ?? 0])),
    settings: rules.settings,
    swissRounds: swiss?.kind === 'swiss' ? swiss.rounds : Infinity,
    seed: rules.seedCommitment,
    dropped: players.filter((doc) => doc.droppedAfter !== null).map((doc) => doc.playerId),
    ...(afterRound === undefined ? {} : { asOfRound: afterRound }),
  });
};

/** Matches won-lost-drawn, as players write it. */
export const recordText = ({ record: { wins, losses, draws } }: Ranked): string =>
  draws > 0 ? `${wins}-${losses}-${draws}` : `${wins}-${losses}`;

/** The former names of three of the columns, for clients of version 0.1. */
const formerNames = { omw: 'omwp', gw: 'gwp', ogw: 'ogwp' } as const;

type Former = Partial<Record<(typeof formerNames)[keyof typeof formerNames], number>>;

export const toTiebreaks = (row: Ranked) => {
  const tiebreaks: Record<string, number> = {};
  const former: Former = {};
  for (const [column, value] of Object.entries(row.values)) {
    if (column === 'points') continue;
    tiebreaks[column] = Number(toDecimal(value, 8));
    if (column in formerNames)
      former[formerNames[column as keyof typeof formerNames]] = tiebreaks[column];
  }
  return {
    rank: row.rank,
    playerId: row.player,
    points: row.points,
    record: recordText(row),
    tiebreaks,
    ...former,
  };
};

/** The columns of the game's standings that decide in this event, for display. */
export const shownColumns = (
  games: GameCatalogue,
  { game, settings }: Pick<RankingRules, 'game' | 'settings'>,
): LedgerColumn[] => {
  const { columns } = gameIn(games, game);
  return settings.tiebreaks.chain.flatMap((id) => columns.find((column) => column.id === id) ?? []);
};
