import { Chance, opposite, playedScore } from '#client';
import type { GameScore, TableRow } from '#contracts';
import type { Cast } from './cast.js';
import type { StandingsWatch } from './standings-watch.js';

export interface MatchRules {
  readonly bestOf: 1 | 3;
  /** Whether the match needs a winner, as in the cut. */
  readonly decisive: boolean;
}

export interface Tally {
  matches: number;
  disputes: number;
}

/**
 * Two players at a table: one reports; the other confirms, reports the same, or disputes, in which
 * case the organizer rules. The seed and the two names determine everything, so the same pairing
 * always ends in the same way.
 */
export const playMatch = async (
  table: TableRow,
  {
    cast,
    rules,
    seed,
    watch,
    tally,
  }: {
    cast: Cast;
    rules: MatchRules;
    seed: string;
    watch: Pick<StandingsWatch, 'expect'>;
    tally: Tally;
  },
): Promise<void> => {
  const chance = Chance.from([seed, ...[table.a.name, table.b.name].sort()].join('/'));
  const score = byName(table, playedScore(chance, rules));
  const [reporter, answerer] = chance.happens(0.5) ? [table.a, table.b] : [table.b, table.a];
  const { matchId } = table;
  const answering = cast.player(answerer.playerId).session;
  const answer = chance.next();
  await cast.player(reporter.playerId).session.command('ReportResult', { matchId, score });
  const sentAt = performance.now();
  if (answer < 0.05) {
    await answering.command('DisputeResult', {
      matchId,
      claim: opposite(score),
      note: 'I counted the games otherwise',
    });
    await cast.organizer.command('RuleResult', {
      matchId,
      score,
      note: 'Ruled after hearing both',
    });
    tally.disputes += 1;
  } else {
    const { position } = await (answer < 0.1
      ? answering.command('ReportResult', { matchId, score })
      : answering.command('ConfirmResult', { matchId }));
    if (answer >= 0.1 && !rules.decisive) watch.expect(position, sentAt);
  }
  tally.matches += 1;
};

/** The drawn score belongs to the players by name, whatever their order at the table. */
const byName = (table: TableRow, score: GameScore): GameScore =>
  table.a.name < table.b.name ? score : opposite(score);
