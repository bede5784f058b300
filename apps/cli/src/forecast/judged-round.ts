import { forecastAfter, type TimedRound } from '#tournament';

const MINUTE = 60_000;
/** When the forecast is made, before the end of the clock. */
export const minutesBefore = 10;

/**
 * The forecast of a round ten minutes before the end of its clock, and the actual outcome. In
 * minutes after the end of the clock.
 */
export interface JudgedRound {
  readonly name: string;
  readonly forecast: number;
  readonly ended: number;
  /** Tables that the forecast named, and those that did play on after the round's clock. */
  readonly named: readonly number[];
  readonly ranOver: readonly number[];
}

interface Played {
  readonly name: string;
  /** The state known ten minutes before the end. */
  readonly earlier: readonly TimedRound[];
  readonly then: TimedRound;
  /** The completed round. */
  readonly round: TimedRound;
}

/** Null if the round was over before, or never ended. */
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
