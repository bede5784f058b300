import type { Ability, AttackBonus, Effect, Modifier } from '../effects/nodes.js';
import type { Answer } from './decisions.js';
import type { LastKnown } from '../events/events.js';
import type { Card, Seat } from '../events/ids.js';

/**
 * What an ability remembers while it resolves. It lives in its
 * ability frame; deeper frames point at that frame by depth.
 */
export interface Scope {
  /** The player resolving: "you" (8.32). */
  you: Seat;
  source: Card;
  sourceCopy: number;
  /** Named cards and players: `it` is the last choice, `subject` what the trigger was about. */
  refs: Record<string, Card[]>;
  seats: Record<string, Seat[]>;
  nums: Record<string, number>;
  /** Last known information of cards that left play (8.12), by card. */
  known: Record<string, LastKnown>;
  /** Whether the previous instruction did what it says ("if you do", 8.10). */
  did: boolean;
  /** Abilities that may be used again (7.6.17). */
  again?: readonly Again[] | undefined;
  /** While a question is about cards as they were (8.12): what they were. */
  past?: Readonly<Record<Card, LastKnown>> | undefined;
}

/** A triggered ability, as it was used. */
export interface Again {
  readonly effect: Effect;
  readonly scope: Scope;
  readonly header: string;
  /** Who waits for such a use as it begins; they see it though they leave play in the middle of it. */
  readonly witnesses?: readonly Witness[];
}

/** An ability that waits for others to be used, and the copy of the card that has it. */
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
  /** Up to which copy each card in the scope is meant (8.6.4), by card. */
  copies?: Readonly<Record<string, number>>;
}

/** A triggered ability of a card; `index` tells it from the others of that card. */
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
  /** Strikes before / after the other unit (6.3.5C). */
  first: boolean;
  /** Still taking part: false once it left play or changed controller (8.28.3). */
  attackerIn: boolean;
  defenderIn: boolean;
  /** Who defends beside it, where one unit attacks several, and still takes part. */
  others?: readonly Card[] | undefined;
  /** What an attacker or a defender that is out of it was last (8.12). */
  attackerWas?: LastKnown | undefined;
  defenderWas?: LastKnown | undefined;
  over: boolean;
  /** What the attacker may trigger as the attack ends (7.6.16A); not there before it deals combat damage. */
  endings?: readonly Ending[] | undefined;
  via?: 'ambush' | undefined;
}

/** 1.9: damage on its way to one card. */
export interface Hit {
  card: Card;
  n: number;
  /** The unit that deals it, or NO_CARD for an event, a base or the rules. */
  from: Card;
  /** The unit whose ability has that other one deal it (1.18.2B). */
  also?: Card | undefined;
  seat: Seat;
  /** The card whose ability deals it, where it is no unit. */
  source?: Card | undefined;
  combat?: boolean | undefined;
  unpreventable?: boolean | undefined;
  indirect?: true | undefined;
  /**
   * What its dealer deals too much to the units hit before
   * it, of the same player or of all, is added (7.5.8).
   */
  addsExcess?: true | 'all' | undefined;
  /** What prevents only the first damage of a phase was used on it, or what prevents only the next. */
  isFirst?: true | undefined;
  isNext?: true | undefined;
  /** What has replaced it so far (7.7.5F), and the Shield that took it. */
  replaced?: readonly string[] | undefined;
  shield?: Card | undefined;
  /** What is done next because it was kept away, by the card that says so. */
  follows?: readonly { readonly source: Card; readonly effect: Effect }[] | undefined;
  /** How much of it the Shield took. */
  shielded?: number | undefined;
}

/** All fields, so that one that is added does not compile before it is copied. */
export type Every<T> = { [K in keyof Required<T>]: T[K] };

/**
 * The same hit with all fields, those that are not there as
 * `undefined`: what becomes of it on its way gives it no other form.
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

/** The cards that damage was dealt to or kept from (8.10.2), and how much of it was dealt in all. */
export interface Dealt {
  readonly cards: readonly Card[];
  /** Those that were damaged indeed. */
  readonly hurt: readonly Card[];
  readonly n: number;
  /** How much was more than it took to defeat the units (1.9.11), where any was. */
  readonly excess?: number;
}

interface Base {
  /** Set aside once it is read, not deleted: a frame keeps its form, which the machine reads faster. */
  answer?: Answer | undefined;
}

export interface SetupFrame extends Base {
  k: 'setup';
  step: number;
  seat: Seat;
  /** Who says who is first, where that is not drawn by lot. */
  chooser?: Seat;
}
export interface ActionPhaseFrame extends Base {
  k: 'action-phase';
  step: number;
  passes: number;
  extra?: number | undefined;
  /**
   * Of each player the last action in this phase: which one it
   * was, and where it begins and ends in the record of the round.
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
  /** How many more regroup phases come in this round; not there in the first one before its end. */
  more?: number | undefined;
}
export const regroupFrame = (more?: number): Every<RegroupFrame> => ({
  k: 'regroup',
  step: 0,
  seat: 0,
  more,
  answer: undefined,
});

/** 6.2: a card on its way into play. What a modified action grants travels with it (7.1.6). */
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
  /** Attach restriction of the ability that plays it; empty for none. */
  onto: Card[];
  exploited: Card[];
  /** The keyword that lets it be played, where abilities ask for it (7.6.13C). */
  via?: 'plot' | undefined;
  smuggle?: SmuggleKind | undefined;
  /** Paid by its alternative cost (1.8.10). */
  instead: boolean;
  cost: number;
  credits: number;
  /** Exhausted to pay as if they were resources. */
  payers?: Card[] | undefined;
  /** How many resources were paid. */
  paid?: number | undefined;
  /** Exploit that the ability gives it which has it played. */
  exploit?: number | undefined;
  /** What may be given up for it has been said. */
  givenUp?: boolean | undefined;
  /** How many of the costs beside resources are paid (1.8.8). */
  part: number;
}

/** Which Smuggle, where a card has a printed and a gained one. */
export type SmuggleKind = 'printed' | 'gained';

export type PlayMode = 'unit' | 'upgrade' | 'event' | 'pilot' | 'smuggle' | 'smuggle-pilot';

/** 6.3 and the restrictions of the modified action that caused it (7.1.6C). */
export interface AttackFrame extends Base {
  k: 'attack';
  step: number;
  seat: Seat;
  attacker: Card;
  /** `waiting` entries before this belong to what happened before the attack. */
  mark: number;
  /** Where the attack begins in the record of the round. */
  since: number;
  only: 'units' | 'bases' | 'any';
  mods: readonly Modifier[];
  bonuses: readonly AttackBonus[];
  /** The keyword that lets it attack, where abilities ask for it. */
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
  /** How many Credit tokens help to pay the part that is being paid. */
  credits?: number | undefined;
}

/**
 * 7.6.9 to 7.6.12: triggered abilities of one window, one
 * player at a time; what they trigger opens a nested window.
 */
export interface WindowFrame extends Base {
  k: 'window';
  triggers: Trigger[];
  seat: Seat;
  /**
   * Of delayed effects: what they trigger waits until all of them
   * are done (7.7.4D), and they outlast their player (11.3.3).
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
  /** What others may use again once it is resolved (7.6.17). */
  used?: Again | undefined;
}

/** One instruction that needs more than one step. `home`: depth of its ability frame. */
export interface EffectFrame extends Base {
  k: 'effect';
  effect: Effect;
  home: number;
  step: number;
  optional: boolean;
  i: number;
  cards: Card[];
  seats: Seat[];
  /** Of several targets, how many have been found and which. */
  found?: { readonly i: number; readonly cards: readonly Card[] } | undefined;
  /** What came of damage that it had to wait for. */
  dealt?: Dealt | undefined;
  /** Whether twice as many tokens are created (7.7.5); not there before anybody is asked. */
  doubles?: 'asked' | 'yes' | 'no' | undefined;
  /** How many cards that may add to damage have been asked about, and how much is added by now (7.7.5). */
  added?: { readonly asked: number; readonly plus: number; readonly all: boolean } | undefined;
}

/**
 * An instruction that begins. Frames of a kind have the same fields,
 * those that are not there as `undefined`: no part of the JSON.
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
 * 7.7.5E: damage for which a player says what replaces it first, or
 * what is given up for it; `i` is the hit that is being asked about.
 */
export interface DamageFrame extends Base {
  k: 'damage';
  hits: readonly Hit[];
  i: number;
}

/** 7.7.5: a card that would be defeated, whose controller may have something else happen. */
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

/** 8.34.3: a captive that may enter play as a copy of a unit, and whose owner is asked of which. */
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
