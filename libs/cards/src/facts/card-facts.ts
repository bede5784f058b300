/** What is printed on a card, without its sentences: names, numbers, icons (CR 2.1 to 2.12). */

import type { arenas, aspects, cardTypes, keywords } from '#vocabulary';

export type CardType = (typeof cardTypes)[number];
export type Aspect = (typeof aspects)[number];
export type Rarity = 'Common' | 'Uncommon' | 'Rare' | 'Legendary' | 'Special';
export type Arena = (typeof arenas)[number];
export type Keyword = (typeof keywords)[number];

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
  /**
   * Everything the card says, where it says nothing but keywords
   * (an empty list: nothing at all). Left out where it says more.
   */
  readonly onlyKeywords?: readonly PrintedKeyword[];
  /**
   * Facts that nobody gives: what is empty here is not known.
   * Such a card can be in a deck and cannot be played on screen.
   */
  readonly missing?: readonly string[];
}
