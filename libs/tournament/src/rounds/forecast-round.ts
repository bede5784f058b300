/**
 * One table of a round, as far as its clock and its players have told. Instants are milliseconds since 1970.
 */
export interface TimedTable {
  readonly table: number;
  readonly players: readonly string[];
  /** When its own time is over: the round's, and what it was given on top. */
  readonly limit: number;
  /** When its result was first told, and nobody has objected; null while it plays. */
  readonly doneAt: number | null;
  /** Games won that are still wanted for the match, where games are told one by one. */
  readonly winsLeft?: number;
}

export interface TimedRound {
  /** Playing time by its clock, in minutes. */
  readonly minutes: number;
  /** When its clock is at zero. */
  readonly limit: number;
  readonly tables: readonly TimedTable[];
}

export interface RoundForecast {
  /** The round is over at this instant or before in one of two cases. */
  readonly endsAt: number;
  /** Tables that play on behind the round's clock rather than not, the surest first. */
  readonly runOver: readonly { readonly table: number; readonly odds: number }[];
}

const MINUTE = 60_000;
/**
 * By the end of its time a table has been about to end so often; grows with the cube of the time played.
 */
const wholeRound = 2.1;
/** Ends a minute of a table behind its time, and how they grow: the turn is ended, the result is told. */
const behind = { first: 0.1, growth: 0.04 };
/** What the event says of a part of the round weighs against so many ends that were expected without it. */
const trustInHabit = 3;
/** The same of a player's pace. */
const trustInPace = 12;
/** Nobody waits longer for a table; in minutes. */
const longest = 90;
/** Where games are told: how much rarer or more often a table ends that still wants so many wins. */
const byWinsLeft: Readonly<Record<number, number>> = { 1: 1.4, 2: 0.55 };

/** Ends expected of an ordinary table from the start to a moment; `at` in minutes behind its limit. */
const expectedEnds = (minutes: number, at: number): number =>
  at < 0
    ? wholeRound * Math.max(0, 1 + at / minutes) ** 3
    : wholeRound + behind.first * at + behind.growth * at * at;

/**
 * Parts of a round, by where they end: tenths of its time, then the first minutes behind it, then the rest.
 */
const partsOf = (minutes: number): readonly number[] => [
  ...Array.from({ length: 10 }, (_, index) => ((index - 9) / 10) * minutes),
  2,
  5,
  8,
  longest,
];
const parts = partsOf(1).length;

/**
 * Calls `on` with the ends expected within each part of
 * a round that has begun at a moment, until that moment.
 */
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

/** How long a table has been watched, in minutes behind its limit, and whether it has ended. */
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

/** Ends due until so many minutes behind the limit, as the event's own habit is. */
type Due = (until: number) => number;

/**
 * How much sooner or later this event's tables end, part by part of a round, than was expected before its
 * first: ends that were seen against ends that were due.
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
  // A large room asks half a million times: each quarter of a minute is counted once.
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

/** How each player's matches ended in rounds that are over, by the habit of these rounds. */
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

/** The first moment of which `isThere` holds, to three seconds; `isThere` never turns false again. */
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
 * Tells when a round ends, after rounds of the same event that are over (tables without `doneAt` in them
 * are passed over); its answer is null where all tables of the round have ended.
 *
 * Each table that plays ends sooner or later like others of its event at that point of the clock (a hazard
 * that begins with a general guess and learns from earlier rounds and from this one), faster or slower by
 * how its players' matches ended so far and by the games won. The round ends with the last of them.
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
