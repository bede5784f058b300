import { toScreenMove } from '#game';
import { beforeAll, describe, expect, it } from 'vitest';
import { replayFile, type ReplayFile, type ReplayPosition, unpackFrames } from '#contracts';
import { games as offered, rulesEngine, setupsOf } from '#games';
import { toMove, type ScreenRecord, swuReels } from '#match';
import type { Move } from '#rules';
import { playedGame } from '../../test/played-game.js';
import { Boards } from './board.js';
import { GameWords } from './game-words.js';
import { Replays } from './replays.js';
import { CardFaces } from './words/faces.js';

const engine = rulesEngine();
const boards = new Boards(engine, new CardFaces(engine.book));
const seed = 'a replayed game';
const record: ScreenRecord = {
  ...playedGame(engine, seed, 12),
  rewinds: [{ from: 9, to: 8, cause: 'own-choice', by: 0 }],
};
const request = {
  source: 'match/m1',
  game: 1,
  record,
  seed,
  result: { winner: 'a', cause: 'played' },
  names: ['Ana', 'Ben'],
} as const;
/** The replay as received over HTTP. */
const sent = (viewer: 'a' | 'b' | null, open: boolean): ReplayFile =>
  replayFile.parse(
    JSON.parse(JSON.stringify(new Replays(new GameWords(null)).of({ ...request, viewer, open }))),
  );
const positionsOf = (file: ReplayFile): ReplayPosition[] => unpackFrames(file.frames, file);

describe('the replay of a game', () => {
  let open: ReplayFile;
  let positions: ReplayPosition[];
  beforeAll(() => {
    open = sent(null, true);
    positions = positionsOf(open);
  });

  it('has every position, both hands, and the whole log', () => {
    expect(positions.map(({ board }) => board.at)).toEqual(
      Array.from({ length: record.moves.length + 1 }, (_, at) => at),
    );
    expect(positions.every(({ board }) => board.a.hand !== null && board.b.hand !== null)).toBe(
      true,
    );
    expect(positions.at(-1)?.board).toMatchObject({ phase: 'over' });
    expect(positions.at(-1)?.board.log).toEqual(open.log);
    expect(open.log.filter(({ kind }) => kind === 'rewind')).toHaveLength(1);
    const faces = new Set(Object.keys(open.faces));
    for (const { board } of positions)
      for (const half of [board.a, board.b])
        for (const { id } of [...(half.hand ?? []), ...half.units, ...half.discard])
          expect(faces.has(id)).toBe(true);
  });

  it('says at each position what was chosen to get there', () => {
    const told = positions.slice(1).map(({ answered }) => answered);
    expect(told.every((each) => each !== null)).toBe(true);
    told.forEach((each, index) => {
      const { seat, pick = [] } = toMove(record.moves[index]!);
      expect(each).toMatchObject({ side: seat === 0 ? 'a' : 'b' });
      expect(each!.chosen.length).toBeGreaterThanOrEqual(pick.length);
    });
    expect(positions[0]?.answered).toBeNull();
  });

  it('calls a card that stays where it is by the same number at every position', () => {
    const bases = new Set(positions.map(({ board }) => board.b.base.card));
    expect(bases.size).toBe(1);
    const held = positions.map(({ board }) => new Map(board.b.hand?.map((c) => [c.card, c.id])));
    held.slice(1).forEach((hand, index) => {
      for (const [card, id] of hand) expect(held[index]!.get(card) ?? id).toBe(id);
    });
  });

  it('holds what the game can be played again from', () => {
    const { a, b, moves, seed: told } = open.record!;
    const again = swuReels(
      offered,
      { ...record, setups: setupsOf([a, b]), moves: (moves as Move[]).map(toScreenMove) },
      told,
    );
    expect(again?.at(-1)?.state.outcome).not.toBeNull();
  });

  it.each([
    ['a player', 'a', 0],
    ['an onlooker', null, null],
  ] as const)('shows %s of a running event no more than the game did', (_who, viewer, seat) => {
    const file = sent(viewer, false);
    expect(file.record).toBeNull();
    const reels = swuReels(offered, record, seed)!;
    positionsOf(file).forEach(({ board, answered }, index) => {
      const live = boards.render({ reel: reels[index]!, viewer: seat, names: ['Ana', 'Ben'] });
      expect(board.b).toEqual(JSON.parse(JSON.stringify(live.b)));
      expect(board.b.hand).toBeNull();
      if (viewer === null) expect(answered).toBeNull();
      else if (answered) expect(answered.side).toBe('a');
    });
    const last = boards.render({ reel: reels.at(-1)!, viewer: seat, names: ['Ana', 'Ben'] });
    expect(file.log).toEqual(JSON.parse(JSON.stringify(last.log)));
  });

  it('is small enough for a phone', () => {
    expect(JSON.stringify(open).length).toBeLessThan(2_500_000);
  });
});
