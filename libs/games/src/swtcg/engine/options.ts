import type { Arena, Side } from '../card.js';

/** One choice of a player. The engine lists every legal one and accepts no other. */
export type Option =
  | { readonly do: 'complete'; readonly card: string; readonly to: Arena | 'build' }
  | { readonly do: 'partly'; readonly card: string; readonly points: number }
  | {
      readonly do: 'stack';
      readonly card: string;
      readonly on: string;
      readonly place: 'above' | 'below';
    }
  | { readonly do: 'top'; readonly card: string }
  | { readonly do: 'move'; readonly card: string; readonly to: Arena }
  | { readonly do: 'equip'; readonly card: string; readonly on: string }
  | { readonly do: 'board'; readonly card: string; readonly on: string }
  | { readonly do: 'retreat'; readonly card: string }
  | {
      readonly do: 'attack';
      readonly card: string;
      readonly on: string;
      readonly how: 'arena' | 'Bombard' | 'Ion Cannon';
    }
  | { readonly do: 'skip'; readonly card: string }
  | {
      readonly do: 'use';
      readonly card: string;
      readonly ability: number;
      readonly on?: string;
      readonly x?: number;
    }
  | { readonly do: 'pass' }
  | { readonly do: 'done' }
  | { readonly do: 'concede' }
  | { readonly pick: 'card'; readonly card: string }
  | { readonly pick: 'number'; readonly number: number }
  | { readonly pick: 'arena'; readonly arena: Arena }
  | { readonly pick: 'part'; readonly part: number }
  | { readonly pick: 'side'; readonly side: Side };

/** The kind of question, for the texts of a page. */
export type Question =
  | 'bid-for-sides'
  | 'side'
  | 'mulligan'
  | 'setup'
  | 'build'
  | 'upkeep'
  | 'retreat'
  | 'first-attacker'
  | 'attacker'
  | 'second-attack'
  | 'contest'
  | 'duplicate'
  | 'predict'
  | 'die-to-reroll'
  | 'overkill'
  | 'discard'
  | 'target'
  | 'pay-or'
  | 'pay-for'
  | 'may'
  | 'choose-one'
  | 'arena'
  | 'search'
  | 'recover'
  | 'strip'
  | 'land'
  | 'hasten'
  | 'bottom'
  | 'exile'
  | 'raze'
  | 'look'
  | 'guard'
  | 'hinder'
  | 'foretell'
  | 'piles'
  | 'part-piles'
  | 'copy'
  | 'order'
  | 'reveal'
  | 'rescue'
  | 'stand-in'
  | 'disarm'
  | 'window';

export interface Decision {
  readonly seat: number;
  readonly question: Question;
  /** The card that causes the decision, if there is one. */
  readonly source?: string;
  readonly options: readonly Option[];
}
