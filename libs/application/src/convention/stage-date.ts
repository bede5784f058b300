const dayMs = 86_400_000;

/** The calendar date of a day of a convention, from 1. */
export const stageDate = (first: string, day: number): string =>
  new Date(Date.parse(`${first}T00:00:00Z`) + (day - 1) * dayMs).toISOString().slice(0, 10);
