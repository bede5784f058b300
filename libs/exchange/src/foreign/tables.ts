import type { ForeignEvent, ForeignNote, ForeignStanding, GameScore } from '#contracts';

/** Somebody in the files of another program, by whatever key its tables name them. */
export interface ForeignPerson {
  readonly key: string;
  readonly name: string;
  /** What tells two of one name apart. */
  readonly handle?: string;
  readonly deck?: string;
  /** Undefined where the files do not say. */
  readonly dropped?: boolean;
}

/** One line of its matches. */
export type ForeignMatch = {
  /** As the other program counts it: later ones are greater. */
  readonly round: number;
  /** What comes later is a cut, if it looks like one. */
  readonly phase: string;
  readonly table: number | null;
} & (
  | {
      readonly kind: 'match';
      readonly a: string;
      readonly b: string;
      readonly score: GameScore | null;
    }
  | { readonly kind: 'bye' | 'loss'; readonly player: string }
  | {
      readonly kind: 'multiplayer';
      readonly seats: readonly string[];
      readonly places: readonly number[] | null;
    }
);

/** Whoever a line names. */
export const namedIn = (match: ForeignMatch): readonly string[] => {
  switch (match.kind) {
    case 'match':
      return [match.a, match.b];
    case 'multiplayer':
      return match.seats;
    default:
      return [match.player];
  }
};

/** The rounds there are lines of, in their order. */
export const roundNumbersIn = (matches: readonly ForeignMatch[]): readonly number[] =>
  [...new Set(matches.map(({ round }) => round))].toSorted((one, other) => one - other);

/** Everything that the files of one program tell. */
export interface ForeignTables {
  readonly source: ForeignEvent['source'];
  readonly people: readonly ForeignPerson[];
  readonly matches: readonly ForeignMatch[];
  readonly standings: readonly (Omit<ForeignStanding, 'player'> & { readonly key: string })[];
  /** Swiss rounds after which the standings stand; null where the files do not say. */
  readonly standingsAfter: number | null;
  readonly notes: readonly ForeignNote[];
}

/** The files read: the event as it is taken over, and what they leave open. */
export interface ForeignReading {
  readonly event: ForeignEvent;
  readonly standings: readonly ForeignStanding[];
  readonly notes: readonly ForeignNote[];
}
