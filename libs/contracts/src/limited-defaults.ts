import type { LimitedSettings, PickClock } from './limited.js';

/** Sets whose boosters can be opened, newest last; names are the game's own, the same in every language. */
export const limitedSets = [
  { code: 'SOR', name: 'Spark of Rebellion' },
  { code: 'SHD', name: 'Shadows of the Galaxy' },
  { code: 'TWI', name: 'Twilight of the Republic' },
  { code: 'JTL', name: 'Jump to Lightspeed' },
  { code: 'LOF', name: 'Legends of the Force' },
  { code: 'SEC', name: 'Secrets of Power' },
  { code: 'LAW', name: 'A Lawless Time' },
  { code: 'ASH', name: 'Ashes of the Empire' },
  { code: 'HMW', name: 'Homeworlds' },
] as const;

/** The clock of competitive drafts (docs/event-settings.md names the source). */
const competitive: PickClock = {
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

const twice = ({ leaders, cards, reviewSeconds }: PickClock): PickClock => {
  const rows = (of: PickClock['cards']) =>
    of.map(({ from, seconds }) => ({ from, seconds: seconds * 2 }));
  return { leaders: rows(leaders), cards: rows(cards), reviewSeconds: reviewSeconds * 2 };
};

/** Offered clocks: the competitive one, twice its times for a relaxed evening, and none. */
export const pickClocks = {
  competitive,
  relaxed: twice(competitive),
  none: null,
} as const satisfies Record<string, PickClock | null>;
export type PickClockName = keyof typeof pickClocks;

const newest = limitedSets[limitedSets.length - 1]?.code ?? 'SOR';

/** The settings offered for a new Sealed or Draft event. */
export const defaultLimited = (format: 'sealed' | 'draft'): LimitedSettings => ({
  set: newest,
  packs: 6,
  source: 'generated',
  podSize: 8,
  seating: 'random',
  podPairing: 'in-pod',
  clock: format === 'draft' ? pickClocks.competitive : null,
  ...(format === 'draft' ? { readyCheck: 'all-ready', botAfterMissed: null } : {}),
  buildMinutes: format === 'draft' ? 20 : 25,
  reveal: format === 'draft' ? 'after-draft' : 'after-event',
});
