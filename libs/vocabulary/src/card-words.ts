/**
 * The words of the game that stand on cards: spelled as they are printed, in the order that lists show them.
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
