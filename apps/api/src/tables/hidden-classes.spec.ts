import { setFlagsFromString } from 'node:v8';
import { expect, it } from 'vitest';
import { games as offered, rulesEngine } from '#games';
import { swuReels } from '#match';
import { playedGame } from '../../test/played-game.js';
import { Boards } from './board.js';
import { CardFaces } from './words/faces.js';

setFlagsFromString('--allow-natives-syntax');
/** Whether V8 has given both objects the same hidden class. */
const share = new Function('one', 'other', 'return %HaveSameMap(one, other)') as (
  one: object,
  other: object,
) => boolean;

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));

/** Members whose keys are cards or keywords: these keys differ from board to board. */
const named = new Set(['faces', 'keywords']);

/** Every object in the value with its path; all items of a list count as the same path. */
const objectsOf = (value: unknown, path = ''): [path: string, object][] => {
  if (typeof value !== 'object' || value === null) return [];
  if (Array.isArray(value)) return value.flatMap((each) => objectsOf(each, `${path}[]`));
  const within = Object.entries(value).flatMap(([name, each]) =>
    named.has(name) ? [] : objectsOf(each, `${path}.${name}`),
  );
  return [[`${path}{${Object.keys(value).join(',')}}`, value], ...within];
};

/**
 * If an object literal spreads another first and adds members after it, Node 20 makes a hidden
 * class for each new object and collects these classes later. At 700 moves a second that was half
 * of the garbage collector's work.
 */
it('objects with the same members at the same place of a board have the same hidden class', () => {
  const first = new Map<string, object>();
  const different = new Set<string>();
  for (const reel of swuReels(offered, playedGame(engine, 'one', 1), 'one') ?? [])
    for (const viewer of [0, 1, null]) {
      const since = reel.moves - 1;
      const board = boards.render({ reel, viewer, names: ['Ana', 'Ben'], since });
      for (const [path, object] of objectsOf(board)) {
        const known = first.get(path);
        if (known === undefined) first.set(path, object);
        else if (!share(known, object)) different.add(path);
      }
    }
  // Among them are the board itself, its halves, hands, units, questions and lines.
  expect(first.size).toBeGreaterThan(25);
  expect([...different]).toEqual([]);
});
