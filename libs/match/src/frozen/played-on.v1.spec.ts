import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { matchDecider } from '../decider.js';
import type { MatchEvent } from '../events.js';
import { freeMatchDecider, freeMatchOf } from '../game/kinds/free-match.js';
import type { FreeMatchEvent } from '../game/kinds/free-match-events.js';

// Events of a game that begins in another one as they were first written. This file never changes.
const frozen = JSON.parse(
  readFileSync(new URL('played-on.v1.json', import.meta.url), 'utf8'),
) as readonly (MatchEvent | FreeMatchEvent)[];

it('folds to the decision of the other game, and goes on there', () => {
  const after = (count: number) =>
    (frozen.slice(0, count) as readonly MatchEvent[]).reduce(
      matchDecider.evolve,
      matchDecider.initialState,
    ).table;
  expect(after(2).game).toMatchObject({
    from: { source: 'practice/abcdef', game: 1, at: 2, hash: 'h2' },
    record: { moves: [{ seat: 1 }, { seat: 0 }], hashed: { moves: 2, hash: 'h2' } },
  });
  expect(after(2).nextChooser).toBe('b');
  expect(after(3).game.record?.moves).toHaveLength(3);
});

it('folds to the table at which two found each other for it', () => {
  const opened = (frozen.slice(3) as readonly FreeMatchEvent[]).reduce(
    freeMatchDecider.evolve,
    freeMatchDecider.initialState,
  );
  expect(freeMatchOf(opened)).toMatchObject({
    from: { source: 'practice/abcdef', game: 1, at: 2, hash: 'h2', seat: 'b' },
  });
});
