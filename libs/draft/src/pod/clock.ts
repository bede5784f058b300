import type { PickClock } from './events.js';

/** The competitive draft clock: seconds by cards in hand, half a minute of review between packs. Certainty: medium, one secondary source. */
export const competitiveClock: PickClock = {
  leaders: [
    { from: 3, seconds: 15 },
    { from: 2, seconds: 10 },
    { from: 1, seconds: 5 },
  ],
  cards: [
    { from: 14, seconds: 60 },
    { from: 12, seconds: 40 },
    { from: 10, seconds: 30 },
    { from: 8, seconds: 25 },
    { from: 7, seconds: 20 },
    { from: 6, seconds: 15 },
    { from: 4, seconds: 10 },
    { from: 1, seconds: 5 },
  ],
  reviewSeconds: 30,
};

/** Seconds to choose one of so many cards. */
export const secondsFor = (clock: PickClock, round: number, cardsInHand: number): number => {
  const rows = round === 0 ? clock.leaders : clock.cards;
  return rows.find((row) => cardsInHand >= row.from)?.seconds ?? rows.at(-1)?.seconds ?? 0;
};

/** The shortest time that anybody has to choose: no clock that starts from now on runs out earlier. */
export const shortestSeconds = (clock: PickClock): number =>
  Math.min(...[...clock.leaders, ...clock.cards].map((row) => row.seconds));

/** The instant so many seconds after another; both ISO 8601. */
export const after = (at: string, seconds: number): string =>
  new Date(Date.parse(at) + seconds * 1000).toISOString();
