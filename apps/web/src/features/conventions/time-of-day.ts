/** Minutes since midnight as people write them; after midnight the clock begins anew. */
export const timeOfDay = (minutes: number): string => {
  const at = minutes % (24 * 60);
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
};
