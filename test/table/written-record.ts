import { games, rulesEngine } from '#games';
import { type SwuReel, swuReels } from '#match';
import { swuPgnOf } from '../../apps/api/src/tables/swu-pgn/write.js';
import { playedGame } from '../../apps/api/test/played-game.js';

/** A game that was played at random, won by the second player, position by position and as SWU-PGN. */
export const writtenRecord = (
  number: number,
): { readonly reels: readonly SwuReel[]; readonly text: string } => {
  const seed = `a record to open ${number}`;
  const engine = rulesEngine();
  const record = playedGame(engine, seed, number);
  const reels = swuReels(games, record, seed);
  if (!reels) throw new Error('the game cannot be played again');
  const text = swuPgnOf({
    reels,
    game: 1,
    record,
    seed,
    source: 'match/m1',
    result: { winner: 'b', cause: 'played' },
    date: '2026-11-22T10:00:00.000Z',
    log: [],
  });
  return { reels, text };
};
