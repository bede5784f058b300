import { toScreenMove } from '#game';
import { describe, expect, it } from 'vitest';
import { playableBook, starterDeck } from '#cards';
import { dice, randomMove } from '#rules';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent, type MatchEvent, type MatchEvents } from '../events.js';
import type { MatchState } from '../state.js';
import type { EndOfRound, TableDeck } from './events.js';
import { gameState } from '../game/kinds/swu.js';
import { plainTerms } from '../testing/terms.js';
import { games as offered } from '#games';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const { names } = playableBook();
const decide = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  matchDecider.decide(
    matchCommand(type, data, { actor: 'x', at: '2026-11-23T12:00:00.000Z', games: offered }),
    state,
  );
const codeOf = (decision: ReturnType<typeof matchDecider.decide>): string =>
  'kind' in decision ? decision.code : 'accepted';
const eventsOf = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
): readonly MatchEvent[] => {
  const decision = decide(state, type, data);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision;
};
const send = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  eventsOf(state, type, data).reduce(matchDecider.evolve, state);

const scheduled = (about: Partial<MatchEvents['MatchScheduled']> = {}): MatchState =>
  [
    matchEvent('MatchScheduled', {
      ...place,
      matchId: 'm1',
      ...plainTerms,
      ...about,
    }),
  ].reduce(matchDecider.evolve, matchDecider.initialState);
const dealt = (state: MatchState, seed: string): MatchState =>
  send(state, 'OpenTable', {
    a: starterDeck('luke') as TableDeck,
    b: starterDeck('vader') as TableDeck,
    seed,
    seedCommitment: 'c',
    engine: 'e',
    byJudge: true,
  });
const stateOf = (state: MatchState, seed: string) =>
  gameState(offered, runningGame(state.table)!, seed);

interface Played {
  readonly state: MatchState;
  readonly events: readonly MatchEvent[];
}
/**
 * Random moves while the game runs and `goesOn` is true; each is sent with the state of the round's
 * clock.
 */
const play = (
  start: MatchState,
  seed: string,
  goesOn: (state: MatchState) => boolean,
  timeIsUp: EndOfRound | null = null,
): Played => {
  const roll = dice(7);
  let played: Played = { state: start, events: [] };
  while (runningGame(played.state.table) && goesOn(played.state)) {
    const { seat, ...move } = randomMove(stateOf(played.state, seed).pending!, roll, names);
    const by = seat === 0 ? ('a' as const) : ('b' as const);
    const game = played.state.table.games;
    const data = { by, game, move, timeIsUp, seed, nonce: 'n' };
    const events = eventsOf(played.state, 'PlayMove', data);
    played = {
      state: events.reduce(matchDecider.evolve, played.state),
      events: [...played.events, ...events],
    };
  }
  return played;
};
const untilRound = (round: number, seed: string) => (state: MatchState) =>
  stateOf(state, seed).round < round;
const always = () => true;
const concede = (state: MatchState, by: 'a' | 'b', seed: string): MatchState =>
  send(state, 'PlayMove', {
    by,
    game: state.table.games,
    move: { at: stateOf(state, seed).at, concede: true },
    seed,
    nonce: 'n',
  });
const called = (state: MatchState, seed: string, rule: EndOfRound = 'next-action-phase') =>
  send(state, 'CallTime', { rule, seed, nonce: 'n' });

describe('the end of the round in mid-game', () => {
  const seed = 'time-1';
  const second = play(dealt(scheduled({ bestOf: 1 }), seed), seed, untilRound(2, seed)).state;

  it('lets the game go on to the end of the next action phase, and names its last round', () => {
    expect(called(second, seed).table.time).toEqual({ rule: 'next-action-phase', lastRound: 3 });
    const atRegroup = play(called(second, seed), seed, always);
    const end = atRegroup.state;
    const [closed, completed] = atRegroup.events.slice(-2);
    expect(closed).toMatchObject({ type: 'TableClosed', data: { cause: 'time' } });
    expect(completed).toMatchObject({ type: 'MatchCompleted', data: { cause: 'time' } });
    // The last move of the game was made in the action phase of round 3.
    const moves = atRegroup.events.filter(({ type }) => type === 'MovePlayed');
    const before = play(called(second, seed), seed, (state) => {
      const made =
        (runningGame(state.table)?.moves.length ?? 0) -
        (runningGame(second.table)?.moves.length ?? 0);
      return made < moves.length - 1;
    }).state;
    expect(stateOf(before, seed)).toMatchObject({ round: 3, phase: 'action' });
    expect(end.status).toBe('completed');
  });

  it('gives the game to less damage on the base, else to the initiative', () => {
    for (const own of ['time-1', 'time-2', 'time-3', 'time-4']) {
      const start = play(dealt(scheduled({ bestOf: 1 }), own), own, untilRound(2, own)).state;
      const { events } = play(called(start, own), own, always);
      const closed = events.find(({ type }) => type === 'TableClosed');
      const { winner, cause } = closed?.data as MatchEvents['TableClosed'];
      expect(cause).toBe('time');
      const moves = events.flatMap((event) =>
        event.type === 'MovePlayed' ? [toScreenMove(event.data.move)] : [],
      );
      const open = runningGame(start.table);
      const state = gameState(
        offered,
        { ...open!, moves: [...open!.moves, ...moves], hashed: null },
        own,
      );
      const [a, b] = state.players.map(({ base }) => state.damage[base] ?? 0);
      const first = state.initiative === 0 ? 'a' : 'b';
      expect(winner).toBe(a === b ? first : a! < b! ? 'a' : 'b');
    }
  });

  it('is called by a move that comes after the time too, before that move', () => {
    const { events } = play(second, seed, always, 'next-action-phase');
    expect(events[0]).toMatchObject({ type: 'TimeCalled', data: { game: 1, lastRound: 3 } });
    expect(events.filter(({ type }) => type === 'TimeCalled')).toHaveLength(1);
    expect(events.at(-1)).toMatchObject({ type: 'MatchCompleted', data: { cause: 'time' } });
  });

  it('in the older practice is one more round, and the unfinished game is drawn', () => {
    const { state, events } = play(called(second, seed, 'one-more-round'), seed, always);
    const moves = events.filter(({ type }) => type === 'MovePlayed').length;
    const shorter = play(called(second, seed), seed, always).events;
    expect(moves).toBeGreaterThan(shorter.filter(({ type }) => type === 'MovePlayed').length);
    expect(state.score).toEqual({ a: 0, b: 0, drawn: 1 });
  });

  it('draws the game at once where the event says so', () => {
    const over = called(second, seed, 'draw');
    expect(over).toMatchObject({ status: 'completed', score: { a: 0, b: 0, drawn: 1 } });
  });

  it('is called once, not before a game was dealt, and not in Trilogy', () => {
    const rule = 'next-action-phase';
    const call = (state: MatchState) =>
      codeOf(decide(state, 'CallTime', { rule, seed, nonce: 'n' }));
    expect(call(called(second, seed))).toBe('match/time-called');
    expect(call(scheduled())).toBe('match/no-table-open');
  });

  it('decides the game at hand, not the match: 1-0 can become 1-1', () => {
    const one = concede(dealt(scheduled(), 'g1'), 'b', 'g1');
    const two = called(dealt(one, 'g2'), 'g2');
    expect(two.status).toBe('open');
    expect(concede(two, 'a', 'g2')).toMatchObject({
      status: 'completed',
      score: { a: 1, b: 1, drawn: 0 },
    });
  });

  it('between two games ends the match as it stands', () => {
    const one = concede(dealt(scheduled(), 'g1'), 'b', 'g1');
    expect(called(one, 'none')).toMatchObject({
      status: 'completed',
      score: { a: 1, b: 0, drawn: 0 },
    });
  });

  it('leaves a match that needs a winner and has none to a judge, who may deal another game', () => {
    const one = concede(dealt(scheduled({ drawsAllowed: false }), 'g1'), 'b', 'g1');
    const even = concede(called(dealt(one, 'g2'), 'g2'), 'a', 'g2');
    expect(even).toMatchObject({
      status: 'open',
      table: { won: { a: 1, b: 1 }, game: { status: 'over' } },
    });
    const decks = { a: starterDeck('luke') as TableDeck, b: starterDeck('vader') as TableDeck };
    const deal = { ...decks, seed: 'g3', seedCommitment: 'c', engine: 'e' };
    expect(codeOf(decide(even, 'OpenTable', deal))).toBe('match/time-called');
    expect(codeOf(decide(even, 'OpenTable', { ...deal, byJudge: true }))).toBe('accepted');
  });

  it('comes later at a table with extra time', () => {
    const extended = send(scheduled(), 'ExtendTime', { seconds: 90, reason: '' });
    expect(send(extended, 'ExtendTime', { seconds: 30, reason: '' }).extendedSeconds).toBe(120);
  });
});
