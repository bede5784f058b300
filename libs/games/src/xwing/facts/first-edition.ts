/**
 * Facts of the first edition. Ids are those of XWS; the same id may name another card in the second
 * edition.
 */
export interface FirstEditionShip {
  readonly id: string;
  readonly name: string;
  readonly factions: readonly string[];
  readonly size: string;
  readonly attack: number;
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly string[];
  readonly arcs: readonly string[];
  /** Manoeuvres as `speed bearing colour`, such as `2BW`; empty for huge ships. */
  readonly dial: readonly string[];
}

export interface FirstEditionPilot {
  readonly id: string;
  readonly name: string;
  readonly ship: string;
  readonly faction: string;
  /** A question mark for the one pilot without a skill. */
  readonly skill: number | string;
  readonly cost: number | string;
  readonly slots: readonly string[];
  readonly unique: boolean;
}

interface FirstEditionGrant {
  readonly type: string;
  readonly name: string;
  readonly value?: number;
  readonly slot?: string;
}

export interface FirstEditionUpgrade {
  readonly id: string;
  readonly name: string;
  readonly slot: string;
  readonly cost: number;
  readonly unique?: boolean;
  /** At most one copy on a ship. */
  readonly limited?: boolean;
  /** The maximum number of copies in a squad. */
  readonly squadLimited?: number;
  readonly size?: readonly string[];
  readonly ships?: readonly string[];
  readonly faction?: string;
  readonly attack?: number;
  readonly range?: string;
  readonly attackCost?: string;
  readonly twice?: boolean;
  readonly discardToAttack?: boolean;
  readonly action?: boolean;
  readonly grants?: readonly FirstEditionGrant[];
}
