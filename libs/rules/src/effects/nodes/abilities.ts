/**
 * Abilities, instructions and modifiers. They are in one file because they contain each other: an
 * instruction may give an ability, and an ability consists of instructions.
 */
import type { Amount, Condition, Filter, PlayOffer, Target } from './cards.js';
import type { CostPart } from './costs.js';
import type { FieldInstruction, PileInstruction } from './instructions.js';
import type { Moment } from './moments.js';
import type { Aspect, Keyword, Permission, Pile, Prohibition, Ref, Until, Who } from './words.js';

/** What a constant ability, a lasting effect or an upgrade does to the card it applies to. */
export type Modifier =
  | { readonly m: 'stats'; readonly power: Amount; readonly hp: Amount }
  | { readonly m: 'gain'; readonly keyword: Keyword; readonly n?: Amount }
  /** `stays`: the card keeps the ability even if it loses all others (8.15). */
  | { readonly m: 'gain-ability'; readonly ability: Ability; readonly stays?: true }
  /** Gains every keyword of that card, with its numbers. */
  | { readonly m: 'gain-keywords-of'; readonly ref: Ref }
  /** Whatever it has or gains of one keyword counts as the other. */
  | { readonly m: 'turns'; readonly keyword: 'raid' | 'restore'; readonly into: 'raid' | 'restore' }
  | { readonly m: 'lose'; readonly keyword: Keyword }
  /** Loses every keyword and can gain none. */
  | { readonly m: 'lose-keywords' }
  /** Omitted `trait`: the one that was named, filled in when the effect begins. */
  | { readonly m: 'lose-trait'; readonly trait?: string }
  | { readonly m: 'lose-all'; readonly except?: Keyword | 'epic' }
  | { readonly m: 'trait'; readonly trait: string }
  | { readonly m: 'cannot'; readonly what: Prohibition }
  | { readonly m: 'can'; readonly what: Permission }
  | { readonly m: 'must'; readonly what: 'attack-base' | 'attack-next' }
  | { readonly m: 'strikes'; readonly when: 'first' | 'last' }
  /**
   * While attacking it may deal its excess combat damage to one such unit, and then not to a base.
   */
  | { readonly m: 'excess-to'; readonly cards: Filter }
  | {
      readonly m: 'damage-taken';
      readonly less?: Amount;
      readonly all?: true;
      readonly atMost?: Amount;
      readonly combatOnly?: true;
      /** Only the first damage of each phase. */
      readonly first?: 'phase';
      /** Only the next damage, whenever it comes while the effect holds. */
      readonly next?: true;
      /** Only hits of at least this much damage. */
      readonly fromAmount?: number;
      /** What follows if damage was prevented; the source carries it out. */
      readonly then?: Effect;
      /** Only damage that such a unit deals. */
      readonly dealer?: Filter;
      readonly plus?: Amount;
      readonly times?: number;
      readonly from?: 'another-card' | 'enemy-abilities';
    }
  | { readonly m: 'damage-dealt'; readonly plus: Amount }
  | { readonly m: 'named-leader' }
  | { readonly m: 'survives' }
  /** Its controller searches twice as many cards of a deck. */
  | { readonly m: 'search-twice' }
  /** The printed numbers count as these (2.9). */
  | {
      readonly m: 'printed';
      readonly power?: number;
      readonly hp?: number;
      /**
       * For a lasting effect: the index in the record of the round at which it began, filled in
       * then.
       */
      readonly since?: number;
    }
  | { readonly m: 'double'; readonly keyword: 'raid' }
  /** Deals combat damage equal to its remaining HP instead of its power. */
  | { readonly m: 'strikes-with-hp' }
  /** It enters play ready when it is created, rescued or played (1.5.4). */
  | { readonly m: 'enters-ready'; readonly how: 'created' | 'rescued' | 'played' | 'any' }
  /**
   * Indirect damage that the player or the unit deals (8.36): `plus` more of it, or `assigns`: its
   * player assigns it.
   */
  | { readonly m: 'indirect-dealt'; readonly plus?: number; readonly assigns?: true }
  /**
   * All damage that would be dealt to the card is dealt to that other unit instead (7.7.5). `card`
   * is filled in when the effect begins.
   */
  | { readonly m: 'redirect'; readonly to: Ref; readonly card?: number; readonly copy?: number }
  /**
   * Damage to the card is prevented if the player of the source defeats a matching card (7.7.5).
   */
  | { readonly m: 'ward'; readonly by: Filter }
  /** The card provides its icons while its controller pays costs (8.1). */
  | { readonly m: 'provides-icons' }
  /**
   * Nobody can play cards with the chosen name (8.18). `name` is filled in when the effect begins.
   */
  | { readonly m: 'banned'; readonly name?: string };

/** A change of the cost of cards that are played (1.8, 8.16.5). */
export interface CostChange {
  readonly cards: Filter;
  /** The player who plays the card. */
  readonly by: Who;
  readonly plus?: Amount;
  readonly less?: Amount;
  readonly free?: true;
  readonly ignoreAspects?: true;
  readonly onto?: Filter;
  /** Only the first such card each phase / round (8.9). */
  readonly first?: 'phase' | 'round';
  readonly once?: true;
  /** For how many such cards. */
  readonly uses?: number;
  readonly via?: 'plot';
  /** What such a card gains when it is played. */
  readonly grants?: readonly Modifier[];
}

/** What a modified attack (7.1.6C) gives one of the two units, once both are known. */
export interface AttackBonus {
  readonly to: 'attacker' | 'defender';
  readonly mods: readonly Modifier[];
  readonly when?: Condition;
}

export type Ability =
  | {
      readonly a: 'keyword';
      readonly keyword: Keyword;
      readonly n?: number;
      readonly cost?: number;
      readonly aspects?: readonly Aspect[];
      readonly effect?: Effect;
      readonly ability?: Ability;
      readonly extra?: CostPart;
    }
  | {
      readonly a: 'when';
      readonly moments: readonly Moment[];
      readonly effect: Effect;
      readonly once?: 'round' | 'phase' | 'game';
      /**
       * The pile in which the ability triggers although only its player sees the card there; the
       * player may reveal it (8.13).
       */
      readonly fromHidden?: Pile;
    }
  | {
      readonly a: 'action';
      readonly cost: readonly CostPart[];
      readonly effect: Effect;
      readonly epic?: true;
      readonly once?: 'round' | 'phase' | 'game';
      /** How often it can be used within that time, if more than once. */
      readonly times?: number;
      readonly needs?: Condition;
      readonly from?: 'discard' | 'resource';
      readonly opponentsToo?: true;
      /** Only opponents of its controller can use it. */
      readonly opponentsOnly?: true;
    }
  | {
      readonly a: 'constant';
      readonly on: 'self' | 'attached' | 'player' | Filter;
      readonly mods: readonly Modifier[];
      readonly while?: Condition;
      readonly bases?: true;
    }
  | {
      readonly a: 'cost';
      readonly change: CostChange;
      readonly while?: Condition;
      /** Works only while the card is in its player's discard pile. */
      readonly from?: 'discard';
    }
  | {
      readonly a: 'own-cost';
      readonly less?: Amount;
      readonly plus?: Amount;
      readonly while?: Condition;
      readonly instead?: CostPart;
      readonly onto?: Filter;
      readonly ignoreAspects?: true | Aspect;
    }
  | {
      readonly a: 'additional-cost';
      readonly cards: Filter;
      readonly by: Who;
      readonly cost: CostPart;
    }
  | { readonly a: 'event'; readonly effect: Effect }
  | { readonly a: 'attach'; readonly to: Filter }
  | { readonly a: 'ban-named' }
  /** Cards of opponents with the name that this card named lose all abilities, wherever they are. */
  | { readonly a: 'blank-named' }
  /** Opponents cannot pay with their Credit tokens. */
  | { readonly a: 'blank-credits' }
  | { readonly a: 'blank-first-event' }
  | {
      readonly a: 'enters';
      readonly ready?: true;
      readonly damaged?: Amount;
      readonly while?: Condition;
    }
  /**
   * 7.7.5: what happens to this card instead. `optional`: only if its controller wants it and it is
   * possible.
   */
  | {
      readonly a: 'instead';
      readonly of: 'captured' | 'defeated';
      /** Replaces the defeat of matching other cards, not of this one. */
      readonly whose?: Filter;
      readonly effect: Effect;
      readonly optional?: true;
      readonly needs?: Condition;
    }
  /** In every zone it has the traits of all such cards, except one, in addition to its own. */
  | { readonly a: 'shares-traits'; readonly of: Filter; readonly except: string }
  /**
   * Whenever an ability of its controller would deal damage, the controller may have it deal this
   * much more (7.7.5).
   */
  | { readonly a: 'adds-damage'; readonly plus: number }
  /** The player may defeat this unit to create twice as many tokens (7.7.5). */
  | { readonly a: 'doubles-tokens' }
  /** Damage that such cards deal cannot be prevented (1.9.13). */
  | { readonly a: 'unpreventable'; readonly by: Filter }
  /** The player may exhaust such units to pay for costs as with resources (1.8). */
  | { readonly a: 'pays'; readonly with: Filter }
  /**
   * While the card is played, its player may defeat any number of ready resources, or deal 1 damage
   * to each of any number of matching units they control; each reduces the cost by `less`.
   */
  | { readonly a: 'gives-up'; readonly what: 'resources' | Filter; readonly less: number }
  /** 1.3.1, 3.2.1A: a rule for building decks; it has no effect in the game. */
  | { readonly a: 'deck'; readonly minimum?: number; readonly copies?: number }
  /** 5.2: how many cards more the starting hand has, and whether a mulligan is forbidden. */
  | { readonly a: 'setup'; readonly hand: number; readonly noMulligan?: true }
  /** 8.20: this card can be played only under that condition. */
  | { readonly a: 'play-only'; readonly when: Condition }
  /** The player may look at the top card of their deck at any time (1.17). */
  | { readonly a: 'sees-top' }
  /** 5.5: one more regroup phase after the first one of each round. */
  | { readonly a: 'extra-regroup' }
  | { readonly a: 'smuggle-all'; readonly plus: number }
  /**
   * 8.6: the player may let it enter play as a copy of a matching unit, with one more trait and not
   * unique.
   */
  | { readonly a: 'enters-as-copy'; readonly of: Filter; readonly trait: string }
  /** Half as many resources pay for the player's costs, rounded up. */
  | { readonly a: 'half-price' };

export type Effect =
  | FieldInstruction
  | PileInstruction
  /** 8.19: for a time that player may play the card from where it is, as an action. */
  | {
      readonly do: 'permit';
      readonly to: Target;
      readonly who: Who;
      readonly free?: true;
      readonly less?: Amount;
      readonly ignoreAspects?: true;
      readonly until: Until;
      /** What the card gains when it is played by this permission. */
      readonly grants?: readonly Modifier[];
      /**
       * The instruction carried out once the card (`it`) is played, before anything that has
       * triggered.
       */
      readonly then?: Effect;
    }
  | { readonly do: 'nothing' }
  | { readonly do: 'seq'; readonly effects: readonly Effect[] }
  | { readonly do: 'may'; readonly effect: Effect; readonly who?: Who }
  | {
      readonly do: 'mode';
      readonly modes: readonly Effect[];
      readonly n?: Amount;
      readonly who?: Who;
      readonly optional?: true;
      /**
       * The modes choose among different kinds of things; kinds of which there is none are not
       * offered.
       */
      readonly ofWhatThereIs?: true;
    }
  | { readonly do: 'if'; readonly when: Condition; readonly then: Effect; readonly else?: Effect }
  | { readonly do: 'if-do'; readonly first: Effect; readonly then: Effect; readonly else?: Effect }
  | {
      readonly do: 'for-players';
      readonly who: Who;
      readonly effect: Effect;
      /** In player order, so nobody chooses the order. */
      readonly inOrder?: true;
    }
  | { readonly do: 'for-each'; readonly of: Target; readonly as: string; readonly effect: Effect }
  | { readonly do: 'repeat'; readonly n: Amount; readonly effect: Effect }
  /** Repeats until the player declines or nothing is done. */
  | { readonly do: 'any-times'; readonly effect: Effect }
  | { readonly do: 'as'; readonly who: Who; readonly effect: Effect }
  /** `more`: adds to the cards that already have that name. */
  | { readonly do: 'select'; readonly to: Target; readonly as: string; readonly more?: true }
  | { readonly do: 'note'; readonly n: Amount; readonly as: string }
  | {
      readonly do: 'lasting';
      readonly mods: readonly Modifier[];
      readonly to: Target | 'game';
      readonly until: Until;
    }
  /** Affects all matching cards as long as it lasts, including later arrivals. */
  | {
      readonly do: 'prevail';
      readonly mods: readonly Modifier[];
      readonly over: Filter;
      readonly until: Until;
    }
  | { readonly do: 'cheaper'; readonly change: CostChange; readonly until: Until }
  | {
      readonly do: 'later';
      readonly when: Moment;
      readonly effect: Effect;
      readonly until: Until | 'once';
      /** Only the first time, and not after `until`. */
      readonly once?: true;
    }
  | {
      readonly do: 'attack';
      readonly with: Filter | Ref;
      readonly lends?: Ref;
      readonly as?: string;
      readonly mods?: readonly Modifier[];
      readonly modsIf?: Filter;
      readonly bonuses?: readonly AttackBonus[];
      readonly target?: 'units' | 'bases';
      readonly via?: 'ambush';
      readonly exhausted?: true;
      /** Attacks one after the other with each matching unit, each only once by this ability. */
      readonly eachOnce?: true;
    }
  | (PlayOffer & {
      readonly grants?: readonly Modifier[];
      readonly grantsUntil?: 'phase' | 'play';
    })
  /** A Bounty as it is collected. */
  | { readonly do: 'bounty'; readonly effect: Effect }
  /** `must`: without "may", a player who has the Force uses it. */
  | { readonly do: 'use-force'; readonly then: Effect; readonly must?: true }
  | {
      readonly do: 'disclose';
      readonly aspects: readonly Aspect[];
      /** One of them is enough. */
      readonly any?: true;
      readonly then: Effect;
    }
  | { readonly do: 'after'; readonly first: Effect; readonly then: Effect };

export type EffectKind = Effect['do'];

export type AbilityKind = Ability['a'];
