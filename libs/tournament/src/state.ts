import type { EventStatus as Status } from '#vocabulary';
import type { JudgeAt } from './judges-at-tables.js';
import type {
  ByeAssignment,
  DeckFace,
  EventFormat,
  EventInformation,
  EventRole,
  MissedRound,
  Opening,
  PairingConstraints,
  PenaltyLevel,
  Phase,
  PlayerPair,
  PodSeating,
  RoundKey,
  RoundPairing,
  StageOfConvention,
  TableAssignment,
} from './events.js';
import type { SharedTable } from './shared-table.js';
import { GrowingMap } from './growing-map.js';
import { plainSettings, type EventSettings } from './settings.js';

export type EventStatus = 'none' | Status;
export type PlayerStatus =
  | 'registered'
  | 'waitlisted'
  | 'checked-in'
  | 'playing'
  | 'dropped'
  | 'withdrawn';

export interface PlayerState {
  readonly playerId: string;
  readonly name: string;
  readonly account: string | null;
  readonly nonce: string;
  readonly status: PlayerStatus;
  readonly deck: {
    readonly deckId: string;
    readonly revision: number;
    readonly legal: boolean;
    readonly faces?: readonly DeckFace[];
  } | null;
  /**
   * The code that opens a guest's seat; absent if none was issued, and in events older than the
   * record of codes.
   */
  readonly guestCode?: {
    readonly hash: string;
    readonly issue: number;
    readonly devicesFrom: number;
  };
  /**
   * On the waitlist until staff accept the registration; a free seat does not promote the player
   * automatically.
   */
  readonly asked?: boolean;
  /** Whether the player may hand in a deck once more although decks are locked. */
  readonly deckUnlocked?: boolean;
  readonly staticTable: number | null;
  /** Players of the same team are kept apart unless a more important level prevents it. */
  readonly team?: string | null;
  /** Swiss rounds settled without a match, by late entry or re-entry. */
  readonly missed: readonly MissedRound[];
  /** What the player brought from an earlier event. */
  readonly opening?: Opening;
  /** Team events: the players at the seats A, B and C. */
  readonly members?: readonly string[];
  /** The last Swiss round that counts for a dropped player. */
  readonly droppedAfter: number | null;
}

interface RoundClock {
  readonly endsAt: string | null;
  readonly remainingSeconds: number | null;
}

export interface RoundState extends RoundKey {
  readonly seed: string;
  readonly tables: readonly TableAssignment[];
  readonly byes: readonly ByeAssignment[];
  readonly seeds: readonly string[];
  readonly unavoidableRematches: number;
  readonly manual: boolean;
  readonly clock: RoundClock | null;
  readonly completed: boolean;
  /** Tables of three and four. */
  readonly multiplayer?: readonly SharedTable[];
}

interface PenaltyState {
  readonly penaltyId: string;
  readonly playerId: string;
  readonly level: PenaltyLevel;
  readonly revoked: boolean;
}

type JudgeCallState = 'waiting' | 'accepted' | 'resolved';

/** The state of a Sealed or Draft event apart from its rounds. */
export interface LimitedState {
  readonly poolsOpened: boolean;
  readonly poolsCommitment: string | null;
  readonly poolsRevealed: boolean;
  /**
   * Drafts that were not dissolved, in order. `roundsBefore`: rounds paired when the pods were
   * formed.
   */
  readonly drafts: readonly {
    readonly draft: number;
    readonly pods: readonly PodSeating[];
    readonly roundsBefore: number;
  }[];
  /** Deck building of the current pools; null before it has begun. */
  readonly building: { readonly endsAt: string | null } | null;
}

/** The state that the event's own decisions need; read models answer all other questions. */
export interface TournamentState {
  readonly eventId: string;
  readonly name: string;
  readonly format: EventFormat;
  /** The game that is played, if the event names one. */
  readonly game?: string;
  readonly date: string;
  /** The stage of a convention that this event is. */
  readonly convention?: StageOfConvention;
  readonly venue: string;
  readonly cap: number | null;
  readonly owner: string;
  readonly settings: EventSettings;
  /** Null in events whose page was never filled in. */
  readonly information: EventInformation | null;
  /** Texts of the current announcements, by id. */
  readonly announcements: ReadonlyMap<string, string>;
  /**
   * The commitment to the first seed, which also orders players who are equal in everything, even
   * after later seeds.
   */
  readonly seedCommitment: string;
  /** Digests of the card bundles that its decks, boosters and games use. */
  readonly bundles: readonly string[];
  /** The number of seeds used so far, including the current one. */
  readonly seedsDrawn: number;
  readonly status: EventStatus;
  /** Whether it was finished before and runs again for a correction. */
  readonly reopened: boolean;
  readonly roles: ReadonlyMap<string, ReadonlySet<EventRole>>;
  /** Invitation links that nobody has used yet, by invitation id. */
  readonly staffInvites: ReadonlyMap<
    string,
    { readonly role: EventRole; readonly codeHash: string }
  >;
  /** The server to which it was handed over; null while it goes on here. */
  readonly handedOver: { readonly recipient: string; readonly address: string | null } | null;
  /** Accounts of staff with a seat who asked, on the record, to see as staff. */
  readonly staffSight: ReadonlySet<string>;
  /**
   * Accounts that were shown the key to the saved files of this server, including all secrets in
   * them.
   */
  readonly rescueKeyHolders: ReadonlySet<string>;
  readonly players: GrowingMap<string, PlayerState>;
  readonly phases: readonly Phase[];
  /** Rounds that were not voided, in the order played. */
  readonly rounds: readonly RoundState[];
  /** The highest attempt used for each `phase.round`, including failed and voided ones. */
  readonly attempts: ReadonlyMap<string, number>;
  readonly pairing: (RoundKey & { readonly repair: boolean; readonly renew?: true }) | null;
  /**
   * The next round as proposed to staff before publication. `outdated`: a player has left or
   * entered since.
   */
  readonly proposal: (RoundKey & RoundPairing & { readonly outdated: boolean }) | null;
  /** What staff required of the pairing of one round; null if nothing. */
  readonly constraints: PairingConstraints | null;
  readonly keptApart: readonly PlayerPair[];
  readonly penalties: ReadonlyMap<string, PenaltyState>;
  readonly calls: ReadonlyMap<
    string,
    { readonly playerId: string; readonly state: JudgeCallState }
  >;
  /** Judges at tables of the current round. */
  readonly judgesAt: readonly JudgeAt[];
  readonly limited: LimitedState;
}

export const initialState: TournamentState = {
  eventId: '',
  name: '',
  format: 'premier',
  date: '',
  venue: '',
  cap: null,
  owner: '',
  settings: plainSettings,
  information: null,
  announcements: new Map(),
  seedCommitment: '',
  bundles: [],
  seedsDrawn: 1,
  reopened: false,
  staffInvites: new Map(),
  handedOver: null,
  staffSight: new Set(),
  rescueKeyHolders: new Set(),
  status: 'none',
  roles: new Map(),
  players: GrowingMap.empty(),
  phases: [],
  rounds: [],
  attempts: new Map(),
  pairing: null,
  proposal: null,
  constraints: null,
  keptApart: [],
  penalties: new Map(),
  calls: new Map(),
  judgesAt: [],
  limited: {
    poolsOpened: false,
    poolsCommitment: null,
    poolsRevealed: false,
    drafts: [],
    building: null,
  },
};

export const slot = (key: { readonly phase: number; readonly round: number }): string =>
  `${key.phase}.${key.round}`;

export const currentRound = (state: TournamentState): RoundState | undefined => state.rounds.at(-1);

export const roundsOf = (phase: Phase): number =>
  phase.kind === 'swiss'
    ? phase.rounds
    : // The losers' side, the final and, where it is needed, a second final come behind the first round.
      phase.losses === 2
      ? 2 * Math.log2(phase.size) + 1
      : Math.log2(phase.size);

/**
 * The next round that can be paired, or null if the last phase is completely paired or the event is
 * not running.
 */
export const nextRound = (state: TournamentState): RoundKey | null => {
  if (state.status !== 'running') return null;
  const at = roundAfter(state.phases, currentRound(state));
  return at && { ...at, attempt: (state.attempts.get(slot(at)) ?? 0) + 1 };
};

/**
 * The round that follows the last one paired, through the phases in their order; null after the
 * last of all.
 */
export const roundAfter = (
  phases: readonly Phase[],
  last: { readonly phase: number; readonly round: number } | undefined,
): { phase: number; round: number } | null => {
  if (!last) return { phase: 0, round: 1 };
  const phase = phases[last.phase];
  if (phase && last.round < roundsOf(phase)) return { phase: last.phase, round: last.round + 1 };
  return last.phase + 1 < phases.length ? { phase: last.phase + 1, round: 1 } : null;
};

/** The key with which the current round would be paired again. */
export const repairKey = (state: TournamentState): RoundKey | null => {
  const last = currentRound(state);
  return last && state.status === 'running' && !last.completed
    ? { phase: last.phase, round: last.round, attempt: (state.attempts.get(slot(last)) ?? 0) + 1 }
    : null;
};

/** Sealed and Draft: decks are built from boosters opened at the event (CR 10.1.2). */
export const isLimited = (format: EventFormat): boolean =>
  format === 'sealed' || format === 'draft';

/** The latest draft, whose pods are seated now. */
export const currentDraft = (state: TournamentState): LimitedState['drafts'][number] | undefined =>
  state.limited.drafts.at(-1);

/** Swiss rounds paired so far. */
export const swissRoundsPaired = (state: TournamentState): number =>
  state.rounds.filter((round) => state.phases[round.phase]?.kind === 'swiss').length;
