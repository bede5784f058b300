import { games as offered } from '#games';
import { describe, expect, it } from 'vitest';
import { playableBook, starterDeck } from '#cards';
import { dice, hash, randomMove } from '#rules';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent } from '../events.js';
import type { MatchState } from '../state.js';
import type { TableDeck } from './events.js';
import { gameState } from '../game/kinds/swu.js';
import { GameMemory } from '../game/memory.js';
import { seatOf } from '../place.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const seed = 'take-back';
const { names } = playableBook();
const decide = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  matchDecider.decide(
    matchCommand(type, data, { actor: 'x', at: '2026-11-22T10:00:00.000Z', games: offered }),
    state,
  );
const send = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) => {
  const decision = decide(state, type, data);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return decision.reduce(matchDecider.evolve, state);
};
const opened = send(
  [
    matchEvent('MatchScheduled', {
      ...place,
      matchId: 'm1',
      bestOf: 1,
      drawsAllowed: true,
      agreedDrawAllowed: true,
      confirmAfterMinutes: 5,
      format: 'plain',
      points: null,
    }),
  ].reduce(matchDecider.evolve, matchDecider.initialState),
  'OpenTable',
  {
    a: starterDeck('luke') as TableDeck,
    b: starterDeck('vader') as TableDeck,
    seed,
    seedCommitment: 'c',
    engine: 'e',
  },
);
const pendingOf = (state: MatchState) => {
  const { pending } = gameState(offered, runningGame(state.table)!, seed);
  if (!pending) throw new Error('nobody decides');
  return pending;
};
const sideOf = (seat: number): 'a' | 'b' => (seat === 0 ? 'a' : 'b');
const at = (state: MatchState) => ({
  game: 1,
  at: runningGame(state.table)!.moves.length,
  takenBack: runningGame(state.table)!.rewinds.length,
});

/** The game after random moves, up to the first state that fits. */
const playedUntil = (fits: (state: MatchState, before: MatchState) => boolean): MatchState => {
  const roll = dice(3);
  let now = opened;
  for (let n = 0; n < 200; n += 1) {
    const { seat, ...move } = randomMove(pendingOf(now), roll, names);
    const by = sideOf(seat);
    const { takenBack } = at(now);
    const next = send(now, 'PlayMove', { by, game: 1, move, takenBack, seed, nonce: 'n' });
    if (!runningGame(next.table)) break;
    if (fits(next, now)) return next;
    now = next;
  }
  throw new Error('no such move was played');
};
const handOf = (state: MatchState, seat: number): number =>
  gameState(offered, runningGame(state.table)!, seed).players[seat]!.hand.length;
const lastSeat = (state: MatchState): number => runningGame(state.table)!.moves.at(-1)!.seat;

const drew = playedUntil(
  (now, before) =>
    [0, 1].some((seat) => handOf(now, seat) > handOf(before, seat)) && at(now).at > 4,
);
const [mover, other] = [sideOf(lastSeat(drew)), sideOf(1 - lastSeat(drew))];
const to = at(drew).at - 1;

describe('taking back', () => {
  it('a choice that taught nobody anything is free for who made it, and for nobody else', () => {
    const played = playedUntil((now) => {
      const by = sideOf(lastSeat(now));
      return !('kind' in decide(now, 'TakeBackMove', { ...at(now), by, seed }));
    });
    const by = sideOf(lastSeat(played));
    expect(
      decide(played, 'TakeBackMove', { ...at(played), by: by === 'a' ? 'b' : 'a', seed }),
    ).toMatchObject({ code: 'match/take-back-needs-consent' });
    expect(decide(played, 'TakeBackMove', { ...at(played), by, seed })).toMatchObject([
      { type: 'GameRewound', data: { from: at(played).at, to: at(played).at - 1, by } },
    ]);
  });

  it('a draw needs the consent of the other player', () => {
    expect(decide(drew, 'TakeBackMove', { ...at(drew), by: mover, seed })).toMatchObject({
      code: 'match/take-back-needs-consent',
    });
    const asked = send(drew, 'AskTakeBack', { ...at(drew), by: mover, to });
    expect(asked.table.asked).toEqual({ by: mover, to });
    expect(decide(asked, 'AskTakeBack', { ...at(drew), by: mover, to })).toMatchObject({
      code: 'match/take-back-asked',
    });
    expect(decide(asked, 'AnswerTakeBack', { by: mover, game: 1, to, accept: true })).toMatchObject(
      { code: 'match/own-take-back' },
    );
    const refused = send(asked, 'AnswerTakeBack', { by: other, game: 1, to, accept: false });
    expect(refused.table).toMatchObject({
      asked: null,
      game: { record: { moves: { length: to + 1 } } },
    });
    const agreed = send(asked, 'AnswerTakeBack', { by: other, game: 1, to, accept: true });
    expect(runningGame(agreed.table)).toMatchObject({
      moves: { length: to },
      rewinds: [{ from: to + 1, to, cause: 'agreed', by: seatOf(mover) }],
    });
    expect(pendingOf(agreed).seat).toBe(lastSeat(drew));
  });

  it('is asked for one of one’s own decisions only, and playing on ends the request', () => {
    const theirs = runningGame(drew.table)!.moves.findLastIndex(
      ({ seat }) => sideOf(seat) === other,
    );
    expect(decide(drew, 'AskTakeBack', { ...at(drew), by: mover, to: theirs })).toMatchObject({
      code: 'match/nothing-to-take-back',
    });
    const asked = send(drew, 'AskTakeBack', { ...at(drew), by: mover, to });
    const { seat, ...move } = randomMove(pendingOf(asked), dice(1), names);
    const on = send(asked, 'PlayMove', { by: sideOf(seat), game: 1, move, seed, nonce: 'n' });
    expect(on.table.asked).toBeNull();
    expect(decide(on, 'AnswerTakeBack', { by: other, game: 1, to, accept: true })).toMatchObject({
      code: 'match/no-take-back-asked',
    });
  });

  it('by a judge goes to any decision, and an answer to what was asked before is stale', () => {
    const back = send(drew, 'RewindGame', { ...at(drew), to: 1, note: 'wrong first player' });
    expect(runningGame(back.table)).toMatchObject({
      moves: { length: 1 },
      rewinds: [{ from: to + 1, to: 1, cause: 'ruled', by: null }],
    });
    const { seat, ...move } = randomMove(pendingOf(back), dice(1), names);
    const play = { by: sideOf(seat), game: 1, move, seed, nonce: 'n' };
    expect(decide(back, 'PlayMove', play)).toMatchObject({ code: 'match/taken-back' });
    expect(decide(back, 'PlayMove', { ...play, takenBack: 1 })).toMatchObject([
      { type: 'MovePlayed' },
    ]);
    expect(decide(back, 'RewindGame', { ...at(drew), to: 0, note: '' })).toMatchObject({
      code: 'match/taken-back',
    });
    expect(decide(back, 'RewindGame', { ...at(back), to: 1, note: '' })).toMatchObject({
      code: 'match/nothing-to-take-back',
    });
  });

  it('keeps no hash of a state that was taken back', () => {
    const long = playedUntil((now) => runningGame(now.table)!.hashed !== null);
    const { moves } = runningGame(long.table)!.hashed!;
    expect(
      runningGame(send(long, 'RewindGame', { ...at(long), to: moves - 1, note: '' }).table)!.hashed,
    ).toBeNull();
    expect(
      runningGame(send(long, 'RewindGame', { ...at(long), to: 0, note: '' }).table)!.moves,
    ).toHaveLength(0);
  });

  it('is not mixed up with what is remembered of as many other moves that ended alike', () => {
    const dealt = runningGame(opened.table)!;
    const seats = [pendingOf(opened).seat];
    const game = (first: number, taken: number) => ({
      ...dealt,
      rewinds: taken === 0 ? [] : [{ from: 3, to: 1, cause: 'ruled' as const, by: null }],
      moves: [
        { seat: seats[0]!, option: { at: 0, pick: [0] } },
        { seat: 0, option: { at: 1, pick: [first] } },
        { seat: 1, option: { at: 2, pick: [1] } },
      ],
    });
    const games = new GameMemory(offered);
    const reached = (first: number, taken: number) =>
      games.of(game(first, taken), seed)?.position.hash();
    const kept = reached(1, 0);
    expect(kept).toBe(hash(gameState(offered, game(1, 0), seed)));
    expect(reached(0, 1)).not.toBe(kept);
    expect(reached(1, 0)).toBe(kept);
  });
});
