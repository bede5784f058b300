import { describe, expect, it } from 'vitest';
import { dice, hash, randomMove } from '#rules';
import { playableBook } from '#cards';
import { games as offered, cardsDigest, setupsOf } from '#games';
import { matchCommand, type MatchCommands, type MatchCommandType } from '../commands.js';
import { matchDecider } from '../decider.js';
import type { MatchState } from '../state.js';
import { matchEvent, type MatchEvent } from '../events.js';
import type { TableDeck } from './events.js';
import { gameState, swuReel } from '../game/kinds/swu.js';
import { GameMemory } from '../game/memory.js';
import type { ScreenRecord } from '../game/record.js';
import { runningGame } from './state.js';

const place = { eventId: 'e1', phase: 0, round: 1, table: 4, players: ['ana', 'bob'] as const };
const scheduled = (bestOf: 1 | 3) =>
  matchEvent('MatchScheduled', {
    ...place,
    matchId: 'm1',
    bestOf,
    drawsAllowed: true,
    agreedDrawAllowed: true,
    confirmAfterMinutes: 5,
    format: 'plain',
    points: null,
  });
const opening = (bestOf: 1 | 3): MatchState =>
  [scheduled(bestOf)].reduce(matchDecider.evolve, matchDecider.initialState);
const at = '2026-11-21T10:00:00.000Z';
const book = playableBook();
const units = [...book.cards.values()]
  .filter((card) => card.type === 'Unit' && !card.token)
  .map((card) => card.id)
  .slice(0, 17);
const side = (leader: string): TableDeck => ({
  leaders: [leader],
  base: [...book.cards.values()].find((card) => card.type === 'Base')?.id ?? '',
  deck: units.flatMap((id) => [id, id, id]).slice(0, 50),
});
const leaders = [...book.cards.values()]
  .filter((card) => card.type === 'Leader')
  .map((card) => card.id);
const decks = { a: side(leaders[0] ?? ''), b: side(leaders[1] ?? '') };

const decide = <T extends MatchCommandType>(state: MatchState, type: T, data: MatchCommands[T]) =>
  matchDecider.decide(matchCommand(type, data, { actor: 'x', at, games: offered }), state);
const send = <T extends MatchCommandType>(
  state: MatchState,
  type: T,
  data: MatchCommands[T],
  log: MatchEvent[] = [],
): MatchState => {
  const decision = decide(state, type, data);
  if ('kind' in decision)
    throw new Error(`${type}: ${decision.code} ${JSON.stringify(decision.data)}`);
  log.push(...decision);
  return decision.reduce(matchDecider.evolve, state);
};
const open = (state: MatchState, seed: string, log?: MatchEvent[]) =>
  send(
    state,
    'OpenTable',
    { ...decks, seed, seedCommitment: `c-${seed}`, engine: 'sha256:e' },
    log,
  );
const openAsJudge = (state: MatchState, seed: string) =>
  send(state, 'OpenTable', {
    ...decks,
    seed,
    seedCommitment: `c-${seed}`,
    engine: 'sha256:e',
    byJudge: true,
  });
const running = (state: MatchState): ScreenRecord => {
  const game = runningGame(state.table);
  if (!game) throw new Error('no table open');
  return game;
};
const current = (state: MatchState, seed: string) => gameState(offered, running(state), seed);
/** The match with another record of the running game. */
const changed = (state: MatchState, record: ScreenRecord): MatchState => ({
  ...state,
  table: { ...state.table, game: { ...state.table.game, record } },
});

/** Both sides pick at random until the game is over. */
const playOut = (before: MatchState, seed: string, log: MatchEvent[]): MatchState => {
  const roll = dice(7);
  const games = new GameMemory(offered);
  let now = open(before, seed, log);
  for (let moves = 0; runningGame(now.table) && moves < 5_000; moves += 1) {
    const { position, state } = swuReel(games.of(running(now), seed)!);
    const { pending } = state;
    if (!pending) throw new Error('nobody decides');
    const { seat, ...move } = randomMove(pending, roll, book.names);
    now = send(
      now,
      'PlayMove',
      { by: seat === 0 ? 'a' : 'b', game: now.table.games, move, seed, nonce: 'n', position },
      log,
    );
  }
  return now;
};

describe('a game on screen', () => {
  it('runs move by move to its end and completes a best of one', () => {
    const log: MatchEvent[] = [];
    // A drawn game decides nothing, so the next one is dealt.
    let over = opening(1);
    for (let game = 1; over.status === 'open' && game <= 10; game += 1)
      over = playOut(over, `seed-1-${game}`, log);
    expect(over.status).toBe('completed');
    expect(log.at(-2)?.type).toBe('TableClosed');
    expect(log.at(-1)).toMatchObject({ type: 'MatchCompleted', data: { cause: 'played' } });
    expect(
      log.filter((event) => event.type === 'MovePlayed' && event.data.hash !== null).length,
    ).toBeGreaterThan(0);
  });

  it('goes on from seed and moves alone, as after a restart', () => {
    const roll = dice(11);
    const games = new GameMemory(offered);
    let now = open(opening(3), 'seed-2');
    for (let moves = 0; moves < 60; moves += 1) {
      const { position, state } = swuReel(games.of(runningGame(now.table)!, 'seed-2')!);
      const { pending } = state;
      if (!pending) break;
      const { seat, ...move } = randomMove(pending, roll, book.names);
      now = send(now, 'PlayMove', {
        by: seat === 0 ? 'a' : 'b',
        game: 1,
        move,
        seed: 'seed-2',
        nonce: 'n',
        position,
      });
    }
    const remembered = swuReel(games.of(runningGame(now.table)!, 'seed-2')!);
    expect(hash(current(now, 'seed-2'))).toBe(remembered.position.hash());
  });

  it('refuses a move of the wrong player, a stale one and an impossible one, with the reason of the rules', () => {
    const now = open(opening(3), 'seed-3');
    const pending = current(now, 'seed-3').pending;
    const by = pending?.seat === 0 ? 'a' : 'b';
    const move = { at: pending?.at ?? 0, pick: [0] };
    expect(
      decide(now, 'PlayMove', {
        by: by === 'a' ? 'b' : 'a',
        game: 1,
        move,
        seed: 'seed-3',
        nonce: 'n',
      }),
    ).toMatchObject({ code: 'rules/not-your-decision' });
    expect(
      decide(now, 'PlayMove', {
        by,
        game: 1,
        move: { ...move, at: move.at + 5 },
        seed: 'seed-3',
        nonce: 'n',
      }),
    ).toMatchObject({ code: 'rules/stale-move' });
    expect(
      decide(now, 'PlayMove', {
        by,
        game: 1,
        move: { ...move, pick: [99] },
        seed: 'seed-3',
        nonce: 'n',
      }),
    ).toMatchObject({ code: 'rules/illegal-pick' });
    expect(
      decide(now, 'PlayMove', { by, game: 2, move, seed: 'seed-3', nonce: 'n' }),
    ).toMatchObject({ code: 'match/stale-game' });
  });

  it('a concession ends it at once', () => {
    const now = open(opening(1), 'seed-4');
    const atNow = current(now, 'seed-4').at;
    expect(
      decide(now, 'PlayMove', {
        by: 'b',
        game: 1,
        move: { at: atNow, concede: true },
        seed: 'seed-4',
        nonce: 'n',
      }),
    ).toMatchObject([
      { type: 'MovePlayed' },
      { type: 'TableClosed', data: { winner: 'a', cause: 'conceded', seed: 'seed-4' } },
      { type: 'MatchCompleted', data: { score: { a: 1, b: 0 } } },
    ]);
  });

  it('keeps paper results out while a game runs, and a judge can rule it', () => {
    const now = open(opening(3), 'seed-5');
    expect(decide(now, 'ReportResult', { by: 'a', score: { a: 2, b: 0, drawn: 0 } })).toMatchObject(
      { code: 'match/table-open' },
    );
    const ruled = send(now, 'RuleTable', { game: 1, winner: 'b', seed: 'seed-5', nonce: 'n' });
    expect(ruled.table).toMatchObject({ game: { status: 'over' }, won: { a: 0, b: 1 } });
    expect(
      send(openAsJudge(ruled, 'seed-6'), 'RuleTable', {
        game: 2,
        winner: 'b',
        seed: 'seed-6',
        nonce: 'n',
      }),
    ).toMatchObject({ status: 'completed', score: { a: 0, b: 2, drawn: 0 } });
  });

  it('pins digests of the engine and of its own cards', () => {
    const log: MatchEvent[] = [];
    open(opening(3), 'seed-9', log);
    expect(log[0]).toMatchObject({
      type: 'TableOpened',
      data: {
        engine: 'sha256:e',
        cards: cardsDigest({ setups: setupsOf([decks.a, decks.b]) }),
        discreet: true,
      },
    });
    expect(cardsDigest({ setups: setupsOf([decks.a, decks.b]) })).toMatch(/^[0-9a-f]{64}$/);
  });

  it('dealt under other rules or cards goes on where its moves lead where they led', () => {
    const now = open(opening(3), 'seed-7');
    const game = running(now);
    const { at, pending } = current(now, 'seed-7');
    const terms = { ...game.terms, engine: 'cr-7.0/1', cards: '3' };
    expect(
      decide(changed(now, { ...game, terms }), 'PlayMove', {
        by: pending?.seat === 0 ? 'a' : 'b',
        game: 1,
        move: { at, pick: [0] },
        seed: 'seed-7',
        nonce: 'n',
      }),
    ).toMatchObject([{ type: 'MovePlayed' }]);
  });

  it('whose moves are refused by now, or lead elsewhere, is not played on and can still be ruled', () => {
    const now = open(opening(3), 'seed-8');
    const { seat, ...move } = randomMove(current(now, 'seed-8').pending!, dice(1), book.names);
    const by = seat === 0 ? 'a' : 'b';
    const moved = send(now, 'PlayMove', { by, game: 1, move, seed: 'seed-8', nonce: 'n' });
    const game = running(moved);
    const stale = game.moves.map(({ seat: by, option }) => ({
      seat: by,
      option: { ...option, at: Number(option['at']) + 1 },
    }));
    const [first = {}, ...others] = game.setups;
    for (const record of [
      { ...game, hashed: { moves: 1, hash: 'another' } },
      { ...game, moves: stale },
      { ...game, setups: [{ ...first, deck: ['XXX_001'] }, ...others] },
    ]) {
      const pinned = changed(moved, record);
      expect(
        decide(pinned, 'PlayMove', { by, game: 1, move, seed: 'seed-8', nonce: 'n' }),
      ).toMatchObject({ code: 'match/table-outdated' });
      expect(
        decide(pinned, 'RuleTable', { game: 1, winner: 'a', seed: 'seed-8', nonce: 'n' }),
      ).toMatchObject([{ type: 'TableClosed', data: { cause: 'ruled' } }]);
    }
  });

  it('refuses a deck with a card that the engine does not know', () => {
    expect(
      decide(opening(3), 'OpenTable', {
        a: { ...decks.a, deck: ['XXX_001'] },
        b: decks.b,
        seed: 's',
        seedCommitment: 'c',
        engine: 'sha256:e',
      }),
    ).toMatchObject({ code: 'match/deck-not-playable' });
  });
});

describe('between two games of a match of three', () => {
  const lost = (by: 'a' | 'b'): MatchState => {
    const now = open(opening(3), 'seed-10');
    const concede = { at: current(now, 'seed-10').at, concede: true } as const;
    return send(now, 'PlayMove', { by, game: 1, move: concede, seed: 'seed-10', nonce: 'n' });
  };
  const next = { ...decks, seed: 'seed-11', seedCommitment: 'c', engine: 'sha256:e' };
  const other = { ...decks.a, deck: decks.a.deck.slice(1) };

  it('both players say which deck they play before the next game is dealt', () => {
    const between = lost('a');
    expect(decide(between, 'OpenTable', next)).toMatchObject({ code: 'match/sideboarding' });
    const one = send(between, 'ChooseGameDeck', { by: 'a', game: 2, deck: other });
    expect(decide(one, 'OpenTable', next)).toMatchObject({ code: 'match/sideboarding' });
    const both = send(one, 'ChooseGameDeck', { by: 'b', game: 2, deck: decks.b });
    expect(both.table.chosen).toEqual({ a: other, b: decks.b });
    const dealt = send(both, 'OpenTable', { ...next, a: other });
    expect(dealt.table).toMatchObject({
      chosen: { a: null, b: null },
      game: { record: { setups: [other, decks.b] } },
    });
  });

  it('a judge deals without waiting', () => {
    expect(decide(lost('a'), 'OpenTable', { ...next, byJudge: true })).toMatchObject([
      { type: 'TableOpened' },
    ]);
  });

  it.each([
    ['a', 0],
    ['b', 1],
  ] as const)('the loser %s says who has the initiative first', (by, seat) => {
    for (const seed of [12, 13, 14, 15].map((n) => `seed-${n}-${by}`)) {
      const log: MatchEvent[] = [];
      const now = send(lost(by), 'OpenTable', { ...next, seed, byJudge: true }, log);
      expect(log).toMatchObject([{ data: { chooser: by } }]);
      expect(current(now, seed).pending).toMatchObject({ seat, kind: 'first-player' });
    }
  });

  it('after a drawn game who said so then says so again', () => {
    const now = open(opening(3), 'seed-16');
    const { seat, at: asked } = current(now, 'seed-16').pending!;
    const by = seat === 0 ? 'a' : 'b';
    const secret = { seed: 'seed-16', nonce: 'n' };
    const begun = send(now, 'PlayMove', { by, game: 1, move: { at: asked, pick: [0] }, ...secret });
    const drawn = send(begun, 'RuleTable', { game: 1, winner: 'draw', ...secret });
    expect(drawn.table.nextChooser).toBe(by);
  });

  it('decks are not changed during a game, before the first, in a match of one, or for a game that is not next', () => {
    const chosen = { by: 'a', game: 2, deck: other } as const;
    expect(decide(open(opening(3), 'seed-17'), 'ChooseGameDeck', chosen)).toMatchObject({
      code: 'match/table-open',
    });
    expect(decide(opening(3), 'ChooseGameDeck', { ...chosen, game: 1 })).toMatchObject({
      code: 'match/no-sideboarding',
    });
    expect(decide(opening(1), 'ChooseGameDeck', { ...chosen, game: 1 })).toMatchObject({
      code: 'match/no-sideboarding',
    });
    expect(decide(lost('a'), 'ChooseGameDeck', { ...chosen, game: 3 })).toMatchObject({
      code: 'match/stale-game',
    });
  });
});
