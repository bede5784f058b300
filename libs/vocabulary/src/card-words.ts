/**
 * The words that are printed on cards: in their printed spelling, in the order in which lists show
 * them.
 */
export const cardTypes = ['Leader', 'Base', 'Unit', 'Event', 'Upgrade'] as const;
export const aspects = [
  'Vigilance',
  'Command',
  'Aggression',
  'Cunning',
  'Heroism',
  'Villainy',
] as const;
export const arenas = ['Ground', 'Space'] as const;

/** CR 7.5. */
export const keywords = [
  'Ambush',
  'Bounty',
  'Coordinate',
  'Exploit',
  'Fortify',
  'Grit',
  'Hidden',
  'Overwhelm',
  'Piloting',
  'Plot',
  'Raid',
  'Restore',
  'Saboteur',
  'Sentinel',
  'Shielded',
  'Smuggle',
  'Support',
] as const;
