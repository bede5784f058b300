import type { CardFacts, CardId } from './card-facts.js';

/**
 * Facts that are wrong in the source of the tables. docs/card-facts.md says why each correction is
 * right, and what was decided to stay. Separate from the tables, because every import rewrites
 * those.
 */
export const corrections: Readonly<Record<CardId, Partial<CardFacts>>> = {
  SOR_002: { subtitle: 'Inferno Squad Commander' },
  SOR_038: { subtitle: 'Darth Tyranus' },
  SHD_006: { subtitle: 'His High Exaltedness' },
  SOR_096: { aspects: ['Command', 'Heroism'] },
  SHD_214: { unique: false, hp: 2 },
  SHD_233: { traits: ['TACTIC'] },
  SHD_258: { unique: false },
  TWI_097: { hp: 4 },
  TWI_117: { unique: false },
  TWI_138: { hp: 6 },
  TWI_234: { unique: true },
  JTL_222: { arenas: ['Space'] },
  JTL_083: { upgradePower: 0, upgradeHp: 0 },
  JTL_035: { unique: true, subtitle: 'Searching For Purpose' },
  JTL_100: { subtitle: 'One Hell of a Pilot', pilotingCost: 2 },
  LOF_065: { subtitle: 'No Money, No Parts, No Deal' },
  LOF_207: { hp: 1 },
  LOF_020: { subtitle: 'Dathomir' },
  LOF_021: { subtitle: 'Coruscant' },
  LOF_023: { subtitle: 'Coruscant' },
  LOF_024: { subtitle: 'Starlight Beacon' },
  LOF_026: { subtitle: 'Mustafar' },
  LOF_027: { subtitle: 'Dathomir' },
  LOF_029: { subtitle: 'Ilum' },
  LOF_030: { subtitle: 'Jedha' },
  LOF_117: { subtitle: 'Commissioning An Army' },
};

const byCard: ReadonlyMap<CardId, Partial<CardFacts>> = new Map(Object.entries(corrections));

export const correctFacts = (card: CardFacts): CardFacts => {
  const facts = byCard.get(card.id);
  return facts ? { ...card, ...facts } : card;
};
