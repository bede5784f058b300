/** What is printed on a card, without its sentences: names, numbers, icons (CR 2.1 to 2.12). */

export type CardType = 'Leader' | 'Base' | 'Unit' | 'Event' | 'Upgrade';
export type Aspect = 'Vigilance' | 'Command' | 'Aggression' | 'Cunning' | 'Heroism' | 'Villainy';
export type Rarity = 'Common' | 'Uncommon' | 'Rare' | 'Legendary' | 'Special';
export type Arena = 'Ground' | 'Space';
export type Keyword =
  | 'Ambush'
  | 'Bounty'
  | 'Coordinate'
  | 'Exploit'
  | 'Fortify'
  | 'Grit'
  | 'Hidden'
  | 'Overwhelm'
  | 'Piloting'
  | 'Plot'
  | 'Raid'
  | 'Restore'
  | 'Saboteur'
  | 'Sentinel'
  | 'Shielded'
  | 'Smuggle'
  | 'Support';

/** A keyword as it is printed, with its values (CR 7.5). */
export interface PrintedKeyword {
  readonly keyword: Keyword;
  /** Raid 2, Restore 1, Exploit 3. */
  readonly n?: number;
  /** Of Smuggle and Piloting, with the icons beside the cost. */
  readonly cost?: number;
  readonly aspects?: readonly Aspect[];
  /** What Coordinate gives, where that is a keyword too. */
  readonly gives?: PrintedKeyword;
}

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
  /** Everything the card says, where it says nothing but keywords (an empty list: nothing at all). Left out where it says more. */
  readonly onlyKeywords?: readonly PrintedKeyword[];
  /** Facts that nobody gives: what is empty here is not known. Such a card can be in a deck and cannot be played on screen. */
  readonly missing?: readonly string[];
}
