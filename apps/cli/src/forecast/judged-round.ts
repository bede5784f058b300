import { forecastAfter, type TimedRound } from '#tournament';

const MINUTE = 60_000;
/** The forecast is asked for so long before time is called. */
export const minutesBefore = 10;

/**
 * What was said of a round ten minutes before time, beside what came. Minutes behind the end of its clock.
 */
export interface JudgedRound {
  readonly name: string;
  readonly forecast: number;
  readonly ended: number;
  /** Tables that were named, and those that played on behind the round's clock. */
  readonly named: readonly number[];
  readonly ranOver: readonly number[];
}

interface Played {
  readonly name: string;
  /** As it was known ten minutes before time. */
  readonly earlier: readonly TimedRound[];
  readonly then: TimedRound;
  /** As it ended. */
  readonly round: TimedRound;
}

/** Null where the round was over before, or never ended. */
export const judgeRound = ({ name, earlier, then, round }: Played): JudgedRound | null => {
  const said = forecastAfter(earlier)(then, then.limit - minutesBefore * MINUTE);
  const ends = round.tables.map(({ doneAt }) => doneAt ?? NaN);
  const ended = (Math.max(...ends) - round.limit) / MINUTE;
  if (said === null || Number.isNaN(ended)) return null;
  const late = round.tables.filter(({ doneAt }) => doneAt !== null && doneAt > then.limit);
  return {
    ...{ name, ended, forecast: (said.endsAt - round.limit) / MINUTE },
    named: said.runOver.map(({ table }) => table),
    ranOver: late.map(({ table }) => table),
  };
};
