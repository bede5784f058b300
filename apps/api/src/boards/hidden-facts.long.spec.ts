import { expect, it } from 'vitest';
import { streamedGames } from '../../test/streamed-games.js';

const games = 20;

/** For a thousand games: `npx conclave fuzz --streams --games 1000`. */
it(`the boards of a stream show nothing hidden, and nothing sooner than their delay, in ${games} games`, async () => {
  const { boards, hidden, hands, heldBack, faults } = await streamedGames(games, 1);
  expect(faults).toEqual([]);
  expect(boards).toBeGreaterThan(games * 20);
  // The searched facts really occur: hidden cards, held back moves, and hands if they are shown.
  expect(hidden).toBeGreaterThan(boards * 10);
  expect(heldBack).toBeGreaterThan(boards);
  expect(hands).toBeGreaterThan(boards);
});
