import { type Reel, ReplayCache, rulesEngine } from '#match';
import { swuPgnOf } from '../../apps/api/src/tables/swu-pgn/write.js';
import { playedGame } from '../../apps/api/test/played-game.js';

/** A game that was played at random, won by the second player, position by position and as SWU-PGN. */
export const writtenRecord = (
  number: number,
): { readonly reels: readonly Reel[]; readonly text: string } => {
  const seed = `a record to open ${number}`;
  const engine = rulesEngine();
  const game = playedGame(engine, seed, number);
  const reels = new ReplayCache().all(game, seed);
  if (!reels) throw new Error('the game cannot be played again');
  const text = swuPgnOf({
    engine,
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
