/** Formats minutes since midnight as a time of day; past midnight it starts again at 00:00. */
export const timeOfDay = (minutes: number): string => {
  const at = minutes % (24 * 60);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};
