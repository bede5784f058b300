/**
 * Which cards, how many, and under which condition. The types refer to each other, so they are in
 * one file.
 */
import type { CardEventName } from '../../events/events.js';
import type { Arena, Aspect, CardType, Header, Keyword, Pile, Quality, Ref, Who } from './words.js';

export interface Filter {
  readonly type?: CardType | readonly CardType[];
  readonly side?: 'friendly' | 'enemy';
  readonly arena?: Arena;
  readonly trait?: string | readonly string[];
  readonly notTrait?: string;
  readonly aspect?: Aspect | readonly Aspect[];
  readonly notAspect?: Aspect;
  readonly named?: string;
  readonly nameNot?: string;
  /** Has the name that this ability's card named last (8.18). */
  readonly namedBySource?: true;
  readonly other?: true;
  readonly not?: Ref;
  readonly is?: Ref;
  readonly leader?: boolean;
  readonly unique?: boolean;
  readonly token?: boolean;
  readonly damaged?: boolean;
  readonly minDamage?: Amount;
  readonly ready?: boolean;
  readonly upgraded?: boolean;
  readonly keyword?: Keyword;
  readonly anyKeyword?: true;
  /** Has no abilities, printed or gained. */
  readonly abilityless?: true;
  /** At least this many different keywords. */
  readonly minKeywords?: number;
  readonly maxCost?: UpperBound;
  readonly minCost?: Amount;
  readonly maxPower?: UpperBound;
  readonly minPower?: Amount;
  readonly maxRemaining?: UpperBound;
  readonly minRemaining?: Amount;
  readonly extreme?:
    | 'most-power'
    | 'least-power'
    | 'most-remaining'
    | 'least-remaining'
    | 'most-cost'
    | 'least-cost';
  readonly extremeAmong?: Filter;
  readonly attacking?: true;
  readonly defending?: true;
  readonly attackingWith?: 'ambush';
  readonly attacked?: boolean;
  /** Is attacking a unit, not a base. */
  readonly attackingUnit?: true;
  readonly attackedBaseOf?: Who;
  readonly discardedThisPhase?: true;
  /** The player who played it, whoever controls it now. */
  readonly playedThisPhase?: Who;
  readonly enteredThisPhase?: true;
  readonly healedThisPhase?: true;
  readonly oddCost?: true;
  readonly defeatedThisPhase?: true;
  /** Dealt damage to a matching card this phase. */
  readonly dealtDamageTo?: Filter;
  /** Something that happened to the card. */
  readonly underwent?: FactQuery;
  readonly attachedTo?: Ref;
  /** Is attached to a matching unit. */
  readonly on?: Filter;
  /** Has that upgrade. */
  readonly bears?: Ref;
  /** Could have that upgrade (3.6.3). */
  readonly canBear?: Ref;
  /** Could be attached to that unit (3.6.3). */
  readonly fitsOn?: Ref;
  /** Shares a trait with that card, or with another of the matching cards in play. */
  readonly sharesTraitWith?: Ref | Filter;
  /** Shares a keyword with that card, or with one of the matching cards in play. */
  readonly sharesKeywordWith?: Ref | Filter;
  /** 8.6: has the name and subtitle of that card; `title` is filled in when an effect begins. */
  readonly copyOf?: Ref | { readonly title: string };
  readonly sharesAspectWith?: Ref;
  readonly sameArenaAs?: Ref;
  readonly sameNameAs?: Ref;
  readonly guarding?: true;
  /** Has a matching upgrade. */
  readonly bearing?: Filter;
  /** Has an ability with that header, which waits for something that happens to the card itself. */
  readonly header?: Header;
  readonly pilotless?: true;
  readonly hasPilot?: boolean;
  readonly controlledBy?: Who;
  readonly ownedBy?: Who;
  readonly or?: readonly Filter[];
  readonly except?: Filter;
}

export interface Choose {
  readonly choose: Filter;
  readonly n: Amount;
  readonly upTo?: true;
  readonly by?: Who;
  readonly as?: string;
  /** The pile to choose from; omitted: cards in play (8.5.2). */
  readonly from?: Pile;
  readonly of?: Who;
  readonly random?: true;
  /** The most that the chosen cards may have in total (8.5). */
  readonly total?: Total;
  /** The chosen cards have one of these in common. */
  readonly sharing?: 'trait' | 'arena';
  /**
   * The same number of cards from each of those players; none at all if one of them has too few.
   */
  readonly ofEach?: Who;
}

export interface Total {
  readonly of: 'cost' | 'power' | 'remaining';
  readonly most: Amount;
}

export interface All {
  readonly all: Filter;
  readonly from?: Pile;
  readonly of?: Who;
  readonly as?: string;
}

export interface To {
  readonly ref: Ref;
}

export interface Several {
  readonly several: readonly Target[];
}

export interface BaseOf {
  readonly baseOf: Who;
}

export interface TopOf {
  readonly topOf: Who;
  readonly n?: Amount;
}

export type Target = Choose | All | To | Several | BaseOf | TopOf;

/**
 * "Or less". A difference is not allowed as a bound because it is never below 0: "less than n" with
 * n = 0 would match 0. Write "less than n" as `except: { minCost: n }`.
 */
export type UpperBound = Exclude<Amount, { readonly minus: readonly [Amount, Amount] }>;

export type Amount =
  | number
  /** `ofMost`: counts only for the one of these players who controls the most. */
  | { readonly count: Filter; readonly from?: Pile; readonly of?: Who; readonly ofMost?: Who }
  | { readonly power: Ref }
  | { readonly hp: Ref }
  | { readonly remaining: Ref }
  /** The number of the card's Raid. */
  | { readonly raid: Ref }
  | { readonly damageOn: Ref }
  | { readonly cost: Ref }
  | { readonly num: string }
  | { readonly howMany: Ref; readonly a?: Filter }
  | { readonly upgradesOn: Ref; readonly filter?: Filter }
  | { readonly handSize: Who }
  | { readonly resources: Who; readonly ready?: true }
  | { readonly credits: Who }
  /** How many icons of that aspect those cards have. */
  | { readonly icons: Aspect; readonly among: Filter }
  | { readonly discardSize: Who }
  | { readonly baseDamage: Who }
  | { readonly baseRemaining: Who }
  | { readonly happened: FactQuery }
  /**
   * The sum of the damage dealt to one card, or healed from it, in those events; of several cards
   * the greatest sum.
   */
  | { readonly total: FactQuery }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly [number, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly up?: true }
  /** One for every `every`, rounded down. */
  | { readonly every: number; readonly per: Amount }
  /** How many abilities with that header a card has. */
  | { readonly abilities: Header; readonly on: Ref }
  | { readonly most: readonly Amount[] }
  /** The difference between the costs of those cards. */
  | { readonly costGap: Ref }
  | { readonly distinct: Quality; readonly of: Filter; readonly from?: Pile }
  | { readonly distinct: Quality; readonly among: Ref }
  | { readonly either: readonly [Condition, Amount, Amount] };

/** "this phase" / "this round": how often something happened. */
export interface FactQuery {
  readonly e: CardEventName;
  readonly by?: Who;
  readonly card?: Filter;
  /** The player responsible for a defeat (1.18). */
  readonly cause?: Who;
  /** Only damage that was indirect (8.36). */
  readonly indirect?: true;
  /** The zone from which the card was played or discarded. */
  readonly from?: 'hand' | 'deck';
  /** `attack`: since the current attack, or the one that ends now, was declared. */
  readonly since?: 'phase' | 'round' | 'attack';
  /** The card that dealt the damage; `combat`: whether it was combat damage. */
  readonly dealer?: Filter;
  readonly combat?: boolean;
  /** The card that was attacked. */
  readonly defender?: Filter;
  /** The card was defeated while it attacked. */
  readonly attacking?: true;
}

export type Condition =
  /** `alone`: one of those players has that many by themselves. */
  | {
      readonly control: Filter;
      readonly by?: Who;
      readonly atLeast?: Amount;
      readonly alone?: true;
    }
  | { readonly is: Ref; readonly a: Filter }
  | { readonly inPlay: Ref }
  | { readonly initiative: Who }
  | { readonly happened: FactQuery; readonly atLeast?: number }
  | { readonly atLeast: readonly [Amount, Amount] }
  | { readonly equal: readonly [Amount, Amount] }
  | { readonly force: Who }
  | { readonly attacking: true; readonly unit?: Filter; readonly base?: true }
  | { readonly defending: true }
  | { readonly did: true }
  | { readonly has: Pile; readonly of: Who; readonly card: Filter }
  | { readonly phase: 'action' | 'regroup' }
  | { readonly round: number }
  /** Those players have not acted yet in this action phase. */
  | { readonly firstAction: Who }
  /** It happened during the last action of one of those players in this phase. */
  | { readonly lastAction: FactQuery; readonly by: Who }
  /**
   * The card could be played now from where it is (8.20), or the offer to play has a playable card.
   */
  | { readonly canPlay: Ref | PlayOffer }
  | { readonly no: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export interface PileOf {
  readonly pile: Pile;
  readonly of: Who;
}

/**
 * An offer to play a card. What is granted to the card is not part of it, so that a condition can
 * ask whether anything could be played.
 */
export interface PlayOffer {
  readonly do: 'play';
  readonly cards: Filter;
  /** Piles of the player, or of others if `of` says so. */
  readonly from?: Pile | readonly (Pile | PileOf)[];
  readonly ref?: Ref;
  readonly of?: Who;
  readonly free?: true;
  readonly less?: Amount;
  /** Ignores all aspect penalties, or the penalty for one missing icon of these aspects. */
  readonly ignoreAspects?: true | readonly Aspect[];
  readonly ready?: true;
  readonly onto?: Ref;
  readonly optional?: true;
  readonly must?: true;
  readonly via?: 'plot' | 'smuggle' | 'pilot';
  /** The card gains the grants only if a Credit token helped to pay for it. */
  readonly grantsIf?: 'credit';
}
