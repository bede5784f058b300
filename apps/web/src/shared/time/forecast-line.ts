import type { RoundForecastView } from '#contracts';

/** The line of a forecast that applies at `now` (ms); null if there is none or it has expired. */
export const forecastLine = (
  { lines }: Pick<RoundForecastView, 'lines'>,
  now: number,
): RoundForecastView['lines'][number] | null => {
  const line = lines.findLast(({ from }) => Date.parse(from) <= now) ?? lines.at(0) ?? null;
  return line !== null && Date.parse(line.endsAt) >= now ? line : null;
};
