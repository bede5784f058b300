import type { CardType, Color, DieSymbol } from '../facts/card.js';

/** What abilities speak of: dice, cards, numbers, and what has to be so. */

/** Whose: seen from the player who resolves the ability. */
type Whose = 'own' | 'opponent' | 'any';

export interface DiceFilter {
  readonly whose?: Whose;
  readonly color?: Color;
  readonly shows?: readonly DieSymbol[];
  readonly notShows?: readonly DieSymbol[];
  readonly min?: number;
  readonly max?: Amount;
  readonly plus?: true;
  /** Resolving it costs resources. */
  readonly priced?: true;
  readonly of?: readonly CardType[];
  readonly subtypes?: readonly string[];
  /** Of the colour of a card kept under this name. */
  readonly colorOf?: string;
  /** Dice of a chosen character and of its upgrades, or of `this` or `host`. */
  readonly at?: string;
  /** Not the die whose special is resolved. */
  readonly other?: true;
  readonly notIn?: string;
  readonly among?: string;
  /** No other that fits shows a lower value. */
  readonly lowest?: true;
  readonly equals?: Amount;
  /** The symbol of a die chosen before; `alike`: its value, too. */
  readonly symbolOf?: string;
  readonly alike?: string;
  /** The symbol of one of the player's dice. */
  readonly matchesOwn?: true;
  /** Can be resolved alone now; `free`: without paying, `plain`: as if it had no plus. */
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
  /** Not cards chosen before, or not the character that this is or is on. */
  readonly not?: string | readonly string[];
  readonly upTo?: Amount;
  readonly costs?: Amount;
  readonly costFrom?: number;
  readonly shielded?: boolean;
  /** So much damage at least. */
  readonly damaged?: number;
  /** No more health left than this. */
  readonly healthTo?: number;
  /** Attached to a ready character. */
  readonly onReady?: true;
  readonly copyOf?: string;
  /** Of the player who controls a card chosen before. */
  readonly alliedTo?: string;
  /** Its player has another copy in play. */
  readonly twin?: true;
  /** Attached to the character chosen under this name. */
  readonly hostOf?: string;
  /** One of those kept under this name. */
  readonly among?: string;
  /** No other that fits costs less. */
  readonly cheapest?: true;
  /** Costs no more than the resources of the player who resolves. */
  readonly affordable?: true;
}

export type Amount =
  | number
  | { readonly dice: DiceFilter }
  | { readonly cards: CardFilter }
  /** Cards in the own discard pile. */
  | { readonly inDiscard: CardFilter }
  /** Cards in an opponent's hand. */
  | { readonly inHand: CardFilter }
  /** Different symbols that such dice show. */
  | { readonly symbols: DiceFilter }
  /** Shields on such cards together. */
  | { readonly shieldsAmong: CardFilter }
  /** Defeated characters of an opponent. */
  | { readonly defeated: 'opponent' }
  /** Those among chosen cards that have an odd cost. */
  | { readonly odd: string }
  /** Values that such dice show together. */
  | { readonly combined: DiceFilter }
  /** Values of chosen dice together. */
  | { readonly value: string }
  /** Costs of chosen cards together. */
  | { readonly cost: string }
  /** How many were chosen. */
  | { readonly count: string }
  /** A number kept under this name. */
  | { readonly number: string }
  | { readonly hand: 'own' | 'opponent' }
  /** Cards left in the own deck. */
  | { readonly deck: 'own' }
  | { readonly resources: 'own' | 'opponent' }
  /** Resources that chosen dice cost. */
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
  /** A card that was chosen, or the card of a die. */
  | { readonly isA: string; readonly types: readonly CardType[] }
  | { readonly uniqueOf: string }
  | { readonly controlsField: true }
  | { readonly none: Amount }
  | { readonly enough: Amount; readonly for: Amount }
  /** The die that was just rerolled shows the symbol that it showed before. */
  | { readonly same: true }
  | { readonly colored: string; readonly color: Color }
  | { readonly titled: string; readonly name: string }
  | { readonly villain: string }
  /** Another of the player's dice shows the symbol that this one shows. */
  | { readonly matched: string };
