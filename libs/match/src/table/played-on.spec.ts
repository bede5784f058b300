import { describe, expect, it } from 'vitest';
import { playableBook, starterDeck } from '#cards';
import { games } from '#games';
import { dice, hash, randomMove } from '#rules';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import { matchEvent } from '../events.js';
import { gameState } from '../game/kinds/swu.js';
import { openingAt } from '../game/recorded-opening.js';
import { sideAt } from '../place.js';
import type { MatchState } from '../state.js';
import type { TableDeck } from './events.js';
import { finishedGame } from '../finished-game.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const seed = 'played on';
const { names } = playableBook();
const decks = { a: starterDeck('luke') as TableDeck, b: starterDeck('vader') as TableDeck };
const decide = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  matchDecider.decide(
    matchCommand(type, data, { actor: 'x', at: '2026-11-22T10:00:00.000Z', games }),
    state,
  );
const send = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) => {
  const decision = decide(state, type, data);
  if ('kind' in decision) throw new Error(`${type}: ${decision.code}`);
  return { events: decision, state: decision.reduce(matchDecider.evolve, state) };
};
const codeOf = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) => {
  const decision = decide(state, type, data);
  return 'kind' in decision ? decision.code : 'accepted';
};
const scheduled = matchEvent('MatchScheduled', {
  ...place,
  matchId: 'm1',
  bestOf: 1,
  drawsAllowed: true,
  agreedDrawAllowed: true,
  confirmAfterMinutes: 5,
  format: 'plain',
  points: null,
});
const blank = matchDecider.evolve(matchDecider.initialState, scheduled);
const dealing = { ...decks, seed, seedCommitment: 'c', engine: 'e' };
const recordOf = (state: MatchState) => runningGame(state.table)!;
const truth = (state: MatchState, of = seed) => gameState(games, recordOf(state), of);

const roll = dice(5);
const played = (state: MatchState, of = seed) => {
  const { seat, ...move } = randomMove(truth(state, of).pending!, roll, names);
  const by = sideAt(seat);
  const { rewinds } = recordOf(state);
  const data = { by, game: 1, move, takenBack: rewinds.length, seed: of, nonce: 'n' };
  return send(state, 'PlayMove', data).state;
};

let whole = send(blank, 'OpenTable', dealing).state;
for (let moves = 0; moves < 60; moves += 1) whole = played(whole);
const recorded = { record: recordOf(whole), seed };
const source = { source: 'match/m1', game: 1 };
const openingOf = (at: number) => {
  const opening = openingAt(games, recorded, { ...source, at });
  if (typeof opening === 'string') throw new Error(opening);
  return opening;
};
const alike = `${seed}#m2`;
const begun = (at: number) =>
  send(blank, 'OpenTable', { ...dealing, seed: alike, from: openingOf(at) });

describe('a game that begins at a decision of a finished one', () => {
  it.each([2, 25, 41, 60])('stands where that one stood after %i moves, by its hash', (at) => {
    const { events, state } = begun(at);
    expect(events.map(({ type }) => type)).toEqual(['TableOpened']);
    const { record } = recorded;
    const then = gameState(games, { ...record, moves: record.moves.slice(0, at) }, seed);
    expect(recordOf(state).moves).toEqual(record.moves.slice(0, at));
    expect(hash(truth(state, alike))).toBe(hash(then));
    expect(state.table.game.from).toEqual({ ...source, at, hash: hash(then) });
    expect(state.table.nextChooser).toBe(whole.table.nextChooser);
  });

  it('goes on and is told as a whole once it is over', () => {
    const { events, state } = begun(25);
    const next = played(state, alike);
    expect(recordOf(next).moves).toHaveLength(26);
    const over = send(next, 'PlayMove', {
      by: 'a',
      game: 1,
      move: { at: 26, concede: true },
      seed: alike,
      nonce: 'n',
    });
    const { seat, ...made } = recordOf(next).moves.at(-1)!;
    const told = [
      scheduled,
      ...events,
      matchEvent('MovePlayed', {
        ...place,
        game: 1,
        move: { ...(made.option as object), seat } as never,
        hash: null,
      }),
      ...over.events,
    ];
    expect(finishedGame(told.slice(0, 3), 1)).toBeNull();
    expect(finishedGame(told, 1)).toMatchObject({
      from: { ...source, at: 25 },
      record: { moves: { length: 27 } },
      closed: { winner: 'b', cause: 'conceded' },
    });
  });

  it('is not taken back behind its beginning, and as every game after it', () => {
    // If the last move of the finished game revealed nothing, it could have been taken back there.
    for (let at = 3; at < 60; at += 9) {
      const { state } = begun(at);
      const by = sideAt(recordOf(state).moves.at(-1)!.seat);
      const look = { game: 1, at, takenBack: 0 };
      expect(codeOf(state, 'TakeBackMove', { by, ...look, seed: alike })).toBe(
        'match/nothing-to-take-back',
      );
      expect(codeOf(state, 'AskTakeBack', { by, ...look, to: at - 1 })).toBe(
        'match/nothing-to-take-back',
      );
    }
    const next = played(begun(25).state, alike);
    const by = sideAt(recordOf(next).moves.at(-1)!.seat);
    const asked = send(next, 'AskTakeBack', { by, game: 1, at: 26, takenBack: 0, to: 25 }).state;
    const other = by === 'a' ? 'b' : 'a';
    const back = send(asked, 'AnswerTakeBack', { by: other, game: 1, to: 25, accept: true }).state;
    expect(recordOf(back).moves).toHaveLength(25);
    expect(hash(truth(back, alike))).toBe(openingOf(25).hash);
  });

  it('is refused where it does not lead to the position, or nobody decides there', () => {
    const from = openingOf(25);
    const opened = (changed: Partial<typeof from>, of = alike) =>
      codeOf(blank, 'OpenTable', { ...dealing, seed: of, from: { ...from, ...changed } });
    expect(opened({})).toBe('accepted');
    expect(opened({ hash: 'another' })).toBe('match/table-outdated');
    expect(opened({ moves: from.moves.slice(1) })).toBe('match/table-outdated');
    expect(opened({}, 'another seed')).toBe('match/table-outdated');
    expect(openingAt(games, recorded, { ...source, at: 61 })).toBe('no-such-decision');
    expect(openingAt(games, { ...recorded, seed: 'x' }, { ...source, at: 25 })).toBe('outdated');
  });
});
