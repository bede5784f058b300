/**
 * One worked case of another engine: a board, the steps on it, and the expected result. The format
 * is described in README.md.
 */
export type SeatName = 'p1' | 'p2' | 'p3' | 'p4';

export interface UnitGiven {
  readonly code: string;
  readonly ready?: false;
  readonly damage?: number;
  readonly owner?: SeatName;
  readonly leader?: boolean;
  readonly upgrades?: readonly { readonly code: string; readonly leader?: boolean }[];
  readonly captives?: readonly { readonly code: string; readonly owner: SeatName }[];
}

export interface LeaderGiven {
  readonly code: string;
  readonly ready?: false;
  readonly deployed?: 'unit' | 'pilot' | 'flipped';
  readonly epicUsed?: boolean;
}

export interface SeatGiven {
  readonly leader?: LeaderGiven;
  readonly leader2?: LeaderGiven;
  readonly base: {
    readonly code: string;
    readonly damage?: number;
    readonly epicUsed?: boolean;
    readonly upgrades?: readonly string[];
    readonly captives?: readonly { readonly code: string; readonly owner: SeatName }[];
  };
  readonly hand?: readonly string[];
  readonly deck?: readonly string[];
  readonly discard?: readonly string[];
  readonly resources?: readonly {
    readonly code: string;
    readonly n: number;
    readonly ready?: false;
    readonly owner?: SeatName;
  }[];
  readonly credits?: number;
  readonly force?: boolean;
  readonly ground?: readonly UnitGiven[];
  readonly space?: readonly UnitGiven[];
}

export interface CardRef {
  readonly seat: SeatName;
  readonly zone: string;
  readonly i?: number;
  readonly attached?: number;
}

/** `act` determines which of the other fields are present. */
export interface ScenarioStep {
  readonly by: SeatName;
  readonly act: string;
  readonly i?: number;
  readonly none?: boolean;
  readonly with?: { readonly zone: string; readonly i: number };
  readonly target?: CardRef;
  readonly unit?: CardRef;
  readonly counter?: 'blast' | 'plan';
  readonly how?: string;
  readonly refs?: readonly CardRef[];
  readonly option?: string;
  readonly kind?: string;
  readonly seat?: SeatName;
  readonly n?: number;
  readonly map?: readonly (CardRef & { readonly n: number })[];
  readonly codes?: readonly string[];
  readonly top?: readonly string[];
  readonly away?: readonly string[];
}

export type Expected = Readonly<Record<string, unknown>> & { readonly what: string };

export interface Scenario {
  readonly id: string;
  readonly cards: readonly string[];
  readonly given: {
    readonly seats: readonly SeatGiven[];
    readonly initiative: SeatName;
    readonly claimed: boolean;
    readonly active: SeatName;
    readonly round: number;
  };
  readonly when: readonly ScenarioStep[];
  readonly expect: readonly Expected[];
  readonly twoPlayerOnly: boolean;
  readonly usesRandom?: boolean;
}

export const seatOf = (name: SeatName): number => Number(name.slice(1)) - 1;
