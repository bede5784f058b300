import { afterEach, describe, expect, it, vi } from 'vitest';
import { games as offered, rulesEngine } from '#games';
import { GameMemory, type ScreenRecord, swuReel } from '#match';
import { playedGame } from '../../test/played-game.js';
import { Boards } from './board.js';
import { CardFaces } from './words/faces.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const seed = 'a followed game';
const whole = playedGame(engine, seed, 5);
const until = (moves: number, rewinds: ScreenRecord['rewinds'] = []): ScreenRecord => ({
  ...whole,
  moves: whole.moves.slice(0, moves),
  rewinds,
});

/** What is sent to a page that shows the board after `since` moves. */
const sent = (cache: GameMemory, game: ScreenRecord, since: number) => {
  const reel = cache.of(game, seed);
  if (!reel) throw new Error('the game leads elsewhere');
  const between = cache.between(game, seed, since).map(swuReel);
  const names = ['Ana', 'Ben'];
  return boards.follow({ reel: swuReel(reel), viewer: 0, names, between, since });
};

afterEach(() => void vi.restoreAllMocks());

describe('games that are played again for those who watch', () => {
  it('plays each move once, for whoever follows move by move', () => {
    const cache = new GameMemory(offered);
    cache.of(until(0), seed);
    const apply = vi.spyOn(engine, 'apply');
    for (let moves = 1; moves <= 60; moves += 1)
      for (const behind of [1, 1, 2, 3])
        if (behind <= moves) sent(cache, until(moves), moves - behind);
    expect(apply).toHaveBeenCalledTimes(60);
  });

  it('tells whoever is behind the same from memory as by playing again', () => {
    const cache = new GameMemory(offered);
    for (let moves = 1; moves <= 60; moves += 1)
      for (const behind of [0, 1, 2, 3, 4, 5, 50]) {
        const [game, since] = [until(moves), Math.max(0, moves - behind)];
        expect(sent(cache, game, since)).toEqual(sent(new GameMemory(offered), game, since));
      }
  });

  it('shows the steps of the game as it went on after it was taken back', () => {
    const cache = new GameMemory(offered);
    sent(cache, until(20), 19);
    const back = until(17, [{ from: 20, to: 17, cause: 'agreed', by: 0 }]);
    const { board, steps } = sent(cache, back, 14);
    expect([board.at, steps.map(({ at }) => at)]).toEqual([17, [15, 16]]);
    expect({ board, steps }).toEqual(sent(new GameMemory(offered), back, 14));
  });
});
