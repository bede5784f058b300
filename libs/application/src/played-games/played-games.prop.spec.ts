import { toScreenMove } from '#game';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { starterDeck } from '#cards';
import { games as offered, setupsOf } from '#games';
import { MemorySnapshots, type Snapshot, type SnapshotStore } from '#event-store';
import {
  type TableDeck,
  begunRecord,
  gameState,
  HASHED,
  type Reel,
  type ScreenRecord,
  SWU,
  GameMemory,
  swuReel,
} from '#match';
import { dice, hash, randomMove } from '#rules';
import { GameSnapshots, type SnapshotOutcome } from './game-snapshots.js';
import { PlayedGames, type ReachedBy } from './played-games.js';
import { sealedPlace, snapshotNames } from './snapshot-bytes.js';
import { keptPlace } from './snapshot-form.js';

const setups = setupsOf(['luke', 'vader'].map((name) => starterDeck(name) as TableDeck));
const streamId = 'match-1';
const engine = 'sha256:one';

/** The game as recorded in its stream: with a hash of the state at regular intervals. */
const recorded = (game: ScreenRecord, seed: string): ScreenRecord => {
  const moves = Math.floor(game.moves.length / HASHED) * HASHED;
  if (moves === 0) return game;
  const then = { ...game, hashed: null, moves: game.moves.slice(0, moves) };
  return { ...game, hashed: { moves, hash: hash(gameState(offered, then, seed)) } };
};

/** Random moves from the present position; the same number gives the same moves. */
const playedOn = (game: ScreenRecord, seed: string, most: number, number: number): ScreenRecord => {
  const roll = dice(number);
  const moves = [...game.moves];
  const reel = new GameMemory(offered).of({ ...game, hashed: null }, seed);
  let position = reel && swuReel(reel).position;
  while (position?.state.pending && moves.length < game.moves.length + most) {
    const move = toScreenMove(randomMove(position.state.pending, roll, []));
    const after = position.after(move);
    if (!after) break;
    moves.push(move);
    position = after;
  }
  return recorded({ ...game, moves }, seed);
};
const dealt = begunRecord({ game: SWU, setups, terms: null });
const wentBack = (game: ScreenRecord, to: number): ScreenRecord => ({
  ...game,
  moves: game.moves.slice(0, to),
  hashed: null,
  rewinds: [...game.rewinds, { from: game.moves.length, to, cause: 'ruled' as const, by: null }],
});

/** A process: it has its own memory, and shares the stored snapshots. */
const startProcess = (store: SnapshotStore, digest = engine) => {
  const outcomes: SnapshotOutcome[] = [];
  const ways: ReachedBy[] = [];
  const logger = { warn: () => undefined };
  const count = (outcome: SnapshotOutcome) => void outcomes.push(outcome);
  const snapshots = new GameSnapshots({ store, logger, count }, { games: offered, digest });
  const memory = new GameMemory(offered);
  const games = new PlayedGames({ memory, snapshots, count: (by) => void ways.push(by) });
  return { snapshots, games, outcomes, ways };
};
const told = (reached: Reel | null) => {
  const reel = reached && swuReel(reached);
  return (
    reel && {
      moves: reel.moves,
      hash: reel.position.hash(),
      veil: reel.state.veil,
      free: reel.position.free,
      events: reel.events,
      rewinds: reel.rewinds,
    }
  );
};

/** A game that a process has played move by move, with its snapshots. */
const kept = async (store: SnapshotStore, game: ScreenRecord, seed: string): Promise<void> => {
  const { games, snapshots, outcomes } = startProcess(store);
  for (let moves = 0; moves <= game.moves.length; moves += 1)
    await games.of({
      streamId,
      seed,
      game: { ...game, moves: game.moves.slice(0, moves), hashed: null },
    });
  await snapshots.settle();
  expect(outcomes.filter((each) => each === 'kept')).toHaveLength(
    Math.floor(game.moves.length / HASHED),
  );
};

describe('a game reached from a snapshot', () => {
  it('stands where its moves lead, tells what they did, and goes on as they would', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 1e6 }),
        fc.integer({ min: HASHED, max: 110 }),
        async (number, most) => {
          const seed = `snapshot ${number}`;
          const store = new MemorySnapshots();
          const game = playedOn(dealt, seed, most, number);
          await kept(store, game, seed);
          const later = startProcess(store);
          const reached = await later.games.of({ streamId, seed, game });
          expect(later.ways).toEqual([game.moves.length < HASHED ? 'memory' : 'snapshot']);
          expect(told(reached)).toEqual(told(new GameMemory(offered).of(game, seed)));
          const further = playedOn(game, seed, 30, number + 1);
          const on = await later.games.of({ streamId, seed, game: further });
          expect(told(on)).toEqual(told(new GameMemory(offered).of(further, seed)));
        },
      ),
      { numRuns: 12 },
    );
  });

  it('that went back and was played otherwise is not mixed up with what it had been', async () => {
    const seed = 'back and otherwise';
    const store = new MemorySnapshots();
    const first = playedOn(dealt, seed, 70, 1);
    await kept(store, first, seed);
    for (const to of [first.moves.length - 1, 45, 20, 3]) {
      const other = playedOn(wentBack(first, to), seed, 50, to);
      const { games, snapshots } = startProcess(store);
      expect(told(await games.of({ streamId, seed, game: other }))).toEqual(
        told(new GameMemory(offered).of(other, seed)),
      );
      await snapshots.settle();
      const again = await startProcess(store).games.of({ streamId, seed, game: other });
      expect(told(again)).toEqual(told(new GameMemory(offered).of(other, seed)));
    }
  });
});

describe('a snapshot that cannot be used', () => {
  const seed = 'a changed snapshot';
  const game = playedOn(dealt, seed, 75, 7);
  const source = { streamId, seed, game };
  const right = told(new GameMemory(offered).of(game, seed));

  /** Alters snapshots after they were stored. */
  const changed = async (
    change: (snapshots: readonly Snapshot[]) => readonly Snapshot[],
  ): Promise<SnapshotStore> => {
    const all: Snapshot[] = [];
    const store = new MemorySnapshots();
    await kept(
      {
        find: (...asked) => store.find(...asked),
        keep: async (snapshots) => void all.push(...snapshots),
        discard: async () => undefined,
      },
      game,
      seed,
    );
    await store.keep(change(all));
    return store;
  };
  const flipped = (bytes: Buffer, at: number): Buffer => {
    const copy = Buffer.from(bytes);
    copy[at] = (copy[at] ?? 0) ^ 1;
    return copy;
  };
  const outcomeWith = async (store: SnapshotStore, digest = engine) => {
    const { games, outcomes, ways } = startProcess(store, digest);
    expect(told(await games.of(source))).toEqual(right);
    return [...outcomes, ...ways];
  };

  it('is found where nothing was changed', async () => {
    expect(await outcomeWith(await changed((all) => all))).toEqual(['found', 'snapshot']);
  });

  it.each([
    ['state', 100],
    ['state', 3],
    ['events', 50],
  ] as const)('because a bit of its %s was changed is noticed', async (part, at) => {
    const store = await changed((all) =>
      all.map((each) => ({ ...each, [part]: flipped(each[part], at) })),
    );
    expect(await outcomeWith(store)).toEqual(['unreadable', 'replay']);
  });

  it('because one before it is missing, or all are, costs a replay', async () => {
    expect(await outcomeWith(await changed(([, ...rest]) => rest))).toEqual([
      'incomplete',
      'replay',
    ]);
    expect(await outcomeWith(new MemorySnapshots())).toEqual(['missing', 'replay']);
  });

  it('because another engine made it is not found', async () => {
    expect(await outcomeWith(await changed((all) => all), 'sha256:two')).toEqual([
      'missing',
      'replay',
    ]);
  });

  it('because it is of another position is noticed by the hash on record', async () => {
    const names = snapshotNames(source, { games: offered, digest: engine });
    const last = names.length * HASHED;
    const other = playedOn(wentBack(game, last - 5), seed, 5, 99);
    const reel = new GameMemory(offered).of(other, seed);
    const kept = keptPlace(reel!);
    const wrong = await sealedPlace(source, { basis: names.at(-1) ?? '', place: last, kept });
    const store = await changed((all) => [...all.slice(0, -1), wrong]);
    expect(await outcomeWith(store)).toEqual(['wrong', 'replay']);
  });

  it('because it is of another position, where no hash is on record, is noticed by moves that are refused', async () => {
    const names = snapshotNames(source, { games: offered, digest: engine });
    const reel = new GameMemory(offered).of({ ...game, hashed: null, moves: [] }, seed);
    const kept = keptPlace(reel!);
    const place = names.length * HASHED;
    const wrong = await sealedPlace(source, { basis: names.at(-1) ?? '', place, kept });
    const store = await changed((all) => [...all.slice(0, -1), wrong]);
    const { games, outcomes } = startProcess(store);
    const reached = await games.of({ ...source, game: { ...game, hashed: null } });
    expect(told(reached)).toEqual(right);
    expect(outcomes).toEqual(['found', 'wrong']);
  });

  it('because the store cannot be reached hinders nobody', async () => {
    const away = async (): Promise<never> => {
      throw new Error('away');
    };
    const { games, snapshots, outcomes } = startProcess({ find: away, keep: away, discard: away });
    expect(told(await games.of(source))).toEqual(right);
    await snapshots.settle();
    expect(outcomes).toEqual(['unreadable', 'failed', 'failed', 'failed']);
  });

  it('is sealed with a key that follows from the seed: another seed neither finds nor reads it', async () => {
    const { games, outcomes } = startProcess(await changed((all) => all));
    await games.of({ ...source, seed: 'another seed', game: { ...dealt, ...game, hashed: null } });
    expect(outcomes[0]).toBe('missing');
  });
});
