/**
 * What a card may say, as frozen plain data. No closures: a node can be stored inside a running game, compared, counted and rendered as text.
 * Every union here has one exhaustive table in `meaning/` (what it does) and one in `text/` (how people read it).
 */
import { type EventName } from '../kernel/events.js';

/** Until when a lasting effect holds (7.7.3). `play`: as long as that copy of the card is in play; `source`: as long as the card that made it is. */
export type Until = 'phase' | 'round' | 'attack' | 'play' | 'source';

export type Aspect = 'Vigilance' | 'Command' | 'Aggression' | 'Cunning' | 'Villainy' | 'Heroism';
export type CardType = 'Base' | 'Event' | 'Leader' | 'Unit' | 'Upgrade';
export type Arena = 'Ground' | 'Space';
export type TokenName =
  'shield' | 'experience' | 'battle-droid' | 'clone-trooper' | 'tie-fighter' | 'x-wing' | 'spy';

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
  | 'support';

/** Cards by role: `self`, `it` (last choice), `subject` (what triggered), `attached` (host of the source), `attacker`, `defender`, or a name given by `as`. */
export type Ref = string;

/** Players. `opponent`: one opponent, chosen when there are several (11.4.2). */
export type Who =
  | 'you'
  | 'opponent'
  | 'opponents'
  | 'each'
  | 'active'
  | 'defending'
  | { controllerOf: Ref }
  | { ownerOf: Ref }
  | { named: string }
  | { chosen: true };

/** What an ability is called by when others speak of it (7.6.1): when played, when defeated, on attack. */
export type Header = 'defeated' | 'played' | 'attack-declared';

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
  readonly noKeyword?: Keyword;
  readonly anyKeyword?: true;
  readonly maxCost?: Amount;
  readonly minCost?: Amount;
  readonly maxPower?: Amount;
  readonly minPower?: Amount;
  readonly maxHp?: Amount;
  readonly minHp?: Amount;
  readonly maxRemaining?: Amount;
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
  readonly defeatedThisPhase?: true;
  readonly attachedTo?: Ref;
  /** Is attached to such a unit. */
  readonly on?: Filter;
  /** That card is attached to it. */
  readonly bears?: Ref;
  /** That upgrade could be attached to it (3.6.3). */
  readonly canBear?: Ref;
  readonly sharesTraitWith?: Ref;
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

/** `captured`: the cards under the guard of a player's units (8.34). */
export type Pile = 'hand' | 'discard' | 'deck' | 'resource' | 'captured';

export interface Choose {
  readonly choose: Filter;
  readonly n: Amount;
  readonly upTo?: true;
  readonly by?: Who;
  readonly as?: string;
  /** Where to choose from; in play unless said (8.5.2). */
  readonly from?: Pile;
  readonly of?: Who;
  readonly bases?: true;
  /** Also units, when `bases` says bases. */
  readonly random?: true;
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

export type Amount =
  | number
  | { readonly count: Filter; readonly from?: Pile; readonly of?: Who }
  | { readonly power: Ref }
  | { readonly hp: Ref }
  | { readonly remaining: Ref }
  | { readonly damageOn: Ref }
  | { readonly cost: Ref }
  | { readonly num: string }
  | { readonly howMany: Ref; readonly a?: Filter }
  | { readonly upgradesOn: Ref; readonly filter?: Filter }
  | { readonly handSize: Who }
  | { readonly resources: Who }
  | { readonly discardSize: Who }
  | { readonly deckSize: Who }
  | { readonly baseDamage: Who }
  | { readonly baseRemaining: Who }
  | { readonly happened: FactQuery }
  /** The sum of what those events say of one card: damage dealt, damage healed; of several cards the greatest sum. */
  | { readonly total: FactQuery }
  | { readonly plus: readonly Amount[] }
  | { readonly times: readonly [number, Amount] }
  | { readonly minus: readonly [Amount, Amount] }
  | { readonly half: Amount; readonly up?: true }
  | { readonly least: readonly Amount[] }
  | { readonly most: readonly Amount[] }
  /** By how much the costs of those cards differ. */
  | { readonly costGap: Ref }
  | { readonly distinct: Quality; readonly of: Filter; readonly from?: Pile }
  | { readonly distinct: Quality; readonly among: Ref }
  | { readonly either: readonly [Condition, Amount, Amount] };

/** What cards may differ in. */
export type Quality = 'trait' | 'aspect' | 'cost' | 'name' | 'arena';

/** "this phase" / "this round": how often something happened. */
export interface FactQuery {
  readonly e: EventName;
  readonly by?: Who;
  readonly card?: Filter;
  /** Who was responsible for a defeat (1.18). */
  readonly cause?: Who;
  /** Where the card that was played or discarded had been. */
  readonly from?: 'hand' | 'deck';
  readonly since?: 'phase' | 'round';
}

export type Condition =
  | { readonly control: Filter; readonly by?: Who; readonly atLeast?: Amount }
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
  | { readonly sameSeat: readonly [Who, Who] }
  | { readonly phase: 'action' | 'regroup' }
  /** It could be played now from where it lies (8.20), or that instruction to play offers some card. */
  | { readonly canPlay: Ref | Extract<Effect, { do: 'play' }> }
  | { readonly no: Condition }
  | { readonly and: readonly Condition[] }
  | { readonly any: readonly Condition[] };

/** What a constant ability, a lasting effect or an upgrade does to the card it applies to. */
export type Modifier =
  | { readonly m: 'stats'; readonly power: Amount; readonly hp: Amount }
  | { readonly m: 'gain'; readonly keyword: Keyword; readonly n?: Amount }
  | { readonly m: 'gain-ability'; readonly ability: Ability }
  /** Every keyword of that card, with its numbers. */
  | { readonly m: 'gain-keywords-of'; readonly ref: Ref }
  | { readonly m: 'lose'; readonly keyword: Keyword }
  | { readonly m: 'lose-all' }
  | { readonly m: 'trait'; readonly trait: string }
  | { readonly m: 'cannot'; readonly what: Prohibition }
  | { readonly m: 'can'; readonly what: Permission }
  | { readonly m: 'must'; readonly what: 'attack-base' | 'attack-next' }
  | { readonly m: 'strikes'; readonly when: 'first' | 'last' }
  | {
      readonly m: 'damage-taken';
      readonly less?: Amount;
      readonly all?: true;
      readonly atMost?: Amount;
      readonly combatOnly?: true;
      readonly plus?: Amount;
      readonly from?: 'another-card' | 'enemy-abilities';
    }
  | { readonly m: 'damage-dealt'; readonly plus: Amount }
  | { readonly m: 'named-leader' }
  | { readonly m: 'survives' }
  /** All damage that it would be dealt is dealt to that other unit instead (7.7.5). `card` is filled in when the effect begins. */
  | { readonly m: 'redirect'; readonly to: Ref; readonly card?: number; readonly copy?: number };

export type Prohibition =
  | 'attack'
  | 'attack-bases'
  | 'attack-units'
  | 'be-attacked'
  | 'ready'
  | 'be-healed'
  | 'be-damaged-by-abilities'
  | 'be-defeated-by-enemy'
  | 'be-captured-by-enemy'
  | 'be-damaged'
  | 'play-events'
  | 'leave-by-enemy'
  | 'exhaust-by-enemy'
  | 'gain-abilities';
export type Permission =
  | 'attack-ground-units'
  | 'attack-space-units'
  | 'extra-pilot'
  | 'attack-exhausted'
  | 'attack-two-units';

/** Costs of cards being played (1.8, 8.16.5). */
export interface CostChange {
  readonly cards: Filter;
  /** Who must be playing it. */
  readonly by: Who;
  readonly plus?: Amount;
  readonly less?: Amount;
  readonly ignoreAspects?: true;
  readonly onto?: Filter;
  /** Only the first such card each phase / round (8.9). */
  readonly first?: 'phase' | 'round';
  readonly once?: true;
  readonly via?: 'plot';
  /** What such a card gains as it is played. */
  readonly grants?: readonly Modifier[];
}

export type CostPart =
  | { readonly pay: Amount }
  | { readonly exhaustSelf: true }
  | { readonly defeat: Filter; readonly n?: number }
  | { readonly defeatSelf: true }
  | { readonly discard: Filter; readonly n?: number }
  | { readonly exhaust: Filter; readonly n?: number }
  | { readonly damageSelf: Amount }
  | { readonly damageBase: Amount }
  /** Damage to a unit that the player chooses. */
  | { readonly hurt: Filter; readonly n: Amount }
  | { readonly returnToHand: Filter; readonly n?: number }
  | { readonly useForce: true }
  | { readonly removeUpgrade: Filter };

/** What a modified attack (7.1.6C) gives one of the two units, once both are known. */
export interface AttackBonus {
  readonly to: 'attacker' | 'defender';
  readonly mods: readonly Modifier[];
  readonly when?: Condition;
}

/** When something triggers (7.6). `who` describes the subject, relative to the controller of the ability. */
export interface Moment {
  readonly on: EventName;
  readonly self?: true;
  readonly who?: Filter;
  /** The player of the event. */
  readonly by?: Who;
  readonly where?: Condition;
  /** Only when the source is in this part: attacker, defender, dealer. */
  readonly role?: 'attacker' | 'defender' | 'dealer' | 'target' | 'host';
  readonly first?: 'phase' | 'round';
  readonly combat?: boolean;
  readonly indirect?: true;
  readonly enemyCause?: true;
  /** Where the card that is played or discarded was. */
  readonly from?: 'hand' | 'deck';
  readonly via?: 'smuggle' | 'plot' | 'pilot';
  readonly attachedOnly?: true;
  /** "Completes an attack" (13): only an attacker that is still there; "When Attack Ends" does not ask (7.6.16C). */
  readonly survived?: true;
  /** The attack defeated the unit it was against (8.2). */
  readonly defeatedDefender?: true;
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
      readonly fromHidden?: Pile;
    }
  | {
      readonly a: 'action';
      readonly cost: readonly CostPart[];
      readonly effect: Effect;
      readonly epic?: true;
      readonly once?: 'round' | 'game';
      readonly needs?: Condition;
      readonly from?: 'discard' | 'resource';
      readonly opponentsToo?: true;
    }
  | {
      readonly a: 'constant';
      readonly on: 'self' | 'attached' | 'player' | Filter;
      readonly mods: readonly Modifier[];
      readonly while?: Condition;
      readonly bases?: true;
    }
  | { readonly a: 'cost'; readonly change: CostChange; readonly while?: Condition }
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
  | { readonly a: 'ban'; readonly cards: Filter; readonly by: Who }
  | { readonly a: 'blank-first-event' }
  | {
      readonly a: 'enters';
      readonly ready?: true;
      readonly damaged?: Amount;
      readonly while?: Condition;
    }
  /** 7.7.5: what happens to this card instead. */
  | { readonly a: 'instead'; readonly of: 'captured'; readonly effect: Effect }
  | { readonly a: 'smuggle-all'; readonly plus: number }
  /** 8.6: the player may let it enter play as a copy of such a unit, with one trait more and not unique. */
  | { readonly a: 'enters-as-copy'; readonly of: Filter; readonly trait: string }
  /** Half as many resources pay for the player's costs, rounded up. */
  | { readonly a: 'half-price' };

export type Effect =
  | { readonly do: 'nothing' }
  | { readonly do: 'seq'; readonly effects: readonly Effect[] }
  | { readonly do: 'may'; readonly effect: Effect; readonly who?: Who }
  | {
      readonly do: 'mode';
      readonly modes: readonly Effect[];
      readonly n?: Amount;
      readonly who?: Who;
      readonly optional?: true;
    }
  | { readonly do: 'if'; readonly when: Condition; readonly then: Effect; readonly else?: Effect }
  | { readonly do: 'if-do'; readonly first: Effect; readonly then: Effect; readonly else?: Effect }
  | { readonly do: 'for-players'; readonly who: Who; readonly effect: Effect }
  | { readonly do: 'for-each'; readonly of: Target; readonly as: string; readonly effect: Effect }
  | { readonly do: 'repeat'; readonly n: Amount; readonly effect: Effect }
  | { readonly do: 'as'; readonly who: Who; readonly effect: Effect }
  | { readonly do: 'select'; readonly to: Target; readonly as: string }
  | { readonly do: 'note'; readonly n: Amount; readonly as: string }
  | {
      readonly do: 'damage';
      readonly n: Amount;
      readonly to: Target;
      readonly by?: Ref;
      readonly unpreventable?: true;
    }
  | {
      readonly do: 'divide';
      readonly n: Amount;
      readonly among: Filter;
      readonly upTo?: true;
      readonly orNone?: true;
      readonly kind?: 'damage' | 'heal' | 'experience' | 'shield';
      readonly bases?: true;
      readonly maxTargets?: number;
      readonly by?: Ref;
    }
  | { readonly do: 'indirect'; readonly n: Amount; readonly who: Who }
  | { readonly do: 'heal'; readonly n: Amount | 'all'; readonly to: Target }
  | { readonly do: 'exhaust'; readonly to: Target }
  | { readonly do: 'ready'; readonly to: Target }
  | { readonly do: 'defeat'; readonly to: Target }
  | {
      readonly do: 'token';
      readonly token: 'shield' | 'experience';
      readonly n: Amount;
      readonly to: Target;
    }
  | {
      readonly do: 'create';
      readonly token: Exclude<TokenName, 'shield' | 'experience'>;
      readonly n: Amount;
      readonly who?: Who;
      readonly ready?: true;
    }
  | { readonly do: 'credit'; readonly n: Amount; readonly who: Who }
  | { readonly do: 'draw'; readonly n: Amount; readonly who: Who }
  | {
      readonly do: 'discard';
      readonly n: Amount | 'hand';
      readonly who: Who;
      readonly by?: Who;
      readonly cards?: Filter;
      readonly random?: true;
      readonly look?: true;
      readonly upTo?: true;
    }
  | { readonly do: 'mill'; readonly n: Amount; readonly who: Who }
  | {
      readonly do: 'put';
      readonly to: Target;
      readonly where: 'hand' | 'top' | 'bottom' | 'shuffle' | 'discard';
      readonly order?: 'any' | 'random';
    }
  | { readonly do: 'resource'; readonly to: Target; readonly ready?: true; readonly who?: Who }
  | { readonly do: 'ready-resources'; readonly n: Amount; readonly who: Who }
  | { readonly do: 'exhaust-resources'; readonly n: Amount; readonly who: Who }
  | { readonly do: 'pay'; readonly n: Amount | 'any'; readonly who?: Who }
  | {
      readonly do: 'lasting';
      readonly mods: readonly Modifier[];
      readonly to: Target | 'game';
      readonly until: Until;
    }
  /** For whatever fits as long as it holds, later arrivals too. */
  | {
      readonly do: 'prevail';
      readonly mods: readonly Modifier[];
      readonly over: Filter;
      readonly until: Until;
    }
  | { readonly do: 'extra-action' }
  | { readonly do: 'cheaper'; readonly change: CostChange; readonly until: Until }
  | {
      readonly do: 'later';
      readonly when: Moment;
      readonly effect: Effect;
      readonly until: Until | 'once';
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
    }
  | {
      readonly do: 'play';
      readonly cards: Filter;
      readonly from?: Pile | readonly Pile[];
      readonly ref?: Ref;
      readonly of?: Who;
      readonly free?: true;
      readonly less?: Amount;
      readonly ignoreAspects?: true;
      readonly ready?: true;
      readonly grants?: readonly Modifier[];
      readonly grantsUntil?: 'phase' | 'play';
      readonly onto?: Ref;
      readonly optional?: true;
      readonly must?: true;
      readonly via?: 'plot' | 'smuggle';
    }
  /** 8.19: for a time that player may play it from where it lies, as an action. */
  | {
      readonly do: 'permit';
      readonly to: Target;
      readonly who: Who;
      readonly free?: true;
      readonly until: Until;
    }
  | {
      readonly do: 'search';
      readonly top: Amount | 'all';
      readonly cards: Filter;
      readonly n: Amount;
      readonly upTo?: true;
      readonly reveal?: true;
      readonly then: 'draw' | 'play-free' | 'play' | 'discard' | 'resource' | 'remember';
      readonly less?: Amount;
      readonly who?: Who;
      readonly maxTotalCost?: Amount;
    }
  | {
      readonly do: 'look';
      readonly at: 'hand' | 'top' | 'resource';
      readonly who: Who;
      readonly n?: Amount;
      readonly as?: string;
      readonly reveal?: true;
    }
  | { readonly do: 'reveal'; readonly to: Target }
  | { readonly do: 'reveal-one-by-one'; readonly max: Amount; readonly as: string }
  | { readonly do: 'control'; readonly to: Target; readonly who?: Who }
  | { readonly do: 'capture'; readonly to: Target; readonly guard: Target | Ref }
  | { readonly do: 'rescue'; readonly to: Target }
  /** 7.5.13: the Bounties of a unit, as it was when it was chosen. */
  | { readonly do: 'collect'; readonly of: Ref }
  /** A Bounty as it is collected. */
  | { readonly do: 'bounty'; readonly effect: Effect }
  /** Once more the Bounty whose collecting triggered this. */
  | { readonly do: 'collect-again' }
  | { readonly do: 'lose-game'; readonly who: Who }
  | { readonly do: 'attach'; readonly card: Target; readonly to: Target; readonly control?: true }
  | { readonly do: 'move'; readonly to: Target; readonly arena: Arena }
  | { readonly do: 'name'; readonly as?: string }
  | { readonly do: 'number'; readonly as: string; readonly from: number; readonly to: number }
  | { readonly do: 'force'; readonly who: Who }
  | { readonly do: 'use-force'; readonly then: Effect }
  | { readonly do: 'disclose'; readonly aspects: readonly Aspect[]; readonly then: Effect }
  | {
      readonly do: 'choose-player';
      readonly among: Who;
      readonly as: string;
      readonly anyNumber?: true;
    }
  | { readonly do: 'deploy'; readonly as?: 'unit' | 'upgrade'; readonly flipOnly?: true }
  | { readonly do: 'take-initiative'; readonly who: Who }
  | { readonly do: 'use-ability'; readonly of: Target; readonly header: Header }
  | { readonly do: 'after'; readonly first: Effect; readonly then: Effect };

export type EffectKind = Effect['do'];
export type AbilityKind = Ability['a'];
