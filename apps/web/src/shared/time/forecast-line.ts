import type { RoundForecastView } from '#contracts';

/** What a forecast says at a moment in milliseconds; null where it says nothing, or nothing any more. */
export const forecastLine = (
  { lines }: Pick<RoundForecastView, 'lines'>,
  now: number,
): RoundForecastView['lines'][number] | null => {
  const line = lines.findLast(({ from }) => Date.parse(from) <= now) ?? lines.at(0) ?? null;
  return line !== null && Date.parse(line.endsAt) >= now ? line : null;
};
