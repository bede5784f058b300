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
  /** As if it showed this symbol; the value stays. */
  readonly symbol?: DieSymbol;
  /** It is not removed from the pool. */
  readonly keeps?: true;
  /** Its damage is dealt to each character of an opponent. */
  readonly each?: true;
  /** A die of an opponent, as if it were one's own. */
  readonly asOwn?: true;
  /** Whoever was dealt its damage is kept as `struck`. */
  readonly struck?: true;
}

/**
 * One step of an ability. A name such as `die` keeps what was chosen for
 * later steps; a step that finds nothing to choose ends the ability.
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
      /** The ability goes on when there is nothing to choose. */
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
      /** Resources that "yes" costs: without them it is not asked. */
      readonly payable?: Amount;
      /** A die that "yes" resolves: where it cannot be resolved it is not asked. */
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
      /** Without the way that resolves this die as what it shows. */
      readonly unlike?: string;
    }
  | { readonly op: 'remove'; readonly dice: string | DiceFilter; readonly symbol?: string }
  | {
      readonly op: 'reroll';
      readonly dice: string | DiceFilter;
      /** Keeps whether each shows the symbol that it showed before. */
      readonly compares?: true;
    }
  | {
      readonly op: 'turn';
      readonly dice: string;
      readonly to?: readonly DieSymbol[];
      readonly notTo?: readonly DieSymbol[];
      readonly symbol?: string;
      /** To a side with a resource cost. */
      readonly priced?: true;
      /** To a side with this value. */
      readonly value?: number;
      /** To a side with a value that is so much higher. */
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
      /** Dice of one symbol, one of them at least. */
      readonly same?: true;
      readonly unblockable?: true;
    }
  /** Of a card that is not in play; with `other`, of the die whose special this is. */
  | { readonly op: 'resolve-side'; readonly card: string; readonly other?: true }
  | {
      readonly op: 'roll-in';
      readonly card: string;
      readonly aside?: true;
      /** Only one of its dice. */
      readonly one?: true;
      /** Keeps what was rolled. */
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
      /** Keeps who got some. */
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
  /** From an opponent. */
  | { readonly op: 'take'; readonly n: number }
  | { readonly op: 'spend'; readonly n: Amount; readonly by?: Who }
  | { readonly op: 'draw'; readonly n: Amount; readonly who?: Who | 'all'; readonly as?: string }
  | { readonly op: 'draw-to-hand-size' }
  | {
      readonly op: 'mill';
      readonly n: Amount;
      readonly who: Who | 'all-opponents';
      readonly full?: true;
      /** Keeps what was discarded. */
      readonly as?: string;
    }
  | {
      readonly op: 'discard-random';
      readonly n: Amount;
      readonly who?: 'you' | 'all-opponents';
      /** Keeps what was discarded. */
      readonly as?: string;
    }
  | { readonly op: 'random-card'; readonly as: string; readonly n?: number; readonly who?: Who }
  | { readonly op: 'random-discard'; readonly as: string }
  | { readonly op: 'keep-only'; readonly cards: string; readonly types: readonly CardType[] }
  | {
      readonly op: 'put';
      readonly cards: string | CardFilter;
      /** Not those kept under this name, nor what left the deck meanwhile. */
      readonly but?: string;
      readonly to: 'hand' | 'discard' | 'deck-top' | 'deck-bottom' | 'out';
      /** It is what an action costs: nothing happens instead. */
      readonly paid?: true;
    }
  | { readonly op: 'extra-action'; readonly n: number }
  | { readonly op: 'opponent-action' }
  | { readonly op: 'end-actions' }
  | { readonly op: 'ready'; readonly cards: string | CardFilter }
  | { readonly op: 'exhaust'; readonly cards: string }
  | { readonly op: 'defeat'; readonly cards: string }
  | { readonly op: 'doom'; readonly cards: string }
  /** Keeps what was rolled. */
  | { readonly op: 'activate'; readonly cards: string; readonly as?: string }
  /** Of a card outside the game, by its id: set aside when it is done. */
  | { readonly op: 'roll-outside'; readonly card: string }
  /** A die of a character is not rolled in the next round. */
  | { readonly op: 'freeze'; readonly card: string }
  /** What an opponent's next action has to be, if it can be. */
  | { readonly op: 'force'; readonly play: string }
  | { readonly op: 'force'; readonly activate: true }
  /** After this the player cannot pass any more. */
  | { readonly op: 'must-act' }
  /** One by one, as often as there is damage. */
  | { readonly op: 'rearrange-damage'; readonly among: CardFilter }
  /** Shields of the host block damage that is about to be dealt to another character. */
  | { readonly op: 'lend-shields' }
  | {
      readonly op: 'play';
      readonly zones: readonly ('hand' | 'discard' | 'deck')[];
      readonly from: CardFilter;
      readonly less?: Amount;
      /** For a card with this word in its name. */
      readonly lessFor?: { readonly title: string; readonly less: number };
      readonly free?: true;
      /** Without such a card the rest does not happen. */
      readonly must?: true;
      readonly optional?: true;
      /** The character that an upgrade is played on. */
      readonly on?: string;
      /** Keeps what was played, and on whom. */
      readonly as?: string;
      readonly host?: string;
    }
  | { readonly op: 'claim-ability'; readonly unused?: true }
  | { readonly op: 'take-battlefield'; readonly who?: Who }
  | { readonly op: 'switch-resources' }
  /** The character that a die belongs to, as itself or by an upgrade. */
  | { readonly op: 'whose-die'; readonly die: string; readonly as: string }
  /** The value of the die that is about to be resolved. */
  | { readonly op: 'raise'; readonly n: number }
  /** Of the damage that is about to be taken. */
  | { readonly op: 'block'; readonly n: Amount }
  /** With `own`, of an own character, as that character's. */
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
      /** Everybody sees them. */
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
  /** To this character unless another is named; with `home` its die returns to it. */
  | {
      readonly op: 'move-upgrade';
      readonly card: string;
      readonly to?: string;
      readonly home?: true;
    }
  | { readonly op: 'search'; readonly as: string; readonly from: CardFilter }
  | { readonly op: 'shuffle' }
  /** The same for each card: kept under the name. */
  | {
      readonly op: 'each';
      readonly of: string | CardFilter;
      readonly as: string;
      readonly then: readonly Node[];
    }
  /** As many as the player likes, off any that fit; keeps how many. */
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
  /** Whoever has claimed it before. */
  | { readonly op: 'claim' }
  /** To the hand when the action phase is over. */
  | { readonly op: 'return-later'; readonly cards: string }
  /** The player loses the game when the action phase is over. */
  | { readonly op: 'lose-later' }
  | { readonly op: 'guard' }
  | { readonly op: 'look'; readonly who?: 'all-opponents' };

export type Keyword = 'ambush' | 'guardian' | 'redeploy';

/** What an ability answers to. `this` is the card itself, `host` the character it is attached to. */
export type Trigger =
  | 'this-activated'
  | 'opponent-activated'
  | 'this-played'
  | 'upgrade-on-this'
  | 'ambush-played'
  | 'opponent-defeated'
  | 'opponent-hand-emptied'
  | 'own-hand-played'
  /** Cards of an opponent's deck were discarded. */
  | 'opponent-milled'
  /** A die of any character, also of an opponent. */
  | 'character-rolls-blank'
  | 'weapon-on-this'
  /** Dice of the host, its own or of its upgrades, dealt damage; the die of this card was taken from. */
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
  /** The game is set up; the first round has not begun. */
  | 'set-up'
  | 'opponent-rerolled'
  | 'this-resolved'
  /** A die of this card is rolled, also again; or rolled into the pool. */
  | 'this-rolled'
  | 'this-rolled-in'
  | `rolls-${RolledSymbol}`;

/** Symbols that cards answer to when a die of their player is rolled and shows them. */
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
  /** The die of this card was resolved and is still in the pool. */
  | 'this-removed'
  | 'this-activates'
  | 'host-activates'
  /** The die of this card deals damage. */
  | 'this-deals'
  | 'own-blue-defeated'
  | 'host-dealt-ranged'
  | 'host-takes-damage'
  | 'host-defeated'
  | 'opponent-defeated'
  /** Damage that shields can block is dealt to a character other than the host. */
  | 'other-dealt-damage'
  /** A card discards another weapon from the host. */
  | 'host-weapon-discarded'
  /** A card of an opponent discards another support of the player. */
  | 'own-support-discarded'
  | 'own-action';

export interface CardAction {
  /** A power action: once each round. */
  readonly once?: true;
  /** Exhausting this card is part of the action. */
  readonly exhaust?: true;
  /** A die of this card in the pool is removed as part of it. */
  readonly removeDie?: true;
  /** One of the player's ready characters is exhausted as part of it. */
  readonly exhaustCharacter?: true;
  /** A card of the hand is discarded as part of it. */
  readonly discard?: CardFilter;
  readonly hostWithoutShields?: true;
  /** Resources that it costs. */
  readonly spend?: number;
  /**
   * One of the player's dice is removed as part of it; the steps know
   * it as `removed`, and the value that it showed as `paid`.
   */
  readonly removes?: DiceFilter;
  /** This card is discarded as part of it. */
  readonly discardThis?: true;
  readonly then: readonly Node[];
}

/** What a card does, as data. Paragraphs of the card are one ability each. */
export interface Behaviour {
  readonly keywords?: readonly Keyword[];
  /** Colour of the character that the upgrade may be attached to, and whether it has to be unique. */
  readonly on?: Color | { readonly color?: Color; readonly unique: boolean };
  /** Play restrictions. */
  readonly needs?: readonly (
    | 'battlefield'
    | 'more-ready'
    /** Nobody has taken an action this round. */
    | 'first-action'
    /** Each character of an opponent has damage. */
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
  /** What it answers to the first time only. */
  readonly first?: Readonly<Partial<Record<Trigger, 'round' | 'game'>>>;
  readonly before?: Readonly<Partial<Record<Interrupt, readonly Node[]>>>;
  /** What X is on its die: `copies` are dice of its copies in the pool, `color` characters in play. */
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
    /** Upgrades of this colour and kind are never played on it. */
    readonly refuses?: { readonly color: Color; readonly subtype: string };
    readonly leavesOnMelee?: true;
    readonly arrivesWithDamage?: number;
    readonly shieldsSplit?: true;
    /** Exhausted before a card of this type and colour is played. */
    readonly cheapens?: { readonly type: CardType; readonly color?: Color };
    readonly givesAmbush?: { readonly color: Color };
    /** Damage of its die and of dice that it modifies ignores shields. */
    readonly unblockable?: true;
    /** Of the player's characters; a battlefield gives it to whoever controls it. */
    readonly ownKeyword?: Keyword;
    /** Cards of this cost or more that its player plays have Ambush. */
    readonly ambushFrom?: number;
    /** Of its player for the battlefield, during setup. */
    readonly setupRollPlus?: number;
    /** More resources at the beginning of the game. */
    readonly startsWith?: number;
    /** Blue upgrades are played on it whatever their restrictions. */
    readonly blueFreely?: true;
    /** The first such card that its player plays each round costs 1 less. */
    readonly firstLess?: 'yellow-event' | 'vehicle';
    /** Sides with a plus modify every symbol, or dice of characters of this colour. */
    readonly modifiesAny?: { readonly color?: Color };
    /** The value of each side of its die while its player controls the battlefield. */
    readonly sidesPlus?: number;
    /** More health of its character, and more shields that it or others may have. */
    readonly hostHealth?: number;
    readonly hostShields?: number;
    readonly ownShields?: { readonly color: Color; readonly n: number };
    /** Weapons on it cost so much more. */
    readonly weaponMore?: number;
    /** It has Redeploy while it is on such a character. */
    readonly redeployOn?: { readonly color: Color } | { readonly name: string };
    /** It costs 1 less while an opponent has so many resources. */
    readonly lessIfRich?: number;
    /** Its die costs 1 less to resolve while it is on a character of this colour. */
    readonly priceLessOn?: Color;
    /** It is discarded with so much damage on it. */
    readonly leavesWithDamage?: number;
    /** What each player gains more in the upkeep phase. */
    readonly upkeepForAll?: number;
    /** It may be exhausted before a die with a cost is resolved: that costs 1 less. */
    readonly lightens?: true;
    /** A character may be exhausted instead of paying for its die. */
    readonly paidByCharacter?: true;
    /** Dice of its character that its die modifies cost so much less to resolve. */
    readonly modifiedLess?: number;
    /** What opponents spend to claim while its die is in the pool. */
    readonly claimCosts?: number;
  };
  /** The card outside the game whose dice it rolls, by its id. */
  readonly brings?: string;
  /** An event that may go under the deck instead of to the discard pile. */
  readonly underDeck?: true;
  /** Paragraphs of the card that have no meaning during a game, such as deck building. */
  readonly outsideGame?: number;
}
