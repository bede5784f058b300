import type { Outcome, Say } from './command-line/verb.js';
import { type JudgedRound, judgeRound, minutesBefore } from './forecast/judged-round.js';
import { judgeFile } from './forecast/recorded-rounds.js';
import { simulateHall } from './forecast/simulated-hall.js';
import { nearestRank } from './nearest-rank.js';

/** Numbers of players of the simulated halls, which together play twenty rounds. */
const halls = [16, 32, 64, 128];
const roundsEach = 5;

const judgeHalls = (seed: string): readonly JudgedRound[] =>
  halls.flatMap((players) => {
    const rounds = simulateHall(players, roundsEach, `${seed}/${players}`);
    return rounds.flatMap((round, index) => {
      const name = `simulated, ${players} players, round ${index + 1}`;
      const played = { name, earlier: rounds.slice(0, index), then: round, round };
      return judgeRound(played) ?? [];
    });
  });

const withSign = (minutes: number): string => `${minutes < 0 ? '' : '+'}${minutes.toFixed(1)}`;

const tableList = (tables: readonly number[]): string => {
  const shown = tables.slice(0, 8).join(', ');
  if (tables.length === 0) return 'none';
  return tables.length > 8 ? `${shown} and ${tables.length - 8} more` : shown;
};

const lineOf = ({ name, forecast, ended, named, ranOver }: JudgedRound): string =>
  `${name}: forecast ${withSign(forecast)} min, ended ${withSign(ended)} min; named ${tableList(named)}; ran over ${tableList(ranOver)}`;

const errorsOf = (rounds: readonly JudgedRound[]): readonly number[] =>
  rounds
    .map(({ forecast, ended }) => Math.abs(forecast - ended))
    .toSorted((one, other) => one - other);

interface ForecastWish {
  /** Exported events; empty: simulated halls are used. */
  readonly files: readonly string[];
  readonly seed: string;
}

/**
 * Reports, round by round, the error of the forecast made ten minutes before the end of the clock.
 */
export const checkForecast = async ({ files, seed }: ForecastWish, say: Say): Promise<Outcome> => {
  const rounds: JudgedRound[] = [];
  if (files.length === 0) {
    say('No file was given: these rounds are simulated, nobody played them.');
    rounds.push(...judgeHalls(seed));
  }
  for (const file of files) {
    const judged = await judgeFile(file);
    if (judged === null) {
      say(`${file}: no exported event`);
      return { isFine: false };
    }
    rounds.push(...judged);
  }
  for (const round of rounds) say(lineOf(round));
  if (rounds.length === 0) {
    say('No round in it had a clock and was open ten minutes before its end.');
    return { isFine: true, result: { rounds: 0 } };
  }
  const errors = errorsOf(rounds);
  const median = nearestRank(errors, 0.5);
  const worst = errors.at(-1) ?? 0;
  const named = rounds.flatMap((round) => round.named).length;
  const hit = rounds.flatMap(({ named: said, ranOver }) =>
    said.filter((table) => ranOver.includes(table)),
  ).length;
  const ranOver = rounds.flatMap((round) => round.ranOver).length;
  say(
    `${rounds.length} rounds, ${minutesBefore} minutes before time: off by ${median.toFixed(1)} min in the median, ${worst.toFixed(1)} min at worst; ${hit} of ${named} tables named ran over, of ${ranOver} that did`,
  );
  return { isFine: true, result: { rounds: rounds.length, median, worst, named, hit, ranOver } };
};
