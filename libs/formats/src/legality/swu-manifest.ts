import type { LegalityEntry, LegalityManifest } from './manifest.js';

const ROTATION =
  'Eternally Unlimited, publisher article of 2026-02-18, agreeing with two maintained deck checkers of August 2026';
const RELEASE = 'release calendar; set membership is sure, the day is not';

/** The day on which LAW came out and the first sets left Premier. */
const ROTATION_DAY = '2026-03-13';

const released = {
  SOR: '2024-03-08',
  SHD: '2024-07-12',
  TWI: '2024-11-08',
  JTL: '2025-03-14',
  LOF: '2025-07-11',
  SEC: '2025-11-07',
  IBH: '2025-11-07',
};

const rotated: LegalityEntry[] = (['SOR', 'SHD', 'TWI'] as const).map((set) => ({
  kind: 'set',
  pool: 'premier',
  set,
  from: released[set],
  until: ROTATION_DAY,
  source: ROTATION,
  confidence: 'high',
}));

const blockA: LegalityEntry[] = (['JTL', 'LOF', 'IBH', 'SEC'] as const).map((set) => ({
  kind: 'set',
  pool: 'premier',
  set,
  from: released[set],
  source: ROTATION,
  confidence: 'high',
}));

const blockB: LegalityEntry[] = [
  {
    kind: 'set',
    pool: 'premier',
    set: 'LAW',
    from: ROTATION_DAY,
    source: ROTATION,
    confidence: 'high',
  },
  {
    kind: 'set',
    pool: 'premier',
    set: 'ASH',
    from: '2026-07-17',
    source: 'maintained deck checker, August 2026',
    confidence: 'medium',
  },
];

const eternal: LegalityEntry[] = [
  ...Object.entries(released),
  ['LAW', ROTATION_DAY] as const,
  ['ASH', '2026-07-17'] as const,
  // Its day is not known; it came before both deck checkers were read in August 2026.
  ['TS26', '2026-08-01'] as const,
].map(([set, from]) => ({
  kind: 'set',
  pool: 'eternal',
  set: set!,
  from: from!,
  source: RELEASE,
  confidence: 'medium',
}));

const suspensions: LegalityEntry[] = [
  ...['TWI_016', 'SHD_194', 'SHD_213'].map((card): LegalityEntry => ({
    kind: 'suspension',
    pool: 'premier',
    card,
    from: '2025-04-09',
    until: ROTATION_DAY,
    source: 'publisher article of 2025-04-09',
    confidence: 'medium',
  })),
  {
    kind: 'suspension',
    pool: 'premier',
    card: 'SOR_167',
    from: '2025-09-22',
    until: ROTATION_DAY,
    source: 'publisher article of 2025-09-22',
    confidence: 'medium',
  },
  // Sources pair these two numbers and names differently; both cards are suspended, so nothing hangs on it.
  ...['JTL_140', 'JTL_170'].map((card): LegalityEntry => ({
    kind: 'suspension',
    pool: 'eternal',
    card,
    from: '2026-04-01',
    source: 'Eternal format update of April 2026, two deck checkers agree',
    confidence: 'medium',
  })),
  {
    kind: 'suspension',
    pool: 'premier',
    card: 'ASH_011',
    from: '2026-09-01',
    source: 'one deck checker; the announcement was not seen',
    confidence: 'low',
  },
];

/** Constructed legality of Star Wars: Unlimited as known in autumn 2026. Of TS26 two deck checkers say that it is in Eternal only. Previews of later sets (IC27, HMW) are in no pool: an organizer may add them. */
export const swuLegality: LegalityManifest = {
  version: '2026-11',
  entries: [...rotated, ...blockA, ...blockB, ...eternal, ...suspensions],
};
