import { expect, it } from 'vitest';
import { streamedGames } from '../../test/streamed-games.js';

const games = 20;

/** A thousand of them: `npx conclave fuzz --streams --games 1000`. */
it(`the boards of a stream show nothing hidden, and nothing sooner than their delay, in ${games} games`, async () => {
  const { boards, hidden, hands, heldBack, faults } = await streamedGames(games, 1);
  expect(faults).toEqual([]);
  expect(boards).toBeGreaterThan(games * 20);
  // What is looked for is there: hidden cards, moves that are held back, and hands where they are shown.
  expect(hidden).toBeGreaterThan(boards * 10);
  expect(heldBack).toBeGreaterThan(boards);
  expect(hands).toBeGreaterThan(boards);
});
