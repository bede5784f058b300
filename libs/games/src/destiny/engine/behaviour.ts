import type { CardType, Color, DieSymbol } from '../facts/card.js';

/** Whose: seen from the player who resolves the ability. */
type Whose = 'own' | 'opponent' | 'any';

export interface DiceFilter {
  readonly whose?: Whose;
  readonly color?: Color;
  readonly shows?: readonly DieSymbol[];
  readonly notShows?: readonly DieSymbol[];
  readonly min?: number;
  readonly max?: Amount;
  readonly plus?: true;
  /** Resolving it costs resources. */
  readonly priced?: true;
  readonly of?: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** Of the colour of a card kept under this name. */
  readonly colorOf?: string;
  /** Dice of a chosen character and of its upgrades, or of `this` or `host`. */
  readonly at?: string;
  /** Not the die whose special is resolved. */
  readonly other?: true;
  readonly notIn?: string;
  readonly among?: string;
  /** No other that fits shows a lower value. */
  readonly lowest?: true;
  readonly equals?: Amount;
  /** The symbol of a die chosen before; `alike`: its value, too. */
  readonly symbolOf?: string;
  readonly alike?: string;
  /** The symbol of one of the player's dice. */
  readonly matchesOwn?: true;
  /** Can be resolved alone now; `free`: without paying, `plain`: as if it had no plus. */
  readonly resolvable?: true | 'free' | 'plain';
}

export interface CardFilter {
  readonly whose?: Whose;
  readonly types?: readonly CardType[];
  readonly color?: Color;
  readonly notColor?: Color;
  readonly unique?: boolean;
  readonly ready?: boolean;
  readonly subtypes?: readonly string[];
  readonly without?: readonly string[];
  /** Not cards chosen before, or not the character that this is or is on. */
  readonly not?: string | readonly string[];
  readonly upTo?: Amount;
  readonly costs?: Amount;
  readonly costFrom?: number;
  readonly shielded?: boolean;
  /** So much damage at least. */
  readonly damaged?: number;
  /** No more health left than this. */
  readonly healthTo?: number;
  /** Attached to a ready character. */
  readonly onReady?: true;
  readonly copyOf?: string;
  /** Its player has another copy in play. */
  readonly twin?: true;
  /** Attached to the character chosen under this name. */
  readonly hostOf?: string;
  /** One of those kept under this name. */
  readonly among?: string;
  /** No other that fits costs less. */
  readonly cheapest?: true;
  /** Costs no more than the resources of the player who resolves. */
  readonly affordable?: true;
}

export type Amount =
  | number
  | { readonly dice: DiceFilter }
  | { readonly cards: CardFilter }
  /** Cards in the own discard pile. */
  | { readonly inDiscard: CardFilter }
  /** Cards in an opponent's hand. */
  | { readonly inHand: CardFilter }
  /** Different symbols that such dice show. */
  | { readonly symbols: DiceFilter }
  /** Shields on such cards together. */
  | { readonly shieldsAmong: CardFilter }
  /** Defeated characters of an opponent. */
  | { readonly defeated: 'opponent' }
  /** Those among chosen cards that have an odd cost. */
  | { readonly odd: string }
  /** Values that such dice show together. */
  | { readonly combined: DiceFilter }
  /** Values of chosen dice together. */
  | { readonly value: string }
  /** Costs of chosen cards together. */
  | { readonly cost: string }
  /** How many were chosen. */
  | { readonly count: string }
  /** A number kept under this name. */
  | { readonly number: string }
  | { readonly hand: 'own' | 'opponent' }
  | { readonly resources: 'own' | 'opponent' }
  /** Resources that chosen dice cost. */
  | { readonly price: string }
  | { readonly shieldsOn: string }
  | { readonly damageOn: string }
  | { readonly half: Amount }
  | { readonly twice: Amount }
  | { readonly less: readonly [Amount, Amount] }
  | { readonly atMost: number; readonly of: Amount }
  | { readonly sum: readonly Amount[] };

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
      readonly payable?: number;
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
  | { readonly op: 'resolve-side'; readonly card: string }
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
  | { readonly op: 'place-damage'; readonly on: string; readonly n: number }
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
      readonly cards: string;
      readonly to: 'hand' | 'discard' | 'deck-top' | 'deck-bottom' | 'out';
    }
  | { readonly op: 'extra-action'; readonly n: number }
  | { readonly op: 'opponent-action' }
  | { readonly op: 'end-actions' }
  | { readonly op: 'ready'; readonly cards: string }
  | { readonly op: 'exhaust'; readonly cards: string }
  | { readonly op: 'defeat'; readonly cards: string }
  | { readonly op: 'doom'; readonly cards: string }
  | { readonly op: 'activate'; readonly cards: string }
  | {
      readonly op: 'play';
      readonly zones: readonly ('hand' | 'discard')[];
      readonly from: CardFilter;
      readonly less?: Amount;
      readonly free?: true;
      /** Without such a card the rest does not happen. */
      readonly must?: true;
      readonly optional?: true;
      /** The character that an upgrade is played on. */
      readonly on?: string;
      /** Keeps what was played. */
      readonly as?: string;
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
  | { readonly op: 'move-upgrade'; readonly card: string }
  | { readonly op: 'guard' }
  | { readonly op: 'look'; readonly who?: 'all-opponents' };

export type Condition =
  | { readonly showing: string; readonly symbols: readonly DieSymbol[] }
  | { readonly atLeast: Amount; readonly n: number }
  | { readonly type: string; readonly subtype: string }
  | { readonly firstRound: true }
  | { readonly blocked: true }
  | { readonly readyThis: true }
  | { readonly shieldsOn: string }
  | { readonly ownDie: string }
  /** A card that was chosen, or the card of a die. */
  | { readonly isA: string; readonly types: readonly CardType[] }
  | { readonly uniqueOf: string }
  | { readonly controlsField: true }
  | { readonly none: Amount }
  /** The die that was just rerolled shows the symbol that it showed before. */
  | { readonly same: true }
  | { readonly colored: string; readonly color: Color }
  | { readonly titled: string; readonly name: string }
  | { readonly villain: string }
  /** Another of the player's dice shows the symbol that this one shows. */
  | { readonly matched: string };

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
  | 'disrupt-resolved'
  | 'own-defeated'
  | 'any-defeated'
  | 'host-activated'
  | 'own-red-activated'
  | 'own-support-activated'
  | 'event-played'
  | 'claimed'
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
  | 'host-dealt-ranged'
  | 'host-takes-damage'
  | 'host-defeated'
  | 'opponent-defeated';

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
    /** What opponents spend to claim while its die is in the pool. */
    readonly claimCosts?: number;
  };
  /** An event that may go under the deck instead of to the discard pile. */
  readonly underDeck?: true;
  /** Paragraphs of the card that have no meaning during a game, such as deck building. */
  readonly outsideGame?: number;
}
