/**
 * Facts of the second edition. Ids are those of XWS; the same id may name another card in the first
 * edition.
 */
interface SecondEditionAction {
  readonly type: string;
  readonly difficulty?: string | undefined;
}

export interface SecondEditionShip {
  readonly id: string;
  readonly name: string;
  /** There is one row per faction that flies the ship. */
  readonly faction: string;
  readonly size: string;
  readonly attacks: readonly { readonly arc: string; readonly value: number }[];
  readonly agility: number;
  readonly hull: number;
  readonly shields: number;
  readonly actions: readonly SecondEditionAction[];
  /** Manoeuvres as `speed bearing colour`, such as `2BW`. */
  readonly dial: readonly string[];
}

export interface SecondEditionPilot {
  readonly id: string;
  readonly name: string;
  readonly caption?: string;
  readonly ship: string;
  readonly faction: string;
  readonly initiative: number;
  /** The maximum number of cards with this name in a squad; 0 for any number. */
  readonly limited: number;
  readonly cost: number;
  readonly slots: readonly string[];
  readonly keywords?: readonly string[];
  readonly shipAbility?: string;
  readonly force?: readonly string[];
  /** Actions of this pilot's ship if they differ from the ship's. */
  readonly actions?: readonly SecondEditionAction[];
}

/**
 * What a ship or its squad must have to carry an upgrade. Each property is one condition; its
 * values are alternatives.
 */
export interface SecondEditionRestriction {
  readonly factions?: readonly string[];
  readonly ships?: readonly string[];
  readonly sizes?: readonly string[];
  readonly arcs?: readonly string[];
  readonly names?: readonly string[];
  readonly shipAbility?: readonly string[];
  readonly equipped?: readonly string[];
  readonly force_side?: readonly string[];
  readonly action?: SecondEditionAction;
  readonly solitary?: boolean;
  readonly standardized?: boolean;
  readonly 'non-limited'?: boolean;
}

export interface SecondEditionUpgrade {
  readonly id: string;
  readonly name: string;
  readonly limited: number;
  readonly cost: {
    readonly value?: number;
    readonly variable?: string;
    readonly values?: Readonly<Record<string, number>>;
  };
  /** Slots that it fills; a slot is listed twice if it needs two of them. */
  readonly slots: readonly string[];
  readonly restrictions?: readonly SecondEditionRestriction[];
  readonly grants?: readonly { readonly slot: string; readonly amount: number }[];
  readonly actions?: readonly SecondEditionAction[];
}
