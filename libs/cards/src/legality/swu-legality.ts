import type { CardId } from '../facts/card-facts.js';
import type {
  Confidence,
  ConstructedPool,
  LegalityEntry,
  LegalityManifest,
  SetEntry,
  SuspensionEntry,
} from './legality-entry.js';

/**
 * The last day on which somebody checked for new announcements. Each entry has its own day, so that
 * it can be verified separately.
 */
const CHECKED = '2026-10-10';

const ROTATION =
  'Eternally Unlimited, publisher article of 2026-02-18, agreeing with two maintained deck checkers of August 2026';
const CALENDAR = 'release calendar of the publisher, agreeing with two maintained deck checkers';
const ONE_CHECKER = 'one maintained deck checker';

/** The release day of LAW, on which the first sets left Premier. */
const ROTATION_DAY = '2026-03-13';

interface Release {
  readonly set: string;
  readonly from: string;
  readonly source: string;
  readonly confidence: Confidence;
  /** For Premier only; `never` for a set that was never in it. */
  readonly premierUntil?: string | 'never';
}

const releases: readonly Release[] = [
  ...(
    [
      ['SOR', '2024-03-08'],
      ['SHD', '2024-07-12'],
      ['TWI', '2024-11-08'],
    ] as const
  ).map(([set, from]): Release => ({
    set,
    from,
    source: ROTATION,
    confidence: 'high',
    premierUntil: ROTATION_DAY,
  })),
  ...(
    [
      ['JTL', '2025-03-14'],
      ['LOF', '2025-07-11'],
      ['IBH', '2025-11-07'],
      ['SEC', '2025-11-07'],
      ['LAW', ROTATION_DAY],
    ] as const
  ).map(([set, from]): Release => ({ set, from, source: ROTATION, confidence: 'high' })),
  {
    set: 'TS26',
    from: '2026-05-08',
    source: `${ONE_CHECKER}; that it is never in Premier two of them say`,
    confidence: 'medium',
    premierUntil: 'never',
  },
  { set: 'ASH', from: '2026-07-17', source: CALENDAR, confidence: 'high' },
  { set: 'HMW', from: '2026-10-09', source: CALENDAR, confidence: 'high' },
  {
    set: 'IC27',
    from: '2026-11-20',
    source: `${ONE_CHECKER} names the day as announced and the set as one of Premier, as IBH is`,
    confidence: 'medium',
  },
];

const setEntry = (pool: ConstructedPool, { premierUntil, ...release }: Release): SetEntry => ({
  kind: 'set',
  pool,
  ...release,
  ...(pool === 'premier' && premierUntil !== undefined ? { until: premierUntil } : {}),
  checkedUntil: CHECKED,
});

const sets: readonly SetEntry[] = [
  ...releases
    .filter(({ premierUntil }) => premierUntil !== 'never')
    .map((release) => setEntry('premier', release)),
  ...releases.map((release) => setEntry('eternal', release)),
];

type Suspension = Omit<SuspensionEntry, 'kind' | 'card' | 'checkedUntil'>;

const suspendCards = (suspension: Suspension, ...cards: readonly CardId[]): LegalityEntry[] =>
  cards.map((card) => ({ kind: 'suspension', card, ...suspension, checkedUntil: CHECKED }));

const suspensions: readonly LegalityEntry[] = [
  ...suspendCards(
    {
      pool: 'premier',
      from: '2024-11-08',
      source: 'two maintained deck checkers',
      confidence: 'medium',
    },
    'SOR_015',
  ),
  ...suspendCards(
    {
      pool: 'premier',
      from: '2025-04-11',
      source: 'publisher article of 2025-04-09',
      confidence: 'medium',
    },
    'TWI_016',
    'SHD_194',
    'SHD_213',
  ),
  ...suspendCards(
    {
      pool: 'premier',
      from: '2025-09-22',
      source: 'publisher article of 2025-09-22',
      confidence: 'medium',
    },
    'SOR_167',
  ),
  ...suspendCards(
    {
      pool: 'premier',
      from: '2026-08-31',
      source: 'Cad Banned, publisher article of 2026-08-24, agreeing with two deck checkers',
      confidence: 'high',
    },
    'ASH_011',
  ),
  // One deck checker still listed both in October, but it had not been updated since before the
  // release of HMW.
  ...suspendCards(
    {
      pool: 'eternal',
      from: '2026-04-24',
      until: '2026-10-09',
      source: 'Eternal Format Update, publisher article of 2026-04-15: until HMW comes out',
      confidence: 'high',
    },
    'JTL_140',
    'JTL_170',
  ),
];

/** Constructed legality of Star Wars: Unlimited as known in autumn 2026. */
export const swuLegality: LegalityManifest = {
  version: '2026-11-27',
  entries: [...sets, ...suspensions],
};
