import type { CountingSettings } from '#game';
import { defaultSettings, type PickClock, type ThinkingTime } from '#vocabulary';

/**
 * Everything about an event that the official sources leave open, with the house default for each
 * (design: a value that is not fixed is a labelled setting). Sources and their certainty are
 * recorded in docs/event-settings.md.
 */
export interface EventSettings extends CountingSettings {
  /** Number of Swiss rounds; null takes the house table by attendance when the event starts. */
  readonly swissRounds: number | null;
  /** Players in the single elimination after the Swiss rounds; 0 for none. */
  readonly cutSize: 0 | 2 | 4 | 8 | 16 | 32;
  readonly bestOf: 1 | 3;
  readonly roundMinutes: number;
  /** 0 means untimed. */
  readonly cutRoundMinutes: number;
  /** The last Swiss round before a cut is paired 1 against 2, 3 against 4 ..., rematches avoided. */
  readonly lastRoundByStanding: boolean;
  readonly drawByAgreement: 'allowed' | 'forbidden';
  /** Minutes after which an unanswered report counts as confirmed; 0 means never. */
  readonly confirmAfterMinutes: number;
  readonly deckRequired: boolean;
  readonly decksPublic: 'never' | 'after-event' | 'always';
  /** Whether opponents in the cut see each other's deck. Absent in older events: no. */
  readonly openCutDecks?: boolean | undefined;
  readonly selfCheckIn: boolean;
  /**
   * When a new round is published: at once, or when staff publish it. Absent in older events: at
   * once.
   */
  readonly publishPairings?: PublishPairings | undefined;
  /**
   * Whether players who register without staff wait until staff accept them. Absent in older
   * events: no.
   */
  readonly approval?: boolean | undefined;
  /**
   * Games on screen: the delay for spectators in seconds, and whether casters see both hands.
   * Absent in older events: 0, no.
   */
  readonly watchDelaySeconds?: number | undefined;
  readonly castersSeeHands?: boolean | undefined;
  /**
   * Games on screen: whether the players of a match may write to each other. Absent in older
   * events: yes.
   */
  readonly tableChat?: boolean | undefined;
  /**
   * Games on screen: what happens to running games when the time of the round is over. Absent in
   * older events: the judges rule.
   */
  readonly endOfRound?: 'next-action-phase' | 'one-more-round' | 'draw' | 'judges' | undefined;
  /** Games on screen: how long players may think. Null, or absent in older events: no limit. */
  readonly thinkingTime?: ThinkingTime | null | undefined;
  /**
   * Trilogy: seconds to ban and to pick a deck, 0 for no limit; events
   * written before Trilogy existed have none (`choiceSeconds`).
   */
  readonly banSeconds?: number | undefined;
  readonly pickSeconds?: number | undefined;
  /**
   * Trilogy: when the time to ban begins: when both sit at the table but at the latest with the
   * round's clock; with that clock; at once. Absent in older events: at once.
   */
  readonly banClock?: 'table' | 'round' | 'pairing' | undefined;
  readonly legality: LegalitySettings;
  /** Who meets whom. Absent in older events: Swiss rounds, then the cut. */
  readonly structure?: EventStructure | undefined;
  /** Players of a team, one at each of the seats A, B and C; absent if everybody plays alone. */
  readonly teamSeats?: 3 | undefined;
  /** Formats at tables of three and four: points for the first place, the second and so on. */
  readonly placePoints?: readonly number[] | undefined;
  /** Sealed and Draft only. */
  readonly limited?: LimitedSettings | undefined;
}

export type PublishPairings = 'at-once' | 'by-hand' | 'by-hand-above-16';

/** Whether staff publish a new round by hand in an event of so many players. */
export const isPublishedByHand = (
  { publishPairings = 'at-once' }: Pick<EventSettings, 'publishPairings'>,
  players: number,
): boolean =>
  publishPairings === 'by-hand' || (publishPairings === 'by-hand-above-16' && players > 16);

export type EventStructure = 'swiss' | 'round-robin' | 'single-elimination' | 'double-elimination';

/**
 * Points by place if the event defines none: those of one store, since no official ones are known.
 */
export const placePointsOf = ({ placePoints }: Pick<EventSettings, 'placePoints'>) =>
  placePoints ?? [5, 3, 2, 1];

/** A cube: one card id for each copy, and the cards of a booster besides its leader. */
export interface CubeSettings {
  readonly name: string;
  readonly cards: readonly string[];
  readonly packSize: number;
}

/** The settings of Sealed and Draft events (CR 10). */
export interface LimitedSettings {
  readonly set: string;
  /** The set of the first booster, of the second and so on; absent: all are of `set`. */
  readonly sets?: readonly string[] | undefined;
  /** A list of cards that boosters are dealt from instead of a set. */
  readonly cube?: CubeSettings | undefined;
  /** Sealed: boosters for each player. */
  readonly packs: number;
  /** Boosters generated from a committed seed, or real ones that are typed in. */
  readonly source: 'generated' | 'recorded';
  /** The players of a full pod. */
  readonly podSize: number;
  readonly seating: 'random' | 'by-standing';
  /** Which opponents players meet in the rounds after a draft. */
  readonly podPairing: 'in-pod' | 'cross-pod' | 'free';
  /** Null: no limit. */
  readonly clock: PickClock | null;
  /**
   * Draft: whether packs wait until players have confirmed that they are there. Absent in older
   * events: they open at once.
   */
  readonly readyCheck?: 'none' | 'all-ready' | 'organizer' | undefined;
  /**
   * Draft: the number of consecutive picks made by the clock after which a bot takes the seat; null
   * or absent: never automatically.
   */
  readonly botAfterMissed?: number | null | undefined;
  /**
   * Draft: seconds in which all players look at all leaders before the first pack; absent: none.
   */
  readonly leaderSeconds?: number | undefined;
  /**
   * Draft: anybody with its link can watch a pod with a delay of so many minutes; null or absent:
   * nobody can.
   */
  readonly watchDelayMinutes?: number | null | undefined;
  /** 0 for no limit. */
  readonly buildMinutes: number;
  /** When boosters and picks become public. */
  readonly reveal: 'after-draft' | 'after-event';
}

/** How the organizer departs from the format's own legality at the date of the event. */
export interface LegalitySettings {
  readonly addSets: readonly string[];
  readonly removeSets: readonly string[];
  readonly allowCards: readonly string[];
  readonly banCards: readonly string[];
}

/** The initial settings of an event before it is created, and of tests: no cut. */
export const plainSettings: EventSettings = { ...defaultSettings, cutSize: 0 };

/**
 * How long players may think about a ban and about a deck. The rules define no time; these are
 * house defaults.
 */
export const choiceSeconds = ({
  banSeconds,
  pickSeconds,
}: Pick<EventSettings, 'banSeconds' | 'pickSeconds'>): {
  readonly banSeconds: number;
  readonly pickSeconds: number;
} => ({
  banSeconds: banSeconds ?? 120,
  pickSeconds: pickSeconds ?? 60,
});

/** The number of Swiss rounds by attendance: a house table, not an official one. */
export const swissRoundsFor = (players: number): number => {
  const table = [
    [8, 3],
    [16, 4],
    [32, 5],
    [63, 6],
    [128, 7],
    [226, 8],
  ] as const;
  return table.find(([most]) => players <= most)?.[1] ?? 9;
};
