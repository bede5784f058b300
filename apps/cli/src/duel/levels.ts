import { availableParallelism } from 'node:os';
import { startThread } from '#platform';
import type { SeatSetup } from '#rules';
import type { Contestant, LevelGame, LevelResult, Thought } from './level-game.js';

export interface Contest {
  readonly games: number;
  readonly seed: string;
  /** Pairs of decks, used in turn, one pair for every four games. */
  readonly decks: readonly (readonly [SeatSetup, SeatSetup])[];
  readonly thought: Thought;
  readonly openLists: boolean;
  readonly threads: number;
}

export interface Tally {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly rounds: number;
  /** The average time per decision of the first and the second, in milliseconds. */
  readonly thought: readonly [number, number];
}

export const DEFAULT_THREADS = Math.max(1, Math.min(2, availableParallelism()));

const pairFor = (decks: Contest['decks'], index: number): readonly [SeatSetup, SeatSetup] => {
  const [one, other] = decks[Math.floor(index / 4) % decks.length] as (typeof decks)[number];
  return Math.floor(index / 2) % 2 === 0 ? [one, other] : [other, one];
};

/** Four games per seed: each contestant in both seats with both decks. */
const gamesOf = (
  [first, second]: readonly [Contestant, Contestant],
  { games, seed, decks, thought, openLists }: Contest,
): LevelGame[] =>
  Array.from({ length: games }, (_, index) => ({
    seats: index % 2 === 0 ? [first, second] : [second, first],
    decks: pairFor(decks, index),
    seed: `levels:${seed}:${Math.floor(index / 4)}`,
    thought,
    openLists,
  }));

const playAll = (games: readonly LevelGame[], threads: number): Promise<LevelResult[]> =>
  new Promise((resolve, reject) => {
    const results: LevelResult[] = [];
    let [next, done] = [0, 0];
    const workers = Array.from({ length: Math.min(threads, games.length) }, () => {
      const worker = startThread('./level-thread', import.meta.url);
      let playing = -1;
      const send = (): void => {
        playing = next;
        next += 1;
        if (playing < games.length) worker.postMessage(games[playing]);
      };
      worker.on('message', (result: LevelResult) => {
        results[playing] = result;
        done += 1;
        if (done === games.length) {
          for (const each of workers) void each.terminate();
          resolve(results);
        } else send();
      });
      worker.on('error', reject);
      send();
      return worker;
    });
  });

/**
 * How often the first of two beats the second, with seats and decks mirrored. A draw counts for
 * neither.
 */
export const contest = async (
  pair: readonly [Contestant, Contestant],
  terms: Contest,
): Promise<Tally> => {
  const games = gamesOf(pair, terms);
  const results = await playAll(games, terms.threads);
  let [wins, draws, rounds] = [0, 0, 0];
  const spent = [0, 0];
  const answers = [0, 0];
  results.forEach(({ winner, rounds: played, thoughts }, index) => {
    thoughts.forEach(({ sum, count }, seat) => {
      const who = seat === index % 2 ? 0 : 1;
      spent[who] = (spent[who] as number) + sum;
      answers[who] = (answers[who] as number) + count;
    });
    rounds += played;
    if (winner === null) draws += 1;
    else if (winner === index % 2) wins += 1;
  });
  const mean = (who: 0 | 1): number => (spent[who] as number) / Math.max(1, answers[who] as number);
  const thought = [mean(0), mean(1)] as const;
  return { games: games.length, wins, draws, rounds: rounds / games.length, thought };
};

/** Half the width of the 95 % interval of the true share (normal approximation). */
export const margin = (wins: number, games: number): number =>
  1.96 * Math.sqrt(((wins / games) * (1 - wins / games)) / games);
