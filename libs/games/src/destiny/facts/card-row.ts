/**
 * A card as the fact files keep it. Die sides are short texts: `2MD`,
 * `+1RD`, `3RD1` (cost 1), `XSh`, `Sp`, `-`; `*` is any damage symbol.
 */
export interface CardRow {
  /** Position of the set and of the card in it, such as `01028`; a letter for double-sided cards. */
  readonly id: string;
  readonly no: number;
  readonly name: string;
  readonly subtitle?: string;
  readonly type: string;
  readonly aff: string;
  readonly color: string;
  readonly rarity: string;
  readonly unique: boolean;
  /** Copies that a deck may hold. */
  readonly limit: number;
  readonly subtypes?: readonly string[];
  readonly cost?: number;
  readonly health?: number;
  /** One die, two dice (elite), three; or the points of a plot, which may be negative. */
  readonly points?: readonly number[];
  readonly die?: readonly string[];
  readonly reprintOf?: string;
}
