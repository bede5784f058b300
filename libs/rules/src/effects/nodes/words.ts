/** The words that nodes consist of: aspects, keywords, players, piles, prohibitions. */

/**
 * How long a lasting effect holds (7.7.3). `play`: while that copy of the card is in play;
 * `source`: while the card that created it is.
 */
export type Until = 'phase' | 'round' | 'attack' | 'play' | 'source';

export type Aspect = 'Vigilance' | 'Command' | 'Aggression' | 'Cunning' | 'Villainy' | 'Heroism';

export type CardType = 'Base' | 'Event' | 'Leader' | 'Unit' | 'Upgrade';

export type Arena = 'Ground' | 'Space';

/** Token upgrades (3.7). */
export type TokenUpgrade = 'shield' | 'experience' | 'advantage' | 'weakness';
export type TokenUnit =
  | 'battle-droid'
  | 'clone-trooper'
  | 'tie-fighter'
  | 'x-wing'
  | 'spy'
  | 'mandalorian'
  | 'beast';
export type TokenName = TokenUpgrade | TokenUnit;

/** 7.5.5 to 7.5.19. */
export type Keyword =
  | 'sentinel'
  | 'ambush'
  | 'shielded'
  | 'overwhelm'
  | 'raid'
  | 'restore'
  | 'saboteur'
  | 'grit'
  | 'bounty'
  | 'smuggle'
  | 'coordinate'
  | 'exploit'
  | 'piloting'
  | 'hidden'
  | 'plot'
  /** Not in the rulebook 7.0 yet. */
  | 'support'
  /** From the previews of HMW, in no rulebook yet: attached to its player's base. */
  | 'fortify';

/**
 * Cards by role: `self`, `it` (last choice), `subject` (what triggered), `attached` (the card that
 * the source is attached to), `attacker`, `defender`, or a name given by `as`.
 */
export type Ref = string;

/** Players. `opponent`: one opponent, chosen if there are several (11.4.2). */
export type Who =
  | 'you'
  | 'opponent'
  | 'opponents'
  | 'each'
  | 'active'
  | 'defending'
  /** The player to the right: the previous one in player order. */
  | 'right'
  | { controllerOf: Ref }
  | { ownerOf: Ref }
  | { named: string }
  | { chosen: true };

/**
 * The name by which other abilities refer to an ability (7.6.1): when played, when defeated, on
 * attack.
 */
export type Header = 'defeated' | 'played' | 'attack-declared';

/** `captured`: the cards under the guard of a player's units (8.34). */
export type Pile = 'hand' | 'discard' | 'deck' | 'resource' | 'captured';

/** The qualities in which cards may differ. */
export type Quality = 'trait' | 'aspect' | 'cost' | 'name' | 'arena' | 'keyword';

export type Prohibition =
  | 'attack'
  | 'attack-bases'
  | 'attack-units'
  /** Attack the player of that effect: their base and the units they control. */
  | 'attack-you'
  | 'be-attacked'
  | 'ready'
  | 'be-healed'
  | 'be-damaged-by-abilities'
  | 'be-defeated-by-enemy'
  | 'be-captured-by-enemy'
  | 'be-damaged'
  | 'play-events'
  | 'return-by-enemy'
  | 'deal-combat-damage'
  | 'exhaust-by-enemy'
  | 'gain-abilities'
  | 'be-taken-by-enemy';

export type Permission =
  | 'attack-ground-units'
  | 'attack-space-units'
  | 'extra-pilot'
  | 'attack-exhausted'
  | 'attack-two-units'
  /** Attack a base by Ambush (7.5.5). */
  | 'ambush-bases';
