/**
 * One table of a round, with its clock and what is known of its match. Instants are milliseconds
 * since 1970.
 */
export interface TimedTable {
  readonly table: number;
  readonly players: readonly string[];
  /** When its own time ends: the round's time plus any extension. */
  readonly limit: number;
  /** When its result was first reported, if nobody has objected since; null while it plays. */
  readonly doneAt: number | null;
  /** Wins still needed for the match, if games are reported one by one. */
  readonly winsLeft?: number;
}

export interface TimedRound {
  /** Playing time of the round's clock, in minutes. */
  readonly minutes: number;
  /** When the clock reaches zero. */
  readonly limit: number;
  readonly tables: readonly TimedTable[];
}

export interface RoundForecast {
  /** The instant by which the round has ended in one of two cases. */
  readonly endsAt: number;
  /** Tables more likely than not to play on after the round's clock, the most likely first. */
  readonly runOver: readonly { readonly table: number; readonly odds: number }[];
}

const MINUTE = 60_000;
/**
 * The number of expected ends of an ordinary table by the end of its time; it grows with the cube
 * of the time played.
 */
const wholeRound = 2.1;
/**
 * Expected ends per minute after a table's time, and their growth: the turn is finished, then the
 * result is reported.
 */
const behind = { first: 0.1, growth: 0.04 };
/**
 * The weight of the general guess against the event's own data, per part of the round, as a number
 * of expected ends.
 */
const trustInHabit = 3;
/** The same weight for a player's pace. */
const trustInPace = 12;
/** No table is waited for longer; in minutes after its limit. */
const longest = 90;
/**
 * If games are reported: the factor on the rate of ends for a table that still needs so many wins.
 */
const byWinsLeft: Readonly<Record<number, number>> = { 1: 1.4, 2: 0.55 };

/**
 * Expected ends of an ordinary table from the start until `at`, in minutes after its limit
 * (negative before it).
 */
const expectedEnds = (minutes: number, at: number): number =>
  at < 0
    ? wholeRound * Math.max(0, 1 + at / minutes) ** 3
    : wholeRound + behind.first * at + behind.growth * at * at;

/**
 * The ends of the parts of a round: tenths of its time, then the first minutes after it, then the
 * rest.
 */
const partsOf = (minutes: number): readonly number[] => [
  ...Array.from({ length: 10 }, (_, index) => ((index - 9) / 10) * minutes),
  2,
  5,
  8,
  longest,
];
const parts = partsOf(1).length;

/** Calls `on` with the expected ends in each part of a round, from its start until `until`. */
const eachPart = (
  { minutes, ends }: { readonly minutes: number; readonly ends: readonly number[] },
  until: number,
  on: (part: number, expected: number) => void,
): void => {
  let from = -minutes;
  let expected = 0;
  for (let part = 0; part < ends.length && from < until; part += 1) {
    from = ends[part] ?? until;
    const soFar = expectedEnds(minutes, Math.min(from, until));
    on(part, soFar - expected);
    expected = soFar;
  }
};

interface Tally {
  readonly due: number[];
  readonly seen: number[];
}

/** How long a table has been observed, in minutes after its limit, and whether it has ended. */
const watchTable = ({ doneAt, limit }: TimedTable, now: number) => ({
  until: (Math.min(doneAt ?? now, now) - limit) / MINUTE,
  ended: doneAt !== null && doneAt <= now,
});

const tallyRound = ({ due, seen }: Tally, { minutes, tables }: TimedRound, now: number): Tally => {
  const next = { due: [...due], seen: [...seen] };
  const scale = { minutes, ends: partsOf(minutes) };
  for (const table of tables) {
    const { until, ended } = watchTable(table, now);
    let last = 0;
    eachPart(scale, until, (part, expected) => {
      next.due[part] = (next.due[part] ?? 0) + expected;
      last = part;
    });
    if (ended) next.seen[last] = (next.seen[last] ?? 0) + 1;
  }
  return next;
};

/** Expected ends until so many minutes after the limit, adjusted to the event's own habit. */
type Due = (until: number) => number;

/**
 * The adjustment of the general guess to this event, part by part of a round: observed ends against
 * expected ends.
 */
const dueBy = ({ due, seen }: Tally, minutes: number): Due => {
  const scale = { minutes, ends: partsOf(minutes) };
  const habit = seen.map((ends, part) => ends / (due[part] ?? 1));
  const until = (at: number): number => {
    let sum = 0;
    eachPart(scale, at, (part, expected) => {
      sum += expected * (habit[part] ?? 1);
    });
    return sum;
  };
  // A large room asks half a million times, so each quarter of a minute is computed once.
  const quarters = Array.from({ length: Math.ceil(4 * (minutes + longest)) + 1 }, (_, quarter) =>
    until(quarter / 4 - minutes),
  );
  const last = quarters.length - 1;
  return (at) => {
    const place = Math.min(last, Math.max(0, 4 * (at + minutes)));
    const [below, above] = [quarters[Math.floor(place)] ?? 0, quarters[Math.ceil(place)] ?? 0];
    return below + (above - below) * (place % 1);
  };
};

interface Pace {
  readonly ended: number;
  readonly due: number;
}

const unknownPace: Pace = { ended: trustInPace, due: trustInPace };

const withTable = (before: Pace, table: TimedTable, due: Due, now: number): Pace => {
  const seen = watchTable(table, now);
  return { ended: before.ended + Number(seen.ended), due: before.due + due(seen.until) };
};

/**
 * How early or late each player's matches ended in past rounds, relative to the habit of these
 * rounds.
 */
const pacesIn = (earlier: readonly TimedRound[], tally: Tally): ReadonlyMap<string, Pace> => {
  const paces = new Map<string, Pace>();
  for (const { minutes, tables } of earlier) {
    const due = dueBy(tally, minutes);
    for (const table of tables)
      for (const player of table.players)
        paces.set(player, withTable(paces.get(player) ?? unknownPace, table, due, Infinity));
  }
  return paces;
};

/**
 * The first moment at which `isThere` holds, to three seconds; once true, `isThere` must stay true.
 */
const firstMoment = (from: number, to: number, isThere: (at: number) => boolean): number => {
  let [low, high] = [from, to];
  while (high - low > 3_000) {
    const middle = (low + high) / 2;
    if (isThere(middle)) high = middle;
    else low = middle;
  }
  return high;
};

const sumOf = (numbers: readonly number[]): number => numbers.reduce((sum, each) => sum + each, 0);

type Forecaster = (round: TimedRound, now: number) => RoundForecast | null;

/**
 * Predicts when a round ends, from completed rounds of the same event (their tables without
 * `doneAt` are ignored); the prediction is null once all tables of the round have ended.
 * Each open table ends as tables of its event do at that point of the clock (a hazard rate that
 * begins with a general guess and learns from earlier rounds and from this one), faster or slower
 * according to how early its players' matches ended so far and to the games won. The round ends
 * with the last table.
 */
export const forecastAfter = (rounds: readonly TimedRound[]): Forecaster => {
  const earlier = rounds.map((round) => ({
    ...round,
    tables: round.tables.filter(({ doneAt }) => doneAt !== null),
  }));
  const blank = Array.from({ length: parts }, () => trustInHabit);
  const before = earlier.reduce<Tally>((tally, round) => tallyRound(tally, round, Infinity), {
    due: blank,
    seen: blank,
  });
  const paces = pacesIn(earlier, before);
  return (round, now) => {
    const { minutes, limit, tables } = round;
    const open = tables.filter(({ doneAt }) => doneAt === null || doneAt > now);
    if (open.length === 0) return null;
    const due = dueBy(tallyRound(before, round, now), minutes);
    const playing = open.map((table) => {
      const so = due(watchTable(table, now).until);
      const logs = table.players.map((player) => {
        const pace = withTable(paces.get(player) ?? unknownPace, table, due, now);
        return Math.log(pace.ended / pace.due);
      });
      const speed =
        Math.exp(sumOf(logs) / Math.max(1, logs.length)) * (byWinsLeft[table.winsLeft ?? 0] ?? 1);
      const stillPlays = (at: number): number =>
        Math.exp(-speed * (due((at - table.limit) / MINUTE) - so));
      return { table: table.table, stillPlays };
    });
    const allDone = (at: number): boolean => {
      let odds = 1;
      for (const { stillPlays } of playing) odds *= 1 - stillPlays(at);
      return odds >= 0.5;
    };
    return {
      endsAt: firstMoment(now, Math.max(now, limit) + longest * MINUTE, allDone),
      runOver: playing
        .map(({ table, stillPlays }) => ({ table, odds: stillPlays(Math.max(now, limit)) }))
        .filter(({ odds }) => odds > 0.5)
        .toSorted((one, other) => other.odds - one.odds || one.table - other.table),
    };
  };
};
