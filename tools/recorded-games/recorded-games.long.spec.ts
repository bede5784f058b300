import { describe, expect, it } from 'vitest';
import { builtInContent, Catalogue, composeContent, playableBook, setCodes } from '#cards';
import { createEngine } from '#rules';
import { gamesFile, positionsFile } from './files.js';
import { differenceIn } from './recorded-game.js';
import { differenceInPosition } from './recorded-position.js';

// An intended change of rules or cards changes some of them too: check which, then run `npx
// conclave recorded-games --write`.
describe('what was recorded goes on as it went', () => {
  const engine = createEngine(playableBook());

  it('in games, in every question, event and view', () => {
    expect(gamesFile.read().flatMap((game) => differenceIn(engine, game) ?? [])).toEqual([]);
  });

  it('in games, with a set that came as a bundle', () => {
    const base = builtInContent(setCodes.filter((set) => set !== 'HMW'));
    const bundle = JSON.parse(JSON.stringify(builtInContent(['HMW']))) as typeof base;
    const { book } = new Catalogue(['hmw'], composeContent(base, [bundle]));
    const composed = createEngine(book);
    expect(gamesFile.read().flatMap((game) => differenceIn(composed, game) ?? [])).toEqual([]);
  });

  it('in positions full of cards, and in what is said of moves that are not allowed', () => {
    const changed = positionsFile.read().flatMap((one) => differenceInPosition(engine, one) ?? []);
    expect(changed).toEqual([]);
  });
});
