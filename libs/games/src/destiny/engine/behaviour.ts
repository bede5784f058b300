import type { CardType, Color, DieSymbol } from '../facts/card.js';
import type { Amount, CardFilter, Condition, DiceFilter } from './terms.js';

type Who = 'you' | 'opponent';
type Zone = 'hand' | 'discard' | 'play' | 'deck' | 'out';

export interface ResolveHow {
  readonly plus?: Amount;
  readonly plusFor?: { readonly subtype: string; readonly plus: number };
  readonly as?: Amount;
  readonly free?: true;
  readonly unblockable?: true;
  /** A side with a plus resolves as if it had none. */
  readonly plain?: true;
  /** It resolves as if it showed this symbol; the value stays the same. */
  readonly symbol?: DieSymbol;
  /** It is not removed from the pool afterwards. */
  readonly keeps?: true;
  /** Its damage is dealt to each character of an opponent. */
  readonly each?: true;
  /** An opponent's die is resolved as if it were the player's own. */
  readonly asOwn?: true;
  /** The character that was dealt its damage is stored as `struck`. */
  readonly struck?: true;
}

/**
 * One step of an ability. A name such as `die` stores what was chosen for later steps; a step that
 * finds nothing to choose ends the ability.
 */
export type Node =
  | { readonly op: 'spot'; readonly filter: CardFilter; readonly n?: number }
  | {
      readonly op: 'choose-dice';
      readonly as: string;
      readonly from: DiceFilter;
      readonly min?: Amount;
      readonly max?: Amount;
      readonly by?: Who;
      /** The ability continues even if there is nothing to choose. */
      readonly goOn?: true;
    }
  | {
      readonly op: 'choose-cards';
      readonly as: string;
      readonly zone: Zone;
      readonly from: CardFilter;
      readonly min?: Amount;
      readonly max?: Amount;
      readonly by?: Who;
      readonly goOn?: true;
    }
  | { readonly op: 'choose-symbol'; readonly as: string; readonly from: DiceFilter }
  | {
      readonly op: 'may';
      /** The resources that "yes" costs; without them the player is not asked. */
      readonly payable?: Amount;
      /** The die that "yes" resolves; if it cannot be resolved, the player is not asked. */
      readonly resolvable?: string;
      readonly then: readonly Node[];
      readonly by?: Who;
      readonly else?: readonly Node[];
    }
  | {
      readonly op: 'either';
      readonly of: readonly (readonly Node[])[];
      readonly by?: Who;
      readonly times?: number;
      /** Excludes the alternative that resolves this die as the symbol that it already shows. */
      readonly unlike?: string;
    }
  | { readonly op: 'remove'; readonly dice: string | DiceFilter; readonly symbol?: string }
  | {
      readonly op: 'reroll';
      readonly dice: string | DiceFilter;
      /** Stores how many dice show the same symbol as before. */
      readonly compares?: true;
    }
  | {
      readonly op: 'turn';
      readonly dice: string;
      readonly to?: readonly DieSymbol[];
      readonly notTo?: readonly DieSymbol[];
      readonly symbol?: string;
      /** Only to a side with a resource cost. */
      readonly priced?: true;
      /** Only to a side with this value. */
      readonly value?: number;
      /** Only to a side whose value is this much higher. */
      readonly up?: number;
      readonly by?: Who;
      readonly goOn?: true;
    }
  | { readonly op: 'resolve'; readonly dice: string; readonly how?: ResolveHow; readonly by?: Who }
  | {
      readonly op: 'resolve-any';
      readonly by?: Who;
      readonly from?: DiceFilter;
      readonly max?: number;
      /** All dice must show the same symbol, and at least one must be resolved. */
      readonly same?: true;
      readonly unblockable?: true;
    }
  /**
   * Resolves a side of the die of a card that is not in play; with `other`, another side of the die
   * whose special this is.
   */
  | { readonly op: 'resolve-side'; readonly card: string; readonly other?: true }
  | {
      readonly op: 'roll-in';
      readonly card: string;
      readonly aside?: true;
      /** Rolls only one of its dice. */
      readonly one?: true;
      /** Stores the rolled dice. */
      readonly as?: string;
    }
  | { readonly op: 'keep-die'; readonly reroll?: true }
  | {
      readonly op: 'damage';
      readonly to: string | CardFilter;
      readonly n: Amount;
      readonly unblockable?: true;
    }
  | { readonly op: 'shields'; readonly to: string | CardFilter; readonly n: Amount }
  | {
      readonly op: 'distribute';
      readonly what: 'damage' | 'shields';
      readonly n: Amount;
      readonly among: CardFilter;
      readonly by?: Who;
      /** Stores the characters that got some. */
      readonly as?: string;
    }
  | {
      readonly op: 'strip';
      readonly from: string | CardFilter;
      readonly n?: Amount;
      readonly as?: string;
    }
  | { readonly op: 'heal'; readonly at: string | CardFilter; readonly n: Amount }
  | { readonly op: 'move-damage'; readonly from: string; readonly to: string; readonly n: Amount }
  | { readonly op: 'place-damage'; readonly on: string; readonly n: Amount }
  | { readonly op: 'move-shields'; readonly from: string; readonly to: string; readonly n: Amount }
  | { readonly op: 'gain'; readonly n: Amount; readonly who?: Who | 'all' }
  | { readonly op: 'lose'; readonly n: Amount | 'all' }
  /** Takes resources from an opponent. */
  | { readonly op: 'take'; readonly n: number }
  | { readonly op: 'spend'; readonly n: Amount; readonly by?: Who }
  | { readonly op: 'draw'; readonly n: Amount; readonly who?: Who | 'all'; readonly as?: string }
  | { readonly op: 'draw-to-hand-size' }
  | {
      readonly op: 'mill';
      readonly n: Amount;
      readonly who: Who | 'all-opponents';
      readonly full?: true;
      /** Stores the discarded cards. */
      readonly as?: string;
    }
  | {
      readonly op: 'discard-random';
      readonly n: Amount;
      readonly who?: 'you' | 'all-opponents';
      /** Stores the discarded cards. */
      readonly as?: string;
    }
  | { readonly op: 'random-card'; readonly as: string; readonly n?: number; readonly who?: Who }
  | { readonly op: 'random-discard'; readonly as: string }
  | { readonly op: 'keep-only'; readonly cards: string; readonly types: readonly CardType[] }
  | {
      readonly op: 'put';
      readonly cards: string | CardFilter;
      /** Excludes cards stored under this name, and cards that have left the deck meanwhile. */
      readonly but?: string;
      readonly to: 'hand' | 'discard' | 'deck-top' | 'deck-bottom' | 'out';
      /** It is part of an action's cost, so it cannot be replaced by another effect. */
      readonly paid?: true;
    }
  | { readonly op: 'extra-action'; readonly n: number }
  | { readonly op: 'opponent-action' }
  | { readonly op: 'end-actions' }
  | { readonly op: 'ready'; readonly cards: string | CardFilter }
  | { readonly op: 'exhaust'; readonly cards: string }
  | { readonly op: 'defeat'; readonly cards: string }
  | { readonly op: 'doom'; readonly cards: string }
  /** Activates cards; `as` stores the rolled dice. */
  | { readonly op: 'activate'; readonly cards: string; readonly as?: string }
  /** Rolls a die of a card outside the game, by card id; the die is set aside after use. */
  | { readonly op: 'roll-outside'; readonly card: string }
  /** One die of a character is not rolled in the next round. */
  | { readonly op: 'freeze'; readonly card: string }
  /** An opponent's next action must be this one, if it is possible. */
  | { readonly op: 'force'; readonly play: string }
  | { readonly op: 'force'; readonly activate: true }
  /** After this the player must act and cannot pass. */
  | { readonly op: 'must-act' }
  /** Moves damage one by one, at most as many times as there is damage. */
  | { readonly op: 'rearrange-damage'; readonly among: CardFilter }
  /** Shields of the host block damage that would be dealt to another character. */
  | { readonly op: 'lend-shields' }
  | {
      readonly op: 'play';
      readonly zones: readonly ('hand' | 'discard' | 'deck')[];
      readonly from: CardFilter;
      readonly less?: Amount;
      /** An additional reduction for cards with this word in their name. */
      readonly lessFor?: { readonly title: string; readonly less: number };
      readonly free?: true;
      /** If there is no such card, the rest of the ability does not happen. */
      readonly must?: true;
      readonly optional?: true;
      /** The character that an upgrade must be played on. */
      readonly on?: string;
      /** `as` stores the card that was played, `host` the character that it was played on. */
      readonly as?: string;
      readonly host?: string;
    }
  | { readonly op: 'claim-ability'; readonly unused?: true }
  | { readonly op: 'take-battlefield'; readonly who?: Who }
  | { readonly op: 'switch-resources' }
  /** Stores the character that a die belongs to, directly or through an upgrade. */
  | { readonly op: 'whose-die'; readonly die: string; readonly as: string }
  /** Increases the value of the die that is about to be resolved. */
  | { readonly op: 'raise'; readonly n: number }
  /** Blocks part of the damage that is about to be taken. */
  | { readonly op: 'block'; readonly n: Amount }
  /**
   * Resolves the special of another card; with `own`, of one of the player's own characters, as
   * that character's.
   */
  | { readonly op: 'other-special'; readonly own?: true }
  | { readonly op: 'count'; readonly as: string; readonly n: Amount }
  | { readonly op: 'choose-number'; readonly as: string; readonly max: Amount; readonly by?: Who }
  | { readonly op: 'switch-upgrade'; readonly card: string }
  | { readonly op: 'switch-battlefield' }
  | { readonly op: 'return-character'; readonly card: string }
  | {
      readonly op: 'look-at-top';
      readonly as: string;
      readonly n: number;
      readonly who: Who;
      /** The cards are shown to everybody. */
      readonly show?: true;
    }
  | { readonly op: 'reveal'; readonly cards: string }
  | {
      readonly op: 'if';
      readonly when: Condition;
      readonly then: readonly Node[];
      readonly else?: readonly Node[];
    }
  | { readonly op: 'instead' }
  | { readonly op: 'become-support' }
  /** Moves an upgrade to this character, or to `to`; with `home` its dice return to it. */
  | {
      readonly op: 'move-upgrade';
      readonly card: string;
      readonly to?: string;
      readonly home?: true;
    }
  | { readonly op: 'search'; readonly as: string; readonly from: CardFilter }
  | { readonly op: 'shuffle' }
  /** Repeats the steps for each card, which is stored under the name. */
  | {
      readonly op: 'each';
      readonly of: string | CardFilter;
      readonly as: string;
      readonly then: readonly Node[];
    }
  /** Removes any number of shields from matching cards; stores how many. */
  | {
      readonly op: 'take-shields';
      readonly from: CardFilter;
      readonly max: Amount;
      readonly as: string;
    }
  /** The player passes for the rest of the round. */
  | { readonly op: 'rest' }
  /** The next card that the player plays this turn has Ambush. */
  | { readonly op: 'swift' }
  /** Claims the battlefield even if a player has already claimed it. */
  | { readonly op: 'claim' }
  /** The cards return to the hand at the end of the action phase. */
  | { readonly op: 'return-later'; readonly cards: string }
  /** The player loses the game at the end of the action phase. */
  | { readonly op: 'lose-later' }
  | { readonly op: 'guard' }
  | { readonly op: 'look'; readonly who?: 'all-opponents' };

export type Keyword = 'ambush' | 'guardian' | 'redeploy';

/**
 * The events that trigger an ability. `this` is the card itself, `host` the character that it is
 * attached to.
 */
export type Trigger =
  | 'this-activated'
  | 'opponent-activated'
  | 'this-played'
  | 'upgrade-on-this'
  | 'ambush-played'
  | 'opponent-defeated'
  | 'opponent-hand-emptied'
  | 'own-hand-played'
  /** Cards were discarded from an opponent's deck. */
  | 'opponent-milled'
  /** A die of any character, including an opponent's. */
  | 'character-rolls-blank'
  | 'weapon-on-this'
  /**
   * `host-dealt`: dice of the host or of its upgrades dealt damage. `this-hurt`: damage from a die
   * of this card was taken.
   */
  | 'host-dealt'
  | 'this-hurt'
  | 'disrupt-resolved'
  | 'own-defeated'
  | 'any-defeated'
  | 'host-activated'
  | 'own-red-activated'
  | 'own-support-activated'
  | 'event-played'
  | 'claimed'
  /** Setup is finished and the first round has not begun. */
  | 'set-up'
  | 'opponent-rerolled'
  | 'this-resolved'
  /**
   * `this-rolled`: a die of this card is rolled or rerolled. `this-rolled-in`: it is rolled into
   * the pool.
   */
  | 'this-rolled'
  | 'this-rolled-in'
  | `rolls-${RolledSymbol}`;

/** Symbols that trigger cards when a die of their player is rolled and shows them. */
export const rolledSymbols = [
  'disrupt',
  'discard',
  'resource',
  'focus',
  'shield',
  'special',
] as const satisfies readonly DieSymbol[];
export type RolledSymbol = (typeof rolledSymbols)[number];

export type Interrupt =
  | 'this-dealt-damage'
  | 'this-gains-shields'
  | 'this-defeated'
  | 'this-defeated-by-damage'
  | 'this-resolves'
  /** A die of this card was resolved and is still in the pool. */
  | 'this-removed'
  | 'this-activates'
  | 'host-activates'
  /** A die of this card deals damage. */
  | 'this-deals'
  | 'own-blue-defeated'
  | 'host-dealt-ranged'
  | 'host-takes-damage'
  | 'host-defeated'
  | 'opponent-defeated'
  /** Damage that shields can block is dealt to a character other than the host. */
  | 'other-dealt-damage'
  | 'host-weapon-discarded'
  /** An opponent's card discards another support of the player. */
  | 'own-support-discarded'
  | 'own-action';

export interface CardAction {
  /** A power action: once per round. */
  readonly once?: true;
  /** Exhausting this card is part of the cost. */
  readonly exhaust?: true;
  /** Removing a die of this card from the pool is part of the cost. */
  readonly removeDie?: true;
  /** Exhausting one of the player's ready characters is part of the cost. */
  readonly exhaustCharacter?: true;
  /** Discarding a card from hand is part of the cost. */
  readonly discard?: CardFilter;
  readonly hostWithoutShields?: true;
  /** Resources that it costs. */
  readonly spend?: number;
  /**
   * Removing one of the player's dice is part of the cost; the steps know it as `removed`, and the
   * value that it showed as `paid`.
   */
  readonly removes?: DiceFilter;
  /** Discarding this card is part of the cost. */
  readonly discardThis?: true;
  readonly then: readonly Node[];
}

/** What a card does, as data. Each paragraph of the card is one ability. */
export interface Behaviour {
  readonly keywords?: readonly Keyword[];
  /**
   * The colour of the characters that the upgrade may be attached to, and whether they must be
   * unique.
   */
  readonly on?: Color | { readonly color?: Color; readonly unique: boolean };
  /** Play restrictions. */
  readonly needs?: readonly (
    | 'battlefield'
    | 'more-ready'
    /** No player has taken an action this round. */
    | 'first-action'
    /** Every character of an opponent has damage. */
    | 'all-hurt'
    | { readonly spot: Color }
    | { readonly atLeast: Amount; readonly n: number }
    | { readonly noMoreThan: Amount; readonly n: number }
  )[];
  readonly event?: readonly Node[];
  readonly special?: readonly Node[];
  readonly actions?: readonly CardAction[];
  readonly claim?: readonly Node[];
  readonly after?: Readonly<Partial<Record<Trigger, readonly Node[]>>>;
  /** Triggers that count only the first time per round or per game. */
  readonly first?: Readonly<Partial<Record<Trigger, 'round' | 'game'>>>;
  readonly before?: Readonly<Partial<Record<Interrupt, readonly Node[]>>>;
  /**
   * The value X on its die: `copies` counts dice of its copies in the pool, `color` characters in
   * play.
   */
  readonly x?:
    | number
    | { readonly hand: 'own' }
    | { readonly copies: true }
    | { readonly color: Color };
  readonly constant?: {
    readonly handSize?: number;
    readonly opponentsUpkeep?: number;
    readonly hostKeyword?: Keyword;
    readonly ownNonUniqueKeyword?: Keyword;
    readonly firstWeaponLess?: number;
    readonly weaponsFreely?: true;
    /** Upgrades of this colour with this subtype cannot be played on it. */
    readonly refuses?: { readonly color: Color; readonly subtype: string };
    readonly leavesOnMelee?: true;
    readonly arrivesWithDamage?: number;
    readonly shieldsSplit?: true;
    /** It may be exhausted to make a card of this type and colour cheaper. */
    readonly cheapens?: { readonly type: CardType; readonly color?: Color };
    readonly givesAmbush?: { readonly color: Color };
    /** Damage from its die, and from dice that it modifies, ignores shields. */
    readonly unblockable?: true;
    /** A keyword for the player's characters; a battlefield gives it to its controller's. */
    readonly ownKeyword?: Keyword;
    /** Cards that its player plays have Ambush if they cost at least this much. */
    readonly ambushFrom?: number;
    /** Added to its player's roll for the battlefield during setup. */
    readonly setupRollPlus?: number;
    /** Additional resources at the beginning of the game. */
    readonly startsWith?: number;
    /** Blue upgrades can be played on it regardless of their restrictions. */
    readonly blueFreely?: true;
    /** The first card of this kind that its player plays each round costs 1 less. */
    readonly firstLess?: 'yellow-event' | 'vehicle';
    /**
     * Its sides with a plus modify any symbol; with `color`, only on dice of characters of this
     * colour.
     */
    readonly modifiesAny?: { readonly color?: Color };
    /** Added to the value of each side of its die while its player controls the battlefield. */
    readonly sidesPlus?: number;
    /**
     * `hostHealth`: more health for its character. `hostShields`, `ownShields`: a higher shield
     * limit for its character, or for the player's characters of a colour.
     */
    readonly hostHealth?: number;
    readonly hostShields?: number;
    readonly ownShields?: { readonly color: Color; readonly n: number };
    /** Weapons played on it cost this much more. */
    readonly weaponMore?: number;
    /** It has Redeploy while it is on a character of this colour or name. */
    readonly redeployOn?: { readonly color: Color } | { readonly name: string };
    /** It costs 1 less while an opponent has at least this many resources. */
    readonly lessIfRich?: number;
    /** Its die costs 1 less to resolve while it is on a character of this colour. */
    readonly priceLessOn?: Color;
    /** It is discarded once it has this much damage on it. */
    readonly leavesWithDamage?: number;
    /** Additional resources for every player in the upkeep phase. */
    readonly upkeepForAll?: number;
    /** It may be exhausted to reduce the cost of resolving a die by 1. */
    readonly lightens?: true;
    /** A character may be exhausted instead of paying for its die. */
    readonly paidByCharacter?: true;
    /** Dice of its character that its die modifies cost this much less to resolve. */
    readonly modifiedLess?: number;
    /** The additional cost for opponents to claim while its die is in the pool. */
    readonly claimCosts?: number;
  };
  /** The id of the card outside the game whose dice it rolls. */
  readonly brings?: string;
  /** An event that may be put under the deck instead of into the discard pile. */
  readonly underDeck?: true;
  /**
   * The number of paragraphs that have no meaning during a game, such as rules for deck building.
   */
  readonly outsideGame?: number;
}
