/** 8.6: a card in play that has the printed attributes of another. */

/** The card that is copied, and what the copy has in addition. */
export interface Guise {
  readonly of: string;
  readonly trait?: string;
  /**
   * The card itself with its other side up: the second leader side, or a unit side with a name of
   * its own (3.4).
   */
  readonly flipped?: true;
}
