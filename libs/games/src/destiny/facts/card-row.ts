/**
 * A card as the fact files store it. Die sides are short texts: `2MD`, `+1RD`, `3RD1` (cost 1),
 * `XSh`, `Sp`, `-`; `*` is any damage symbol.
 */
export interface CardRow {
  /**
   * Number of the set and of the card within it, such as `01028`; followed by a letter for
   * double-sided cards.
   */
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly subtitle?: string;
  readonly type: string;
  readonly aff: string;
  readonly color: string;
  readonly rarity: string;
  readonly unique: boolean;
  /** The maximum number of copies in a deck. */
  readonly limit: number;
  readonly subtypes?: readonly string[];
  readonly cost?: number;
  readonly health?: number;
  /**
   * Points with one die, with two dice (elite) and with three; or the points of a plot, which may
   * be negative.
   */
  readonly points?: readonly number[];
  readonly die?: readonly string[];
  readonly reprintOf?: string;
}
