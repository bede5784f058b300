/** Which cards, how many, under which condition. These name each other, so they stand together. */
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
  /** So many different ones. */
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
  /** By whom, whoever controls it by now. */
  readonly playedThisPhase?: Who;
  readonly enteredThisPhase?: true;
  readonly healedThisPhase?: true;
  readonly oddCost?: true;
  readonly defeatedThisPhase?: true;
  /** It dealt damage to such a card this phase. */
  readonly dealtDamageTo?: Filter;
  /** That was done to it. */
  readonly underwent?: FactQuery;
  readonly attachedTo?: Ref;
  /** Is attached to such a unit. */
  readonly on?: Filter;
  /** That card is attached to it. */
  readonly bears?: Ref;
  /** That upgrade could be attached to it (3.6.3). */
  readonly canBear?: Ref;
  /** It could be attached to that unit (3.6.3). */
  readonly fitsOn?: Ref;
  /** With that card, or with another one among such cards in play. */
  readonly sharesTraitWith?: Ref | Filter;
  /** With that card, or with one of such cards in play. */
  readonly sharesKeywordWith?: Ref | Filter;
  /** 8.6: has the name and subtitle of that card; `title` is filled in when an effect begins. */
  readonly copyOf?: Ref | { readonly title: string };
  readonly sharesAspectWith?: Ref;
  readonly sameArenaAs?: Ref;
  readonly sameNameAs?: Ref;
  readonly guarding?: true;
  /** Has such an upgrade on it. */
  readonly bearing?: Filter;
  /** Has an ability that waits for that to happen to itself. */
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
  /** Where to choose from; in play unless said (8.5.2). */
  readonly from?: Pile;
  readonly of?: Who;
  readonly random?: true;
  /** All of them together have at most so much (8.5). */
  readonly total?: Total;
  /** All of them have one of those in common. */
  readonly sharing?: 'trait' | 'arena';
  /** So many that each of those players controls, and none at all where one of them has too few. */
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
 * "Or less". A difference is no such bound, as it is never below 0: "less
 * than n" at 0 would let 0 pass. Less than n is `except: { minCost: n }`.
 */
export type UpperBound = Exclude<Amount, { readonly minus: readonly [Amount, Amount] }>;

export type Amount =
  | number
  /** `ofMost`: only those of whoever of these players controls the most. */
  | { readonly count: Filter; readonly from?: Pile; readonly of?: Who; readonly ofMost?: Who }
  | { readonly power: Ref }
  | { readonly hp: Ref }
  | { readonly remaining: Ref }
  /** The number of its Raid. */
  | { readonly raid: Ref }
  | { readonly damageOn: Ref }
  | { readonly cost: Ref }
  | { readonly num: string }
  | { readonly howMany: Ref; readonly a?: Filter }
  | { readonly upgradesOn: Ref; readonly filter?: Filter }
  | { readonly handSize: Who }
  | { readonly resources: Who; readonly ready?: true }
  | { readonly credits: Who }
  /** How many icons of that aspect there are among them. */
  | { readonly icons: Aspect; readonly among: Filter }
  | { readonly discardSize: Who }
  | { readonly baseDamage: Who }
  | { readonly baseRemaining: Who }
  | { readonly happened: FactQuery }
  /**
   * The sum of what those events say of one card: damage
   * dealt, damage healed; of several cards the greatest sum.
   */
  | { readonly total: FactQuery }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly [number, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly up?: true }
  /** One for every so many, rounded down. */
  | { readonly every: number; readonly per: Amount }
  /** How many abilities with that header a card has. */
  | { readonly abilities: Header; readonly on: Ref }
  | { readonly most: readonly Amount[] }
  /** By how much the costs of those cards differ. */
  | { readonly costGap: Ref }
  | { readonly distinct: Quality; readonly of: Filter; readonly from?: Pile }
  | { readonly distinct: Quality; readonly among: Ref }
  | { readonly either: readonly [Condition, Amount, Amount] };

/** "this phase" / "this round": how often something happened. */
export interface FactQuery {
  readonly e: CardEventName;
  readonly by?: Who;
  readonly card?: Filter;
  /** Who was responsible for a defeat (1.18). */
  readonly cause?: Who;
  /** Only damage that was indirect (8.36). */
  readonly indirect?: true;
  /** Where the card that was played or discarded had been. */
  readonly from?: 'hand' | 'deck';
  /** `attack`: since the attack that is on, or that ends now, was declared. */
  readonly since?: 'phase' | 'round' | 'attack';
  /** What dealt the damage, and whether it was combat damage. */
  readonly dealer?: Filter;
  readonly combat?: boolean;
  /** What was attacked. */
  readonly defender?: Filter;
  /** It was defeated while it attacked. */
  readonly attacking?: true;
}

export type Condition =
  /** `alone`: one of those players has that many, whatever the others have. */
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
  /** They have not acted before in this action phase. */
  | { readonly firstAction: Who }
  /** It happened during the last action in this phase of one of those players. */
  | { readonly lastAction: FactQuery; readonly by: Who }
  /** It could be played now from where it lies (8.20), or that instruction to play offers some card. */
  | { readonly canPlay: Ref | PlayOffer }
  | { readonly no: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly any: readonly Condition[] };

export interface PileOf {
  readonly pile: Pile;
  readonly of: Who;
}

/**
 * An offer to play some card; what is granted to it stands apart,
 * so that a condition can ask whether anything could be played.
 */
export interface PlayOffer {
  readonly do: 'play';
  readonly cards: Filter;
  /** Piles of the player (`of`), or of others where it says so. */
  readonly from?: Pile | readonly (Pile | PileOf)[];
  readonly ref?: Ref;
  readonly of?: Who;
  readonly free?: true;
  readonly less?: Amount;
  /** All aspect penalties, or one for a missing icon of that kind. */
  readonly ignoreAspects?: true | readonly Aspect[];
  readonly ready?: true;
  readonly onto?: Ref;
  readonly optional?: true;
  readonly must?: true;
  readonly via?: 'plot' | 'smuggle' | 'pilot';
  /** It gains what it is granted only if a Credit token helped to pay for it. */
  readonly grantsIf?: 'credit';
}
