import type { Ability } from '../effects/nodes.js';
import type { Face } from './definition.js';
import type { Scope } from './frames.js';
import type { Lasting } from './lasting.js';
import type { Card, Seat } from '../events/ids.js';

/** An ability of a card in play that holds for others, with the point of view of its controller. */
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
   * The first layout with these constant abilities, upgrades
   * and lasting effects; 0 where that cannot be told.
   */
  cause: number;
  lasting: readonly Lasting[];
  /** Of the source of each lasting effect: copy. */
  lastingCopies: readonly number[];
  /** Of each upgrade: card, copy, unit, controller. */
  bearing: readonly number[];
  /** By player: their cards in play that can carry abilities. */
  sources: Card[][];
  constants: Law<Face['constants'][number]>[];
  costs: Law<Kind<'cost'>>[];
  additional: Law<Kind<'additional-cost'>>[];
  smuggle: Law<Kind<'smuggle-all'>>[];
  blankFirst: Law<Kind<'blank-first-event'>>[];
  /** Players whose resources pay twice as much. */
  halfPrice: Seat[];
  /** Units that pay like resources, and cards whose damage cannot be prevented. */
  payers: Law<Kind<'pays'>>[];
  unpreventable: Law<Kind<'unpreventable'>>[];
  /** What may happen instead of the defeat of other cards. */
  spares: Law<Kind<'instead'>>[];
  /** Constant abilities that give traits to other cards. */
  traits: Law<Face['constants'][number]>[];
  /** Whether something may change what a card costs, apart from what that card says itself. */
  changesCosts: boolean;
  /**
   * Whether something in play or lasting may have a say in cards being
   * played: what they cost, what else is paid, who may play them.
   */
  aboutPlaying: boolean;
  /** By player: which of the sources may have action abilities; not there before it is asked for. */
  actors: (readonly Card[] | undefined)[];
  /** Whether some action ability may be used by any player. */
  shared: boolean;
  /** Cards with triggered abilities. */
  listeners: Card[];
}
