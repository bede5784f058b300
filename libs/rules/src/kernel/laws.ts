import type { Ability } from '../effects/nodes.js';
import type { Face } from './definition.js';
import type { Scope } from './frames.js';
import type { Lasting } from './lasting.js';
import type { Card, Seat } from '../events/ids.js';

/** An ability of a card in play that affects others, seen from the controller of that card. */
export interface Law<A> {
  source: Card;
  you: Seat;
  ability: A;
  scope: Scope;
}
export type Kind<A extends Ability['a']> = Extract<Ability, { a: A }>;

export interface Board {
  layout: number;
  /**
   * The first layout with these constant abilities, upgrades and lasting effects; 0 if that cannot
   * be determined.
   */
  cause: number;
  lasting: readonly Lasting[];
  /** The copy number of the source of each lasting effect. */
  lastingCopies: readonly number[];
  /** Four entries for each upgrade: card, copy number, unit, controller. */
  bearing: readonly number[];
  /** By player: their cards in play that can carry abilities. */
  sources: Card[][];
  constants: Law<Face['constants'][number]>[];
  costs: Law<Kind<'cost'>>[];
  additional: Law<Kind<'additional-cost'>>[];
  smuggle: Law<Kind<'smuggle-all'>>[];
  blankFirst: Law<Kind<'blank-first-event'>>[];
  /** Players whose resources count twice when they pay. */
  halfPrice: Seat[];
  /** Units that pay like resources, and cards whose damage cannot be prevented. */
  payers: Law<Kind<'pays'>>[];
  unpreventable: Law<Kind<'unpreventable'>>[];
  /** What may happen instead of the defeat of other cards. */
  spares: Law<Kind<'instead'>>[];
  /** Constant abilities that give traits to other cards. */
  traits: Law<Face['constants'][number]>[];
  /** Whether anything may change the cost of a card, apart from what the card itself says. */
  changesCosts: boolean;
  /**
   * Whether anything in play or lasting may affect how cards are played: their cost, additional
   * costs, who may play them.
   */
  aboutPlaying: boolean;
  /** By player: which of the sources may have action abilities; absent until it is asked for. */
  actors: (readonly Card[] | undefined)[];
  /** Whether there is an action ability that any player may use. */
  shared: boolean;
  /** Cards with triggered abilities. */
  listeners: Card[];
}
