import type { PickClock } from '#vocabulary';

/** Seconds to choose one of so many cards. */
export const secondsFor = (clock: PickClock, round: number, cardsInHand: number): number => {
  const rows = round === 0 ? clock.leaders : clock.cards;
  return rows.find((row) => cardsInHand >= row.from)?.seconds ?? rows.at(-1)?.seconds ?? 0;
};

/** The shortest time for any choice: no clock that starts from now on runs out earlier. */
export const shortestSeconds = (clock: PickClock): number =>
  Math.min(...[...clock.leaders, ...clock.cards].map((row) => row.seconds));

/** The instant `seconds` after `at`; both ISO 8601. */
export const after = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
