/** 8.6: a card in play that has the printed attributes of another. */

/** Whose attributes, and what the copy has beside them. */
export interface Guise {
  readonly of: string;
  readonly trait?: string;
  /**
   * It is itself with its other side up: the second leader side, or a unit side with a name of its own (3.4).
   */
  readonly flipped?: true;
}
