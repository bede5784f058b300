/** The terms of a plain best-of-three match, for tests in which they do not matter. */
export const plainTerms = {
  bestOf: 3,
  drawsAllowed: true,
  agreedDrawAllowed: true,
  confirmAfterMinutes: 5,
  format: 'plain',
  points: null,
} as const;
