import { describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { MemorySnapshots, type SnapshotStore } from '#event-store';
import { describedIn, type ScreenMove } from '#game';
import { games as offered, findGame } from '#games';
import {
  begunRecord,
  type DescribedReel,
  GameMemory,
  type Reel,
  type ScreenRecord,
  wholeGame,
} from '#match';
import { GameSnapshots, type SnapshotOutcome } from './game-snapshots.js';
import { PlayedGames, type ReachedBy } from './played-games.js';

const streamId = 'duel-1';
const startProcess = (store: SnapshotStore, rules = 'rules') => {
  const outcomes: SnapshotOutcome[] = [];
  const ways: ReachedBy[] = [];
  const count = (outcome: SnapshotOutcome) => void outcomes.push(outcome);
  const judging = { games: offered, digest: rules };
  const logger = { warn: () => undefined };
  const snapshots = new GameSnapshots({ store, logger, count }, judging);
  const memory = new GameMemory(offered);
  const games = new PlayedGames({ memory, snapshots, count: (by) => void ways.push(by) });
  return { games, snapshots, outcomes, ways };
};

/** A game with two random lists, before the first move. */
const begun = (game: string, seed: string): ScreenRecord => {
  const setups = ['one', 'other'].map((side) => {
    const brought = describedIn(findGame(game))?.bring(null, `${seed} ${side}`);
    if (brought?.kind !== 'brought') throw new Error('a random list can be played');
    return brought.setup;
  });
  return begunRecord({ game, setups, terms: null });
};

/** The game replayed from its moves alone. */
const playedAgain = (game: ScreenRecord, seed: string): Reel | null =>
  wholeGame(offered, game, seed)?.at(-1) ?? null;

/** The game after each of this many random moves. */
const played = (from: ScreenRecord, seed: string, most: number, number: string): ScreenRecord[] => {
  const random = seededRandom(number);
  const games = [from];
  let position = playedAgain({ ...from, hashed: null }, seed)?.position ?? null;
  const moves: ScreenMove[] = [...from.moves];
  while (position && position.waitingFor !== null && games.length <= most) {
    const option = position.options[random.below(position.options.length)];
    if (!option) break;
    const move = { seat: position.waitingFor, option };
    position = position.after(move);
    moves.push(move);
    const hashed = position && { moves: moves.length, hash: position.hash() };
    games.push({ ...from, moves: [...moves], hashed });
  }
  return games;
};

/**
 * The first of the numbered random games that lasts this many moves: the game after each of them.
 */
const lasting = (kind: string, name: string, moves: number) => {
  for (let number = 1; number <= 20; number += 1) {
    const seed = `${kind} ${name} ${number}`;
    const all = played(begun(kind, seed), seed, moves, `${number}`);
    if (all.length === moves + 1 && all.at(-1)?.hashed) return { seed, all };
  }
  throw new Error(`no random game of ${kind} lasts ${moves} moves`);
};

/** Everything that a game shows. */
const told = (reel: Reel | null) => {
  const game = reel as DescribedReel | null;
  return (
    game && {
      moves: game.moves,
      events: game.events,
      hash: game.position.hash(),
      disclosed: game.position.disclosed,
      told: game.position.told,
      boards: [0, 1, null].map((seat) => game.position.board(seat)),
      options: game.position.options,
    }
  );
};

describe.each(['destiny', 'swtcg', 'xwing'])('a game of %s reached from a snapshot', (kind) => {
  it('stands where its moves lead, tells what they did, and goes on as they would', async () => {
    for (const moves of [63, 76]) {
      const { seed, all } = lasting(kind, 'kept', moves);
      const store = new MemorySnapshots();
      const first = startProcess(store);
      for (const game of all) await first.games.of({ streamId, seed, game });
      await first.snapshots.settle();
      const game = all.at(-1) as ScreenRecord;
      const later = startProcess(store);
      expect(told(await later.games.of({ streamId, seed, game }))).toEqual(
        told(playedAgain(game, seed)),
      );
      expect([later.outcomes, later.ways]).toEqual([['found'], ['snapshot']]);
      const further = played(game, seed, 25, 'further').at(-1) as ScreenRecord;
      expect(told(await later.games.of({ streamId, seed, game: further }))).toEqual(
        told(playedAgain(further, seed)),
      );
    }
  });

  it('that was taken back and went otherwise is not mixed up with what it had been', async () => {
    const { seed, all } = lasting(kind, 'back', 60);
    const store = new MemorySnapshots();
    const first = startProcess(store);
    for (const game of all) await first.games.of({ streamId, seed, game });
    await first.snapshots.settle();
    for (const to of [59, 39, 15]) {
      const rewinds = [{ from: 60, to, cause: 'own-choice', by: 0 }] as const;
      const back = { ...(all[to] as ScreenRecord), hashed: null, rewinds };
      const other = played(back, seed, 12, `other ${to}`).at(-1) as ScreenRecord;
      for (const { games } of [first, startProcess(store)])
        expect(told(await games.of({ streamId, seed, game: other }))).toEqual(
          told(playedAgain(other, seed)),
        );
    }
  });

  it('is not found by other rules, and is played again where its bytes were changed', async () => {
    const { seed, all } = lasting(kind, 'changed', 45);
    const store = new MemorySnapshots();
    const first = startProcess(store);
    for (const game of all) await first.games.of({ streamId, seed, game });
    await first.snapshots.settle();
    const game = all.at(-1) as ScreenRecord;
    const broken: SnapshotStore = {
      keep: async () => undefined,
      discard: async () => undefined,
      find: async (...asked) =>
        (await store.find(...asked)).map((each) => ({
          ...each,
          state: each.state && Buffer.from(each.state.map((byte) => byte ^ 1)),
        })),
    };
    for (const [other, outcome] of [
      [startProcess(store, 'other rules'), 'missing'],
      [startProcess(broken), 'unreadable'],
    ] as const) {
      expect(told(await other.games.of({ streamId, seed, game }))).toEqual(
        told(playedAgain(game, seed)),
      );
      expect([other.outcomes[0], other.ways]).toEqual([outcome, ['replay']]);
    }
  });
});
