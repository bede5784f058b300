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
  /** The code that opens a guest's seat; absent where none was issued, or before codes were recorded. */
  readonly guestCode?: {
    readonly hash: string;
    readonly issue: number;
    readonly devicesFrom: number;
  };
  /** On the waitlist until staff accept the registration; free seats do not go there by themselves. */
  readonly asked?: boolean;
  /** May hand in a deck once more although decks are locked. */
  readonly deckUnlocked?: boolean;
  readonly staticTable: number | null;
  /** Kept apart from others of the same team where that costs nothing more important. */
  readonly team?: string | null;
  /** Swiss rounds settled without a match, by late entry or re-entry. */
  readonly missed: readonly MissedRound[];
  /** What was brought from the event before. */
  readonly opening?: Opening;
  /** Team events: who sits at A, B and C. */
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

/** Where a Sealed or Draft event stands before its rounds. */
export interface LimitedState {
  readonly poolsOpened: boolean;
  readonly poolsCommitment: string | null;
  readonly poolsRevealed: boolean;
  /** Drafts that stand, in their order. `roundsBefore`: rounds paired when its pods were formed. */
  readonly drafts: readonly {
    readonly draft: number;
    readonly pods: readonly PodSeating[];
    readonly roundsBefore: number;
  }[];
  /** Deck building of the pools at hand; null before it has begun. */
  readonly building: { readonly endsAt: string | null } | null;
}

/** What the event's own decisions need to know; read models answer the rest. */
export interface TournamentState {
  readonly eventId: string;
  readonly name: string;
  readonly format: EventFormat;
  /** The game that is played, where the event names one. */
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
  /** Texts of the announcements that stand, by id. */
  readonly announcements: ReadonlyMap<string, string>;
  /** The first, which also orders those who are equal in everything, whatever is drawn from later. */
  readonly seedCommitment: string;
  /** Digests of the bundles of cards that its decks, boosters and games go by. */
  readonly bundles: readonly string[];
  /** How many seeds chance was drawn from, the one at hand included. */
  readonly seedsDrawn: number;
  readonly status: EventStatus;
  /** It was finished before and runs again to be set right. */
  readonly reopened: boolean;
  readonly roles: ReadonlyMap<string, ReadonlySet<EventRole>>;
  /** Links that nobody has used yet, by invitation. */
  readonly staffInvites: ReadonlyMap<
    string,
    { readonly role: EventRole; readonly codeHash: string }
  >;
  /** The server that it was handed over to; null while it goes on here. */
  readonly handedOver: { readonly recipient: string; readonly address: string | null } | null;
  /** Accounts of staff with a seat who asked, on the record, to see as staff. */
  readonly staffSight: ReadonlySet<string>;
  /** Accounts that were told what opens the saved files of this server, with all that is secret in them. */
  readonly rescueKeyHolders: ReadonlySet<string>;
  readonly players: GrowingMap<string, PlayerState>;
  readonly phases: readonly Phase[];
  /** Rounds that stand, in the order played. */
  readonly rounds: readonly RoundState[];
  /** The highest attempt used for each `phase.round`, failures and voided ones included. */
  readonly attempts: ReadonlyMap<string, number>;
  readonly pairing: (RoundKey & { readonly repair: boolean; readonly renew?: true }) | null;
  /**
   * The next round as staff look at it before it is published.
   * `outdated`: somebody has left or entered since.
   */
  readonly proposal: (RoundKey & RoundPairing & { readonly outdated: boolean }) | null;
  /** What staff asked of the pairing of one round; null before they asked anything. */
  readonly constraints: PairingConstraints | null;
  readonly keptApart: readonly PlayerPair[];
  readonly penalties: ReadonlyMap<string, PenaltyState>;
  readonly calls: ReadonlyMap<
    string,
    { readonly playerId: string; readonly state: JudgeCallState }
  >;
  /** Where judges are, in the round that stands. */
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
 * The round that can be paired next, or null when the last
 * phase has been paired to its end or the event is not running.
 */
export const nextRound = (state: TournamentState): RoundKey | null => {
  if (state.status !== 'running') return null;
  const at = roundAfter(state.phases, currentRound(state));
  return at && { ...at, attempt: (state.attempts.get(slot(at)) ?? 0) + 1 };
};

/**
 * The round that follows the last one paired, through the phases in their order; null after the last of all.
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

/** The key under which the standing round would be paired again. */
export const repairKey = (state: TournamentState): RoundKey | null => {
  const last = currentRound(state);
  return last && state.status === 'running' && !last.completed
    ? { phase: last.phase, round: last.round, attempt: (state.attempts.get(slot(last)) ?? 0) + 1 }
    : null;
};

/** Sealed and Draft: decks come out of what is opened at the event (CR 10.1.2). */
export const isLimited = (format: EventFormat): boolean =>
  format === 'sealed' || format === 'draft';

/** The draft whose pods sit together now. */
export const currentDraft = (state: TournamentState): LimitedState['drafts'][number] | undefined =>
  state.limited.drafts.at(-1);

/** Swiss rounds paired so far. */
export const swissRoundsPaired = (state: TournamentState): number =>
  state.rounds.filter((round) => state.phases[round.phase]?.kind === 'swiss').length;
