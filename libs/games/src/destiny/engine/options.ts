/** One choice of a player. The engine lists every legal one and accepts no other. */
export type Option =
  | {
      readonly do: 'play';
      readonly card: string;
      readonly on?: string;
      readonly replacing?: string;
    }
  | { readonly do: 'activate'; readonly card: string }
  | { readonly do: 'resolve'; readonly die: string }
  | { readonly do: 'reroll'; readonly card: string }
  | { readonly do: 'use'; readonly card: string; readonly ability: number }
  | { readonly do: 'claim' }
  | { readonly do: 'pass' }
  | { readonly do: 'concede' }
  | { readonly pick: 'card'; readonly card: string }
  | { readonly pick: 'die'; readonly die: string }
  | { readonly pick: 'side'; readonly side: number }
  | { readonly pick: 'player'; readonly seat: number }
  | { readonly pick: 'number'; readonly number: number }
  | { readonly pick: 'yes' }
  | { readonly pick: 'no' }
  | { readonly pick: 'done' };

/** The kind of question, for the texts of a page. */
export type Question =
  | 'mulligan'
  | 'battlefield'
  | 'starting-shields'
  | 'action'
  | 'extra-action'
  | 'next-die'
  | 'modifier'
  | 'dice-to-reroll'
  | 'target'
  | 'distribute-damage'
  | 'distribute-shields'
  | 'opponent'
  | 'die'
  | 'die-to-turn'
  | 'side'
  | 'symbol'
  | 'card'
  | 'number'
  | 'use-ability'
  | 'choose-one'
  | 'order'
  | 'redeploy'
  | 'upgrade-to-discard'
  | 'die-to-set-aside'
  | 'discard-before-drawing'
  | 'shields-to-lend'
  | 'exhaust-to-pay'
  | 'damage-from'
  | 'damage-to';

export interface Decision {
  readonly seat: number;
  readonly question: Question;
  /** The card that causes the decision, if there is one. */
  readonly source?: string;
  readonly options: readonly Option[];
}
