import { starterDeck } from '#cards';
import { type GameRecord, rulesEngine, setupOf, type TableDeck } from '#match';
import { dice, isRefusal, type Move, randomMove } from '#rules';
import { type Reel, ReplayCache } from '../../apps/api/src/tables/replay-cache.js';
import { swuPgnOf } from '../../apps/api/src/tables/swu-pgn/write.js';

const decks = { a: starterDeck('luke') as TableDeck, b: starterDeck('vader') as TableDeck };

/** A whole game at random. */
const played = (seed: string, number: number): GameRecord => {
  const engine = rulesEngine();
  const begun = engine.create(setupOf({ ...decks, discreet: true }), seed);
  if (isRefusal(begun)) throw new Error(begun.detail);
  const play = engine.simulate(begun.state);
  const roll = dice(number);
  const moves: Move[] = [];
  while (play.state.pending) {
    const move = randomMove(play.state.pending, roll, engine.book.names);
    moves.push(move);
    play.play(move);
  }
  return {
    ...decks,
    game: 1,
    moves,
    engine: 'sha256:e',
    cards: 'k',
    discreet: true,
    chooser: null,
    rewinds: [],
    hashed: null,
  };
};

/** A game that was played at random, won by the second player, position by position and as SWU-PGN. */
export const writtenRecord = (
  number: number,
): { readonly reels: readonly Reel[]; readonly text: string } => {
  const seed = `a record to open ${number}`;
  const game = played(seed, number);
  const reels = new ReplayCache().all(game, seed);
  if (!reels) throw new Error('the game cannot be played again');
  const text = swuPgnOf({
    engine: rulesEngine(),
    reels,
    game,
    seed,
    source: 'match/m1',
    result: { winner: 'b', cause: 'played' },
    date: '2026-11-22T10:00:00.000Z',
    log: [],
  });
  return { reels, text };
};
