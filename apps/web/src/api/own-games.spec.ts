import { describe, expect, it } from 'vitest';
import { withFirst } from './kept-list.js';
import { isSameGame, mostGames, type OwnGame } from './own-games.js';

const day = 86_400_000;
const game = (practiceId: string, at: number, winner: OwnGame['winner'] = null): OwnGame => ({
  practiceId,
  at,
  own: 'Luke Skywalker',
  bot: 'Darth Vader',
  winner,
});
const withGame = (games: readonly OwnGame[], next: OwnGame) =>
  withFirst(games, next, { most: mostGames, isSame: isSameGame });
const ids = (games: readonly OwnGame[]) => games.map(({ practiceId }) => practiceId);

describe('the games that a browser remembers', () => {
  it('begin with the one looked at last, each once, as it stands now', () => {
    const games = withGame(
      withGame(withGame([], game('one', 1)), game('two', 2)),
      game('one', 3, 'person'),
    );
    expect(games).toEqual([game('one', 3, 'person'), game('two', 2)]);
  });

  it('are eight at most', () => {
    const games = Array.from({ length: 10 }, (_, at) => game(`game-${at}`, at)).reduce(
      withGame,
      [] as readonly OwnGame[],
    );
    expect(ids(games)).toEqual([9, 8, 7, 6, 5, 4, 3, 2].map((at) => `game-${at}`));
  });

  it('are forgotten when the server has forgotten the browser, after sixty days', () => {
    expect(
      ids(withGame([game('kept', 2 * day), game('gone', day)], game('new', 61 * day))),
    ).toEqual(['new', 'kept']);
  });

  it('hold one guided game, the last, for each lesson deals anew', () => {
    const games = [game('free', 1), { ...game('lesson-1', 2), guided: true }];
    expect(ids(withGame(games, { ...game('lesson-2', 3), guided: true }))).toEqual([
      'lesson-2',
      'free',
    ]);
  });
});
