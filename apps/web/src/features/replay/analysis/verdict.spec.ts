import { describe, expect, it } from 'vitest';
import { chancesOf, type Judged, mistakesOf, turnsOf } from './verdict.js';

const better = [{ options: [{ o: 'pass' as const }], cards: [null] }];
const judged: Judged = new Map([
  [9, { seat: 1, chance: 0.2, mistake: { lost: 0.3, better } }],
  [2, { seat: 0, chance: 0.5, mistake: null }],
  [4, null],
  [5, { seat: 1, chance: 0.55, mistake: null }],
]);

describe('what is told of a game that was weighed', () => {
  it('has the chances of one player, in the order of the game, decisions without a choice left out', () => {
    const chances = chancesOf(judged, 0);
    expect(chances.map(({ at }) => at)).toEqual([2, 5, 9]);
    expect(chances.map(({ chance }) => chance)).toEqual([0.5, expect.closeTo(0.45), 0.8]);
    expect(chancesOf(judged, 1).at(-1)).toEqual({ at: 9, chance: 0.2 });
  });

  it('names each mistake with who made it', () => {
    expect(mistakesOf(judged)).toEqual([{ at: 9, seat: 1, lost: 0.3, better }]);
  });

  it('tells the three largest swings, each once, in the order of the game', () => {
    const chances = [0.5, 0.52, 0.9, 0.7, 0.4, 0.35, 0.33, 0.3, 0.6, 0.6, 0.6, 0.6, 0.6, 0.6, 0.74];
    const turns = turnsOf(chances.map((chance, at) => ({ at, chance })));
    expect(turns).toEqual([
      { at: 2, before: 0.52, after: 0.9 },
      { at: 8, before: 0.3, after: 0.6 },
      { at: 14, before: 0.6, after: 0.74 },
    ]);
    expect(turnsOf([])).toEqual([]);
  });
});
