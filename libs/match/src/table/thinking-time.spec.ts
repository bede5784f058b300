import { games as offered } from '#games';
import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import type { ThinkingTime } from '#vocabulary';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent } from '../events.js';
import { gameState } from '../game/kinds/swu.js';
import type { MatchState } from '../state.js';
import { plainTerms } from '../testing/terms.js';
import type { TableDeck } from './events.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const seed = 'silence';
const known = { seed, nonce: 'n' };
const at = (seconds: number): string =>
  new Date(Date.parse('2026-11-29T12:00:00.000Z') + seconds * 1000).toISOString();
const decide = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
  now: number,
) =>
  matchDecider.decide(matchCommand(type, data, { actor: 'x', at: at(now), games: offered }), state);
const codeOf = (decision: ReturnType<typeof decide>): string =>
  'kind' in decision ? decision.code : 'accepted';
const send = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
  now: number,
): MatchState => {
  const decision = decide(state, type, data, now);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision.reduce(matchDecider.evolve, state);
};
const dealt = (thinkingTime?: ThinkingTime): MatchState =>
  send(
    [matchEvent('MatchScheduled', { ...place, matchId: 'm1', ...plainTerms })].reduce(
      matchDecider.evolve,
      matchDecider.initialState,
    ),
    'OpenTable',
    {
      a: starterDeck('luke') as TableDeck,
      b: starterDeck('vader') as TableDeck,
      seed,
      seedCommitment: 'c',
      engine: 'e',
      thinkingTime,
    },
    0,
  );
const deciding = (state: MatchState): 'a' | 'b' =>
  gameState(offered, runningGame(state.table)!, seed).pending!.seat === 0 ? 'a' : 'b';
const otherThan = (side: 'a' | 'b') => (side === 'a' ? 'b' : 'a');
const answer = (state: MatchState, now: number): MatchState =>
  send(
    state,
    'PlayMove',
    {
      by: deciding(state),
      game: 1,
      move: { at: runningGame(state.table)!.moves.length, pick: [0] },
      ...known,
    },
    now,
  );
const call = (state: MatchState, by: 'a' | 'b' | null, now: number) =>
  decide(state, 'CallClock', { by, game: 1, claimable: false, ...known }, now);
const clockOf = ({ table }: MatchState) => table.game.clock;
const seatOf = (side: 'a' | 'b') => (side === 'a' ? 0 : 1);

const reserve: ThinkingTime = { reserve: 60, increment: 5, perMove: 0, atZero: 'loss' };
const byoYomi: ThinkingTime = { reserve: 60, increment: 0, perMove: 10, atZero: 'choice' };

describe('the time to think', () => {
  it('is nobody’s business where it was not agreed on', () => {
    const game = dealt();
    expect(clockOf(game)).toBeNull();
    expect(clockOf(answer(game, 500))).toBeNull();
    expect(codeOf(call(game, 'a', 900))).toBe('match/clock-stands');
  });

  it('runs for whoever is asked, from the deal on; an answer gives back the increment', () => {
    const game = dealt(reserve);
    const first = deciding(game);
    expect(clockOf(game)).toMatchObject({
      asked: seatOf(first),
      since: at(0),
      left: [60_000, 60_000],
    });
    const next = answer(game, 20);
    expect(clockOf(next)).toMatchObject({ asked: seatOf(deciding(next)), since: at(20) });
    expect(clockOf(next)!.left[seatOf(first)]).toBe(45_000);
    expect(clockOf(next)!.left[1 - seatOf(first)]).toBe(60_000);
  });

  it('loses the game at zero where that was agreed, once whoever waits calls it', () => {
    const game = dealt(reserve);
    const late = deciding(game);
    expect(codeOf(call(game, otherThan(late), 59))).toBe('match/too-early');
    expect(codeOf(call(game, late, 60))).toBe('match/own-clock');
    const over = send(
      game,
      'CallClock',
      { by: otherThan(late), game: 1, claimable: false, ...known },
      60,
    );
    expect(over.table).toMatchObject({
      game: { status: 'over', ended: { winners: [1 - seatOf(late)], cause: 'clock' } },
      won: { [otherThan(late)]: 1, [late]: 0 },
    });
    // Nobody called the clock, so the answer counts.
    expect(runningGame(answer(game, 90).table)?.moves).toHaveLength(1);
  });

  it('goes on with a choice of the simplest bot where that was agreed, also called by oneself', () => {
    const game = dealt(byoYomi);
    const late = deciding(game);
    expect(codeOf(call(game, late, 69))).toBe('match/too-early');
    const next = send(game, 'CallClock', { by: late, game: 1, claimable: false, ...known }, 70);
    expect(runningGame(next.table)?.moves).toMatchObject([{ seat: seatOf(late) }]);
    expect(clockOf(next)).toMatchObject({ since: at(70) });
    expect(clockOf(next)!.left[seatOf(late)]).toBe(0);
  });

  it('warns where that was agreed: then a judge rules, or the game is claimed, as after any silence', () => {
    const game = dealt({ ...reserve, atZero: 'warning' });
    const waits = otherThan(deciding(game));
    const warned = send(game, 'CallClock', { by: waits, game: 1, claimable: true, ...known }, 60);
    expect(warned.table.game.silence).toMatchObject({
      by: seatOf(waits),
      seat: 1 - seatOf(waits),
      until: at(360),
      then: 'claim',
    });
    expect(codeOf(call(warned, waits, 61))).toBe('match/silence-warned');
    expect(answer(warned, 90).table.game.silence).toBeNull();
  });

  it('stands while a judge is on the way, and goes on after', () => {
    const game = dealt(reserve);
    const held = send(game, 'HoldClock', { stands: true }, 40);
    const late = seatOf(deciding(game));
    expect(clockOf(held)).toMatchObject({ asked: late, since: null });
    expect(clockOf(held)!.left[late]).toBe(20_000);
    expect(codeOf(call(held, otherThan(deciding(game)), 900))).toBe('match/clock-stands');
    expect(codeOf(decide(held, 'HoldClock', { stands: true }, 41))).toBe('match/clock-stands');
    const on = send(held, 'HoldClock', { stands: false }, 900);
    expect(clockOf(on)).toMatchObject({ since: at(900) });
    expect(codeOf(call(on, otherThan(deciding(game)), 919))).toBe('match/too-early');
    expect(codeOf(call(on, otherThan(deciding(game)), 920))).toBe('accepted');
  });

  it('asks whoever gets a choice back, and gives no time back with it', () => {
    const game = dealt(reserve);
    const first = seatOf(deciding(game));
    const next = answer(game, 30);
    const back = send(
      next,
      'RewindGame',
      { game: 1, at: 1, takenBack: 0, to: 0, note: 'again' },
      40,
    );
    expect(clockOf(back)).toMatchObject({ asked: first, since: at(40) });
    expect(clockOf(back)!.left[first]).toBeLessThanOrEqual(35_000);
  });
});
