import { seededRandom, type Random } from '#chance';
import type { TimedRound, TimedTable } from '#tournament';

const MINUTE = 60_000;
/** Playing time of a round, in minutes. */
const clock = 55;

/** Approximately normal, mean 0 and deviation 1: the sum of twelve uniform values. */
const normal = (random: Random): number =>
  Array.from({ length: 12 }, () => random.fraction()).reduce((sum, each) => sum + each, -6);

/** A random duration with the given mean: mostly shorter, sometimes much longer. */
const delay = (random: Random, mean: number): number => -mean * Math.log(1 - random.fraction());

/** The minutes that a match of up to three games takes, and the part of it after its time. */
const playMatch = (random: Random, pace: number, time: number): number => {
  if (random.fraction() < 0.02) return 2 + delay(random, 3);
  const games = random.fraction() < 0.56 ? 2 : 3;
  let played = 2;
  for (let game = 0; game < games; game += 1)
    played += 2 + pace * 15 * Math.exp(0.35 * normal(random) - 0.06);
  const over = played > time ? time + random.fraction() * 5 : played;
  return over + 0.3 + delay(random, 0.8);
};

const playRound = (random: Random, paces: readonly number[], start: number): TimedRound => {
  const seats = random.shuffle(paces.map((_, player) => player));
  const limit = start + clock * MINUTE;
  const tables = Array.from({ length: Math.floor(seats.length / 2) }, (_, index): TimedTable => {
    const pair = [seats[2 * index] ?? 0, seats[2 * index + 1] ?? 0];
    const extra = random.fraction() < 0.05 ? 3 + Math.floor(random.fraction() * 6) : 0;
    const pace = Math.sqrt((paces[pair[0] ?? 0] ?? 1) * (paces[pair[1] ?? 0] ?? 1));
    return {
      table: index + 1,
      players: pair.map((player) => `player ${player + 1}`),
      limit: limit + extra * MINUTE,
      doneAt: start + (extra + playMatch(random, pace, clock)) * MINUTE,
    };
  });
  return { minutes: clock, limit, tables };
};

/**
 * Rounds of an invented event: faster and slower players, matches of two or three games, a clock of
 * 55 minutes, last turns, and extra time for one table in twenty. It does not use the forecast's
 * own model.
 */
export const simulateHall = (
  players: number,
  rounds: number,
  seed: string,
): readonly TimedRound[] => {
  const random = seededRandom(seed);
  const paces = Array.from({ length: players }, () => Math.exp(0.18 * normal(random)));
  return Array.from({ length: rounds }, (_, round) =>
    playRound(random, paces, round * 75 * MINUTE),
  );
};
