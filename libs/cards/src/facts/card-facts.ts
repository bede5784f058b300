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
  /** As in Raid 2, Restore 1, Exploit 3. */
  readonly n?: number;
  /** For Smuggle and Piloting, with the icons beside the cost. */
  readonly cost?: number;
  readonly aspects?: readonly Aspect[];
  /** What Coordinate gives, if that is a keyword too. */
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
  /** Omitted if the source does not know it (eight bases of LOF). */
  readonly rarity?: Rarity;
  /** A double icon is listed twice. */
  readonly aspects: readonly Aspect[];
  readonly traits: readonly string[];
  readonly arenas: readonly Arena[];
  readonly cost?: number;
  readonly power?: number;
  /** For a base: its HP (CR 3.2). */
  readonly hp?: number;
  /** What the card adds to the unit it is attached to (upgrades, pilots). */
  readonly upgradePower?: number;
  readonly upgradeHp?: number;
  readonly pilotingCost?: number;
  readonly keywords: readonly Keyword[];
  /**
   * All abilities of the card, if they are only keywords (an empty list: none at all). Omitted if
   * it has others.
   */
  readonly onlyKeywords?: readonly PrintedKeyword[];
  /**
   * Facts that no source has: the empty fields named here are unknown. Such a card can be in a deck
   * but cannot be played on screen.
   */
  readonly missing?: readonly string[];
}
