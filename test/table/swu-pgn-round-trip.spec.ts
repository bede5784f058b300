/**
 * Games that the server writes as SWU-PGN, read by the
 * page that opens records: the same boards at every round.
 */
import { describe, expect, it } from 'vitest';
import { parsePgn, type TableBoard, type TableHalf, unpackFrames } from '#contracts';
import { rulesEngine } from '#games';
import type { State } from '#rules';
import { Boards } from '../../apps/api/src/tables/board.js';
import { CardFaces } from '../../apps/api/src/tables/words/faces.js';
import { replayOfPgn } from '../../apps/web/src/features/replay/pgn/replay-of-pgn.js';
import { writtenRecord } from './written-record.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));

const ids = (cards: readonly { readonly id: string }[]): string[] =>
  cards.map(({ id }) => id).sort();

/** What both kinds of board tell of a player; numbers of cards and words apart. */
const told = (half: TableHalf) => ({
  base: [half.base.id, Math.min(half.base.damage, half.base.hp), half.base.hp, half.base.epicUsed],
  leaders: half.leaders.map(({ id, deployed, ready, epicUsed }) => [id, deployed, ready, epicUsed]),
  hand: ids(half.hand ?? []),
  deck: half.deckSize,
  discard: ids(half.discard),
  ready: half.resources.filter(({ ready }) => ready).length,
  resources: ids(half.resources.map(({ id }) => ({ id: id ?? '?' }))),
  units: half.units
    .map((unit) => ({
      ...{ id: unit.id, arena: unit.arena, power: unit.power, hp: unit.hp, damage: unit.damage },
      ...{ ready: unit.ready, leader: unit.leader },
      keywords: unit.keywords.map(({ keyword }) => keyword.toLowerCase()).sort(),
      upgrades: ids(unit.upgrades),
      captives: ids(unit.captives),
    }))
    .sort((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1)),
});

const openBoard = (state: State): TableBoard => {
  const { veil: _, ...open } = state;
  const reel = { moves: 0, state: open, events: [], rewinds: [] };
  const [a, b] = [0, 1].map((viewer) => boards.render({ reel, viewer, names: ['A', 'B'] }));
  if (!a || !b) throw new Error('a table has two players');
  return { ...a, b: b.b };
};

describe('a game written as SWU-PGN and opened again', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'game %i shows the same board at the end and at every round',
    (number) => {
      const { reels, text } = writtenRecord(number);
      const read = parsePgn(text);
      if (!('game' in read)) throw new Error(JSON.stringify(read));
      const file = replayOfPgn(read.game, {}, (key) => key);
      const shown = unpackFrames(file.frames, file).map(({ board }) => board);
      expect(file.result.winner).toBe('b');
      const rounds = reels.at(-1)?.state.round ?? 0;
      expect(rounds).toBeGreaterThan(2);
      for (let round = 1; round <= rounds + 1; round++) {
        const of = openBoard(
          (reels.find(({ state }) => state.round === round) ?? reels.at(-1)!).state,
        );
        const on = shown.find((board) => board.round === round) ?? shown.at(-1)!;
        expect([told(on.a), told(on.b)], `round ${round}`).toEqual([told(of.a), told(of.b)]);
      }
      expect(file.log.length).toBeGreaterThan(10);
    },
  );
});
