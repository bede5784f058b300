import type { CardType, Color, DieSymbol } from '../facts/card.js';

/** What abilities refer to: dice, cards, amounts and conditions. */

/** From the point of view of the player who resolves the ability. */
type Whose = 'own' | 'opponent' | 'any';

export interface DiceFilter {
  readonly whose?: Whose;
  readonly color?: Color;
  readonly shows?: readonly DieSymbol[];
  readonly notShows?: readonly DieSymbol[];
  readonly min?: number;
  readonly max?: Amount;
  readonly plus?: true;
  /** Its side has a resource cost. */
  readonly priced?: true;
  readonly of?: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** Of the same colour as a card stored under this name. */
  readonly colorOf?: string;
  /** Dice of a chosen character and its upgrades, or of `this` or `host`. */
  readonly at?: string;
  /** Not the die whose special is being resolved. */
  readonly other?: true;
  readonly notIn?: string;
  readonly among?: string;
  /** No other matching die shows a lower value. */
  readonly lowest?: true;
  readonly equals?: Amount;
  /** Shows the same symbol as a die chosen before; `alike`: the same symbol and value. */
  readonly symbolOf?: string;
  readonly alike?: string;
  /** Shows the same symbol as one of the player's own dice. */
  readonly matchesOwn?: true;
  /** Can be resolved alone now; `free`: ignoring its cost, `plain`: as if it had no plus. */
  readonly resolvable?: true | 'free' | 'plain';
}

export interface CardFilter {
  readonly whose?: Whose;
  readonly types?: readonly CardType[];
  readonly color?: Color;
  readonly notColor?: Color;
  readonly unique?: boolean;
  readonly ready?: boolean;
  readonly subtypes?: readonly string[];
  readonly without?: readonly string[];
  /** Excludes cards chosen before under these names, or `this` or `host`. */
  readonly not?: string | readonly string[];
  readonly upTo?: Amount;
  readonly costs?: Amount;
  readonly costFrom?: number;
  readonly shielded?: boolean;
  /** Has at least this much damage. */
  readonly damaged?: number;
  /** Has at most this much health left. */
  readonly healthTo?: number;
  /** Attached to a ready character. */
  readonly onReady?: true;
  readonly copyOf?: string;
  /** Controlled by the same player as a card chosen before. */
  readonly alliedTo?: string;
  /** Its player has another copy in play. */
  readonly twin?: true;
  /** Attached to the character stored under this name. */
  readonly hostOf?: string;
  /** One of the cards or dice stored under this name. */
  readonly among?: string;
  /** No other matching card costs less. */
  readonly cheapest?: true;
  /** Costs no more than the resources of the player who resolves the ability. */
  readonly affordable?: true;
}

export type Amount =
  | number
  | { readonly dice: DiceFilter }
  | { readonly cards: CardFilter }
  /** The number of matching cards in the player's own discard pile. */
  | { readonly inDiscard: CardFilter }
  /** The number of matching cards in an opponent's hand. */
  | { readonly inHand: CardFilter }
  /** The number of different symbols on matching dice. */
  | { readonly symbols: DiceFilter }
  /** The total of shields on matching cards. */
  | { readonly shieldsAmong: CardFilter }
  /** The number of an opponent's defeated characters. */
  | { readonly defeated: 'opponent' }
  /** The number of chosen cards with an odd cost. */
  | { readonly odd: string }
  /** The combined value of matching dice. */
  | { readonly combined: DiceFilter }
  /** The combined value of chosen dice. */
  | { readonly value: string }
  /** The total cost of chosen cards. */
  | { readonly cost: string }
  /** The number of chosen cards or dice. */
  | { readonly count: string }
  /** A number stored under this name. */
  | { readonly number: string }
  | { readonly hand: 'own' | 'opponent' }
  /** The number of cards left in the player's own deck. */
  | { readonly deck: 'own' }
  | { readonly resources: 'own' | 'opponent' }
  /** The resources that chosen dice cost to resolve. */
  | { readonly price: string }
  | { readonly shieldsOn: string }
  | { readonly damageOn: string }
  | { readonly half: Amount }
  | { readonly twice: Amount }
  | { readonly less: readonly [Amount, Amount] }
  | { readonly atMost: number; readonly of: Amount }
  | { readonly sum: readonly Amount[] };

export type Condition =
  | { readonly showing: string; readonly symbols: readonly DieSymbol[] }
  | { readonly atLeast: Amount; readonly n: number }
  | { readonly type: string; readonly subtype: string }
  | { readonly firstRound: true }
  | { readonly blocked: true }
  | { readonly readyThis: true }
  | { readonly shieldsOn: string }
  | { readonly ownDie: string }
  /** The type of a chosen card, or of the card of a chosen die. */
  | { readonly isA: string; readonly types: readonly CardType[] }
  | { readonly uniqueOf: string }
  | { readonly controlsField: true }
  | { readonly none: Amount }
  | { readonly enough: Amount; readonly for: Amount }
  /** The die that was just rerolled shows the same symbol as before. */
  | { readonly same: true }
  | { readonly colored: string; readonly color: Color }
  | { readonly titled: string; readonly name: string }
  | { readonly villain: string }
  /** Another of the player's dice shows the same symbol as this one. */
  | { readonly matched: string };
