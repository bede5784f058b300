import { Chance, opposite, playedScore } from '#client';
import type { GameScore, TableRow } from '#contracts';
import type { RoundState } from '#tournament';
import type { Move } from './moves.js';
import type { DemoRoom } from './demo-room.js';

/** Durations at a table, in seconds. */
const pace = {
  /** The shortest duration of a match between bots; the longest follows. */
  shortest: 6,
  longest: 34,
  /** The longest time until the other side answers a report. */
  answer: 7,
  /** How long a dispute waits for a judge before the room settles it automatically. */
  unattendedDispute: 30,
  /** How long a bot waits for a human opponent to report first. */
  courtesy: 120,
} as const;
const disputed = 0.08;

/**
 * The moves due at the tables of the current round. Each match has its own random sequence, so
 * evaluating it twice gives the same match.
 */
export const tableMoves = (scene: DemoRoom, round: RoundState): readonly Move[] =>
  scene.tables.flatMap((table) => atTable(scene, round, table));

const atTable = (scene: DemoRoom, round: RoundState, table: TableRow): readonly Move[] => {
  const a = scene.bots.get(table.a.playerId);
  const b = scene.bots.get(table.b.playerId);
  const plan = planOf(scene, round, table);
  if (a !== undefined && b !== undefined) return betweenBots(scene, plan, { table, a, b });
  const bot = a ?? b;
  return bot === undefined
    ? []
    : oppositePerson(scene, plan, { table, bot, side: a === undefined ? 'b' : 'a' });
};

interface Plan {
  readonly score: GameScore;
  readonly reporter: 'a' | 'b';
  readonly reportAt: number;
  readonly answerAt: number;
  readonly disputes: boolean;
}

const planOf = ({ state, since }: DemoRoom, round: RoundState, table: TableRow): Plan => {
  const chance = Chance.from(`demo/${table.matchId}`);
  const decisive = state.phases[round.phase]?.kind === 'elimination';
  const score = playedScore(chance, { bestOf: state.settings.bestOf, decisive });
  const reporter = chance.happens(0.5) ? 'a' : 'b';
  const reportAt =
    (since.paired ?? 0) + 1000 * (pace.shortest + chance.next() * (pace.longest - pace.shortest));
  return {
    score,
    reporter,
    reportAt,
    answerAt: reportAt + 1000 * (1 + chance.next() * (pace.answer - 1)),
    disputes: chance.happens(disputed),
  };
};

const betweenBots = (
  { now }: DemoRoom,
  plan: Plan,
  { table, a, b }: { table: TableRow; a: number; b: number },
): readonly Move[] => {
  const { matchId } = table;
  const seat = { a, b };
  if (table.status === 'open')
    return now >= plan.reportAt
      ? [{ by: 'bot', bot: seat[plan.reporter], kind: 'report', matchId, score: plan.score }]
      : [];
  if (table.status === 'reported' && table.report && now >= plan.answerAt) {
    const bot = seat[table.report.by === 'a' ? 'b' : 'a'];
    return plan.disputes
      ? [{ by: 'bot', bot, kind: 'dispute', matchId, claim: opposite(table.report.score) }]
      : [{ by: 'bot', bot, kind: 'confirm', matchId }];
  }
  return table.status === 'disputed' && now >= plan.answerAt + 1000 * pace.unattendedDispute
    ? [{ by: 'staff', kind: 'rule', matchId, score: plan.score }]
    : [];
};

const oppositePerson = (
  { now, since }: DemoRoom,
  plan: Plan,
  { table, bot, side }: { table: TableRow; bot: number; side: 'a' | 'b' },
): readonly Move[] => {
  const { matchId } = table;
  if (table.status === 'open')
    return now >= (since.paired ?? now) + 1000 * pace.courtesy
      ? [{ by: 'bot', bot, kind: 'report', matchId, score: plan.score }]
      : [];
  return table.status === 'reported' && table.report && table.report.by !== side
    ? [{ by: 'bot', bot, kind: 'confirm', matchId }]
    : [];
};
