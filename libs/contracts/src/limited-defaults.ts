import { competitiveClock, type PickClock } from '#vocabulary';
import type { LimitedSettings } from './limited.js';

/**
 * The built-in sets, newest last; names are the game's own and the same in every language. A server
 * may have added more.
 */
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

const twice = ({ leaders, cards, reviewSeconds }: PickClock): PickClock => {
  const rows = (of: PickClock['cards']) =>
    of.map(({ from, seconds }) => ({ from, seconds: seconds * 2 }));
  return { leaders: rows(leaders), cards: rows(cards), reviewSeconds: reviewSeconds * 2 };
};

/**
 * Clocks to choose from: the competitive one, one with twice its times for a relaxed evening, and
 * none.
 */
export const pickClocks = {
  competitive: competitiveClock,
  relaxed: twice(competitiveClock),
  none: null,
} as const satisfies Record<string, PickClock | null>;
export type PickClockName = keyof typeof pickClocks;

const newest = limitedSets[limitedSets.length - 1]?.code ?? 'SOR';

/** The settings with which a new Sealed or Draft tournament starts. */
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
