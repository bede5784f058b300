import { expect, it } from 'vitest';
import { playableBook } from '#cards';
import { createEngine } from '#rules';
import { readGames } from './files.js';
import { differenceIn } from './recorded-game.js';

// A change of rules or cards that is meant changes games too: look at which, then `npm run recorded-games -- --write`.
it('recorded games go on as they went, in every question, event and view', () => {
  const engine = createEngine(playableBook());
  expect(readGames().flatMap((game) => differenceIn(engine, game) ?? [])).toEqual([]);
});
