import { describe, expect, it } from 'vitest';
import { formatOf } from '#game';
import { findGame, gameOf, games, storedGame } from './registry.js';

describe('the games', () => {
  it('have formats that no other game has', () => {
    const ids = games.flatMap(({ formats }) => formats.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  it.each(games.map((game) => [game.id, game] as const))(
    'of %s count by columns and options that they have',
    (_, game) => {
      const columns = new Set(['points', ...game.columns.map(({ id }) => id)]);
      const options = new Map(game.options.map((option) => [option.id, option]));
      for (const chain of game.chains) expect(chain.filter((id) => !columns.has(id))).toEqual([]);
      for (const { defaults } of game.formats) {
        expect((defaults.chain ?? []).filter((id) => !columns.has(id))).toEqual([]);
        expect(Object.keys(defaults.scoring ?? {}).filter((id) => !options.has(id))).toEqual([]);
      }
    },
  );

  it('are Star Wars: Unlimited where a stored event names none, and are stored so', () => {
    expect(gameOf(undefined).id).toBe('swu');
    expect(storedGame(gameOf(undefined))).toEqual({});
    expect(storedGame(gameOf('xwing'))).toEqual({ game: 'xwing' });
  });

  it('that this version does not know are not counted by the rules of another', () => {
    expect(findGame('chess')).toBeNull();
    expect(() => gameOf('chess')).toThrow('chess is not known');
    expect(formatOf(gameOf('xwing'), 'premier')).toBeNull();
  });
});
