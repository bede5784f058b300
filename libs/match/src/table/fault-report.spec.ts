import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { matchDecider } from '../decider.js';
import { matchEvent } from '../events.js';
import type { MatchState } from '../state.js';
import type { TableCommands } from './commands.js';
import type { TableDeck } from './events.js';
import { MOST_FAULT_REPORTS } from './fault-report.js';
import { games as offered, cardsDigest, setupsOf } from '#games';
import { gameState } from '../game/kinds/swu.js';
import { plainTerms } from '../testing/terms.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const seed = 'a fault';
const [a, b] = [starterDeck('luke') as TableDeck, starterDeck('vader') as TableDeck];
const decide = <T extends keyof TableCommands>(
  state: MatchState,
  type: T,
  data: TableCommands[T],
) =>
  matchDecider.decide(
    { type, data, actor: 'x', at: '2026-11-23T12:00:00.000Z', games: offered } as never,
    state,
  );
const send = <T extends keyof TableCommands>(
  state: MatchState,
  type: T,
  data: TableCommands[T],
): MatchState => {
  const decision = decide(state, type, data);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision.reduce(matchDecider.evolve, state);
};
const scheduled = matchDecider.evolve(
  matchDecider.initialState,
  matchEvent('MatchScheduled', {
    ...place,
    matchId: 'm1',
    ...plainTerms,
  }),
);
const opened = send(scheduled, 'OpenTable', { a, b, seed, seedCommitment: 'c', engine: 'old' });
const moved = send(opened, 'PlayMove', {
  by: gameState(offered, runningGame(opened.table)!, seed).pending?.seat === 0 ? 'a' : 'b',
  game: 1,
  move: { at: 0, pick: [0] },
  seed,
  nonce: 'n',
});
const report = {
  by: 'b' as const,
  game: 1,
  at: 1,
  takenBack: 0,
  words: 'the wrong player is asked',
  engine: 'new',
};
const codeOf = (decision: ReturnType<typeof matchDecider.decide>): string =>
  'kind' in decision ? decision.code : 'accepted';

describe('a report of a fault', () => {
  it('names the decision and what judges it now, and changes nothing of the game', () => {
    expect(decide(moved, 'ReportFault', report)).toEqual([
      matchEvent('FaultReported', {
        ...place,
        number: 1,
        game: 1,
        by: 'b',
        at: 1,
        words: 'the wrong player is asked',
        engine: 'new',
        cards: cardsDigest({ setups: setupsOf([a, b]) }),
      }),
    ]);
    const after = send(moved, 'ReportFault', report);
    expect(after.table).toEqual({ ...moved.table, faults: [{ by: 'b' }] });
    const [second] = decide(after, 'ReportFault', report) as readonly { data: object }[];
    expect(second?.data).toMatchObject({ number: 2 });
  });

  it('may be about a decision that was answered meanwhile, and about none that is not there', () => {
    expect(codeOf(decide(moved, 'ReportFault', { ...report, at: 0 }))).toBe('accepted');
    expect(codeOf(decide(moved, 'ReportFault', { ...report, at: 2 }))).toBe('match/taken-back');
    expect(codeOf(decide(moved, 'ReportFault', { ...report, takenBack: 1 }))).toBe(
      'match/taken-back',
    );
    expect(codeOf(decide(moved, 'ReportFault', { ...report, game: 2 }))).toBe('match/stale-game');
    expect(codeOf(decide(scheduled, 'ReportFault', report))).toBe('match/no-table-open');
  });

  it('is taken ten times from each player', () => {
    const many = Array.from({ length: MOST_FAULT_REPORTS }).reduce<MatchState>(
      (state) => send(state, 'ReportFault', report),
      moved,
    );
    expect(codeOf(decide(many, 'ReportFault', report))).toBe('match/too-many-fault-reports');
    expect(codeOf(decide(many, 'ReportFault', { ...report, by: 'a' }))).toBe('accepted');
  });
});
