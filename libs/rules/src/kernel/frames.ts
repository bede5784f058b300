import type { Ability, AttackBonus, Effect, Modifier } from '../effects/nodes.js';
import type { Answer } from './decisions.js';
import type { LastKnown } from '../events/events.js';
import type { Card, Seat } from '../events/ids.js';

/**
 * What an ability remembers while it resolves. It lives in the ability's frame; frames above refer
 * to that frame by its depth.
 */
export interface Scope {
  /** The player who resolves the ability: "you" (8.32). */
  you: Seat;
  source: Card;
  sourceCopy: number;
  /**
   * Remembered cards and players by name: `it` is the last choice, `subject` what the trigger was
   * about.
   */
  refs: Record<string, Card[]>;
  seats: Record<string, Seat[]>;
  nums: Record<string, number>;
  /** Last known information of cards that left play (8.12), by card. */
  known: Record<string, LastKnown>;
  /** Whether the previous instruction did what it says ("if you do", 8.10). */
  did: boolean;
  /** Abilities that may be used again (7.6.17). */
  again?: readonly Again[] | undefined;
  /** Set while a question is about cards as they were (8.12): their last known information. */
  past?: Readonly<Record<Card, LastKnown>> | undefined;
}

/** A triggered ability as it was used. */
export interface Again {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly header: string;
  /**
   * Abilities that were waiting for such a use when it began; they count even if their cards leave
   * play during it.
   */
  readonly witnesses?: readonly Witness[];
}

/**
 * An ability that waits for others to be used, with the card that has it and that card's copy
 * number.
 */
export interface Witness extends Ending {
  readonly source: Card;
  readonly copy: number;
  readonly you: Seat;
}

/** A triggered ability that has met its condition and waits (7.6.7). */
export interface Trigger {
  seat: Seat;
  effect: Effect;
  scope: Scope;
  /** "Use this ability only once each round": spent when it is used. */
  limit?: string | undefined;
  /** Printed header, for people and for "use its When Defeated ability". */
  header: string;
  /** It is an ability of the card itself with that header (7.6.1). */
  named?: true | undefined;
  /** Bounty and similar: the player may decline as a whole (7.5.13E). */
  optional?: boolean;
  /** By card in the scope: the newest copy that is still meant (8.6.4). */
  copies?: Readonly<Record<string, number>>;
}

/** A triggered ability of a card; `index` distinguishes it from the card's others. */
export interface Ending {
  ability: Extract<Ability, { a: 'when' }>;
  index: number | string;
}

/** 6.3: an attack in progress. */
export interface Attack {
  seat: Seat;
  attacker: Card;
  attackerCopy: number;
  defender: Card;
  defenderCopy: number;
  /** The defending player. */
  against: Seat;
  ontoBase: boolean;
  /**
   * Always false and never read: modifiers decide who strikes first (6.3.5C). The field stays
   * because it is part of the hash of recorded states.
   */
  first: boolean;
  /** Still taking part: false once it has left play or changed controller (8.28.3). */
  attackerIn: boolean;
  defenderIn: boolean;
  /** The further defenders that still take part, if one unit attacks several. */
  others?: readonly Card[] | undefined;
  /** Last known information of an attacker or a defender that no longer takes part (8.12). */
  attackerWas?: LastKnown | undefined;
  defenderWas?: LastKnown | undefined;
  over: boolean;
  /**
   * The abilities of the attacker that may trigger as the attack ends (7.6.16A); absent before it
   * deals combat damage.
   */
  endings?: readonly Ending[] | undefined;
  via?: 'ambush' | undefined;
}

/** 1.9: damage that is about to be dealt to one card. */
export interface Hit {
  card: Card;
  n: number;
  /** The unit that deals it, or NO_CARD for an event, a base or the rules. */
  from: Card;
  /** A second dealer: the unit whose ability makes the other one deal it (1.18.2B). */
  also?: Card | undefined;
  seat: Seat;
  /** The card whose ability deals the damage, if that card is no unit. */
  source?: Card | undefined;
  combat?: boolean | undefined;
  unpreventable?: boolean | undefined;
  indirect?: true | undefined;
  /**
   * The excess of the dealer's hits on earlier units, of the same player or of all, is added to
   * this hit (7.5.8).
   */
  addsExcess?: true | 'all' | undefined;
  /**
   * An effect that prevents only the first damage of a phase was used on it; `isNext`: one that
   * prevents only the next damage.
   */
  isFirst?: true | undefined;
  isNext?: true | undefined;
  /** What has replaced it so far (7.7.5F), and the Shield that absorbed it. */
  replaced?: readonly string[] | undefined;
  shield?: Card | undefined;
  /**
   * What is carried out afterwards because the damage was prevented, with the card that says so.
   */
  follows?: readonly { readonly source: Card; readonly effect: Effect }[] | undefined;
  /** How much of it the Shield absorbed. */
  shielded?: number | undefined;
}

/**
 * All fields, required, so that code which copies them does not compile until it copies a new one
 * too.
 */
export type Every<T> = { [K in keyof Required<T>]: T[K] };

/**
 * The same hit with all fields (absent ones `undefined`), so that its later changes do not give it
 * another hidden class.
 */
export const begunHit = (hit: Hit): Every<Hit> => ({
  card: hit.card,
  n: hit.n,
  from: hit.from,
  also: hit.also,
  seat: hit.seat,
  source: hit.source,
  combat: hit.combat,
  unpreventable: hit.unpreventable,
  indirect: hit.indirect,
  addsExcess: hit.addsExcess,
  isFirst: hit.isFirst,
  isNext: hit.isNext,
  replaced: hit.replaced,
  shield: hit.shield,
  follows: hit.follows,
  shielded: hit.shielded,
});

/** The cards that damage was dealt to or prevented on (8.10.2), and the total that was dealt. */
export interface Dealt {
  readonly cards: readonly Card[];
  /** Those that were really damaged. */
  readonly hurt: readonly Card[];
  readonly n: number;
  /** The excess damage (1.9.11), if there was any. */
  readonly excess?: number;
}

interface Base {
  /**
   * Set to undefined once it is read, not deleted: the frame keeps its hidden class and stays fast
   * to read.
   */
  answer?: Answer | undefined;
}

export interface SetupFrame extends Base {
  k: 'setup';
  step: number;
  seat: Seat;
  /** The seat that chooses who is first; absent if that is random. */
  chooser?: Seat;
}
export interface ActionPhaseFrame extends Base {
  k: 'action-phase';
  step: number;
  passes: number;
  extra?: number | undefined;
  /**
   * By player: the number of the last action in this phase, and where it begins and ends in the
   * record of the round.
   */
  acts?: Readonly<Record<Seat, LastAction>> | undefined;
}
export const actionPhaseFrame = (): Every<ActionPhaseFrame> => ({
  k: 'action-phase',
  step: 0,
  passes: 0,
  extra: undefined,
  acts: undefined,
  answer: undefined,
});
export interface LastAction {
  readonly nth: number;
  readonly from: number;
  readonly to: number;
}

export interface RegroupFrame extends Base {
  k: 'regroup';
  step: number;
  seat: Seat;
  /** How many more regroup phases follow in this round; absent before the end of the first one. */
  more?: number | undefined;
}
export const regroupFrame = (more?: number): Every<RegroupFrame> => ({
  k: 'regroup',
  step: 0,
  seat: 0,
  more,
  answer: undefined,
});

/**
 * 6.2: a card that is being played. What a modified action grants is kept here until it enters play
 * (7.1.6).
 */
export interface PlayFrame extends Base {
  k: 'play';
  step: number;
  seat: Seat;
  card: Card;
  as: PlayMode;
  free: boolean;
  discount: number;
  ignoreAspects: boolean;
  ready: boolean;
  /** Modifiers the card gets as it enters play (7.1.6B). */
  grants: readonly Modifier[];
  until: 'phase' | 'play';
  grantsIf?: 'credit' | undefined;
  /** The units to which the ability that plays it restricts attaching; empty: no restriction. */
  onto: Card[];
  exploited: Card[];
  /** The keyword by which it is played, for abilities that ask for it (7.6.13C). */
  via?: 'plot' | undefined;
  smuggle?: SmuggleKind | undefined;
  /** Paid by its alternative cost (1.8.10). */
  instead: boolean;
  cost: number;
  credits: number;
  /** Cards exhausted to pay as if they were resources. */
  payers?: Card[] | undefined;
  /** How many resources were paid. */
  paid?: number | undefined;
  /** The Exploit that the ability which plays the card gives it. */
  exploit?: number | undefined;
  /** The player has decided which units to give up for it. */
  givenUp?: boolean | undefined;
  /** How many of the costs other than resources are paid so far (1.8.8). */
  part: number;
}

/** Which Smuggle is used, for a card with a printed and a gained one. */
export type SmuggleKind = 'printed' | 'gained';

export type PlayMode = 'unit' | 'upgrade' | 'event' | 'pilot' | 'smuggle' | 'smuggle-pilot';

/** 6.3 and the restrictions of the modified action that caused it (7.1.6C). */
export interface AttackFrame extends Base {
  k: 'attack';
  step: number;
  seat: Seat;
  attacker: Card;
  /** Entries of `waiting` before this index belong to what happened before the attack. */
  mark: number;
  /** Where the attack begins in the record of the round. */
  since: number;
  only: 'units' | 'bases' | 'any';
  mods: readonly Modifier[];
  bonuses: readonly AttackBonus[];
  /** The keyword by which it attacks, for abilities that ask for it. */
  via?: 'ambush' | undefined;
  targets: Card[];
  ontoBase: boolean;
  defender: Card;
  others?: Card[] | undefined;
}

export interface UseFrame extends Base {
  k: 'use';
  step: number;
  seat: Seat;
  card: Card;
  index: number;
  part: number;
  action?: Extract<Ability, { a: 'action' }> | undefined;
  /** How many Credit tokens pay for the part of the cost that is being paid. */
  credits?: number | undefined;
}

/**
 * 7.6.9 to 7.6.12: the triggered abilities of one window, resolved one player at a time; what they
 * trigger opens a nested window.
 */
export interface WindowFrame extends Base {
  k: 'window';
  triggers: Trigger[];
  seat: Seat;
  /**
   * A window of delayed effects: what they trigger waits until all of them are done (7.7.4D), and
   * they are resolved even if their player has left (11.3.3).
   */
  delayed?: true | undefined;
}

export interface AbilityFrame extends Base {
  k: 'ability';
  scope: Scope;
  effect: Effect;
  step: number;
  limit: string;
  mark: number;
  nested: boolean;
  delayed?: true | undefined;
  /** The use of this ability, which others may repeat once it is resolved (7.6.17). */
  used?: Again | undefined;
}

/** One instruction that takes more than one step. `home`: depth of its ability frame. */
export interface EffectFrame extends Base {
  k: 'effect';
  effect: Effect;
  home: number;
  step: number;
  optional: boolean;
  i: number;
  cards: Card[];
  seats: Seat[];
  /** For several targets: how many have been chosen so far, and which. */
  found?: { readonly i: number; readonly cards: readonly Card[] } | undefined;
  /** The result of damage that the instruction had to wait for. */
  dealt?: Dealt | undefined;
  /** Whether twice as many tokens are created (7.7.5); absent before the player is asked. */
  doubles?: 'asked' | 'yes' | 'no' | undefined;
  /**
   * How many of the cards that may add to damage have been asked about, and how much is added so
   * far (7.7.5).
   */
  added?: { readonly asked: number; readonly plus: number; readonly all: boolean } | undefined;
}

/**
 * The frame of an instruction that begins. All frames of a kind have the same fields; absent ones
 * are `undefined`, which JSON omits.
 */
export const effectFrame = (effect: Effect, home: number, optional = false): EffectFrame => ({
  k: 'effect',
  effect,
  home,
  step: 0,
  optional,
  i: 0,
  cards: [],
  seats: [],
  found: undefined,
  dealt: undefined,
  doubles: undefined,
  added: undefined,
  answer: undefined,
});

/**
 * 7.7.5E: damage for which a player decides what replaces it first, or what is given up for it; `i`
 * is the hit that the question is about.
 */
export interface DamageFrame extends Base {
  k: 'damage';
  hits: readonly Hit[];
  i: number;
}

/**
 * 7.7.5: a card that would be defeated, whose controller may choose that something else happens
 * instead.
 */
export interface SparedFrame extends Base {
  k: 'spared';
  step: number;
  card: Card;
  copy: number;
  by: Seat;
}

export interface UniqueFrame extends Base {
  k: 'unique';
  seat: Seat;
  cards: Card[];
}

/**
 * 8.34.3: a rescued captive that may enter play as a copy of a unit; its owner is asked of which.
 */
export interface RescueFrame extends Base {
  k: 'rescue';
  seat: Seat;
  card: Card;
}

export type Frame =
  | SetupFrame
  | ActionPhaseFrame
  | RegroupFrame
  | PlayFrame
  | AttackFrame
  | UseFrame
  | WindowFrame
  | AbilityFrame
  | EffectFrame
  | DamageFrame
  | SparedFrame
  | UniqueFrame
  | RescueFrame;
