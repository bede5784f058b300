/** What is printed on a card, without its sentences: names, numbers, icons (CR 2.1 to 2.12). */

export type CardType = 'Leader' | 'Base' | 'Unit' | 'Event' | 'Upgrade';
export type Aspect = 'Vigilance' | 'Command' | 'Aggression' | 'Cunning' | 'Heroism' | 'Villainy';
export type Rarity = 'Common' | 'Uncommon' | 'Rare' | 'Legendary' | 'Special';
export type Arena = 'Ground' | 'Space';
export type Keyword =
  | 'Ambush' | 'Bounty' | 'Coordinate' | 'Exploit' | 'Grit' | 'Hidden' | 'Overwhelm' | 'Piloting' | 'Plot'
  | 'Raid' | 'Restore' | 'Saboteur' | 'Sentinel' | 'Shielded' | 'Smuggle' | 'Support';

/** Set code, underscore, collector number of three digits: `SOR_005`. */
export type CardId = string;

export interface CardFacts {
  readonly id: CardId;
  readonly name: string;
  readonly subtitle?: string;
  readonly type: CardType;
  readonly unique: boolean;
  /** Left out where the source does not know it (eight bases of LOF). */
  readonly rarity?: Rarity;
  /** A double icon is listed twice. */
  readonly aspects: readonly Aspect[];
  readonly traits: readonly string[];
  readonly arenas: readonly Arena[];
  readonly cost?: number;
  readonly power?: number;
  /** Of a base: its HP (CR 3.2). */
  readonly hp?: number;
  /** What the card adds to the unit it is attached to (upgrades, pilots). */
  readonly upgradePower?: number;
  readonly upgradeHp?: number;
  readonly pilotingCost?: number;
  readonly keywords: readonly Keyword[];
}
