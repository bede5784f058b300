import {
  housePolicy,
  playedMatch,
  policyOf,
  standings,
  toDecimal,
  type EventSettings,
  type Phase,
  type RoundResult,
  type StandingRow as Ranked,
} from '#tournament';
import type { PlayerRecordDoc, RoundRecord } from './projection.js';

export interface RankingRules {
  readonly settings: EventSettings;
  readonly phases: readonly Phase[];
  readonly seedCommitment: string;
}

const isSwiss = (rules: RankingRules, record: RoundRecord): boolean =>
  (rules.phases[record.phase]?.kind ?? 'swiss') === 'swiss';

/** Every result once; a match stands in both players' records and is taken from the one whose id sorts first. */
export const resultsOf = (
  docs: readonly PlayerRecordDoc[],
  counts: (record: RoundRecord) => boolean,
): readonly RoundResult[] =>
  docs.flatMap((doc) =>
    doc.rounds.filter(counts).flatMap((record): readonly RoundResult[] => {
      if (record.kind !== 'match')
        return [{ kind: record.kind, round: record.round, player: doc.playerId }];
      if (doc.playerId > record.opponent) return [];
      const { a, b, drawn } = record.score;
      return [playedMatch(record.round, { a: doc.playerId, b: record.opponent }, [a, b, drawn])];
    }),
  );

/** Ranks the records of an event as of now or as after a Swiss round. */
export const rank = (
  docs: readonly PlayerRecordDoc[],
  rules: RankingRules,
  afterRound?: number,
): readonly Ranked[] => {
  const players = docs.filter((doc) => doc.entered);
  const swiss = rules.phases.find((phase) => phase.kind === 'swiss');
  return standings({
    players: players.map((doc) => doc.playerId),
    results: resultsOf(players, (record) => isSwiss(rules, record)),
    policy: swiss?.kind === 'swiss' ? policyOf(rules.settings, swiss.rounds) : housePolicy,
    seed: rules.seedCommitment,
    dropped: players.filter((doc) => doc.droppedAfter !== null).map((doc) => doc.playerId),
    ...(afterRound === undefined ? {} : { asOfRound: afterRound }),
  });
};

/** Matches won-lost-drawn, as players write it. */
export const recordText = ({ record: { wins, losses, draws } }: Ranked): string =>
  draws > 0 ? `${wins}-${losses}-${draws}` : `${wins}-${losses}`;

export const shown = (row: Ranked) => ({
  rank: row.rank,
  playerId: row.player,
  points: row.points,
  record: recordText(row),
  omwp: Number(toDecimal(row.omwp, 8)),
  gwp: Number(toDecimal(row.gwp, 8)),
  ogwp: Number(toDecimal(row.ogwp, 8)),
});
