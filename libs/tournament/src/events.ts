import { defineEvents, type EventOf } from '#aggregate';
import type { CubeSettings, EventSettings } from './settings.js';

export type EventRole =
  | 'owner'
  | 'organizer'
  | 'head-judge'
  | 'judge'
  | 'scorekeeper'
  | 'registration'
  | 'caster';

/** A phase of the event, in the order played. */
export type Phase =
  /** `pairing`: everybody meets everybody, or tables of three and four; else by points. */
  | {
      readonly kind: 'swiss';
      readonly rounds: number;
      readonly pairing?: 'round-robin' | 'multiplayer';
    }
  /** `losses`: how many put a player out; one where none is named. */
  | { readonly kind: 'elimination'; readonly size: number; readonly losses?: 2 };

/** A table of three or four, everyone for themselves. */
export interface MultiplayerTable {
  readonly table: number;
  readonly seats: readonly string[];
  readonly reasons: readonly Reason[];
}

/** Where somebody ended at such a table: from 1, those who are equal share a place. */
export interface TablePlace {
  readonly playerId: string;
  readonly place: number;
}

/** How a table of three or four ended, as one who sits there says. */
export interface TableClaim {
  readonly playerId: string;
  readonly places: readonly TablePlace[];
}

/** What a player brings from the event before. */
export interface Opening {
  /** The event, and the place there; null for whoever was invited past it. */
  readonly from: { readonly eventId: string; readonly place: number } | null;
  readonly points: number;
  /** Players already met, who shall not be met again while that is avoidable. */
  readonly met: readonly string[];
}

/** The event is one stage of a convention. */
export interface StageOfConvention {
  readonly conventionId: string;
  readonly stageId: string;
}

/** Names one round: phase index from 0, round from 1 within its phase, attempt from 1. */
export interface RoundKey {
  readonly phase: number;
  readonly round: number;
  readonly attempt: number;
}

/** A stable reason code with its facts; people read it rendered in their language. */
export interface Reason {
  readonly code: string;
  readonly data: Readonly<Record<string, string | number | boolean>>;
}

export interface TableAssignment {
  readonly matchId: string;
  readonly table: number;
  readonly a: string;
  readonly b: string;
  readonly reasons: readonly Reason[];
}

export interface ByeAssignment {
  readonly playerId: string;
  readonly reasons: readonly Reason[];
}

/** Two players, in no order. */
export type PlayerPair = readonly [string, string];

/** What staff ask of the pairing of one Swiss round. */
export interface PairingConstraints {
  readonly phase: number;
  readonly round: number;
  /** Pairs that meet whatever it costs. */
  readonly fixed: readonly PlayerPair[];
  /** Players who have a bye whatever it costs. */
  readonly byes: readonly string[];
}

/** Who finds the event: everyone, whoever has the link, or its staff and players alone. */
export type EventVisibility = 'public' | 'unlisted' | 'private';

/** What the event's page tells people beside name, date and venue; texts may be empty. */
export interface Hall {
  /** Parts of the hall by their tables, both ends included; no table is in two. */
  readonly areas: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** Tables that are shown or streamed. */
  readonly featured: readonly number[];
}

export interface EventInformation {
  /** ISO 8601; null while nobody has said. */
  readonly startsAt: string | null;
  /** IANA name of the zone at the venue, as Europe/Madrid. */
  readonly timeZone: string;
  /** ISO 8601: nobody registers before; null for as soon as registration is open. */
  readonly registrationOpensAt: string | null;
  readonly description: string;
  readonly organizer: string;
  readonly contact: string;
  readonly address: string;
  readonly fee: string;
  readonly prizes: string;
  readonly schedule: string;
  readonly visibility: EventVisibility;
  /** Not there for events of one room, and before there were halls. */
  readonly hall?: Hall;
  /** Where it can be watched, and when the recording begins (ISO 8601). */
  readonly stream?: { readonly address: string; readonly startedAt: string | null };
}

/** What a player who enters late is given for a round already played. */
export interface MissedRound {
  readonly round: number;
  readonly as: 'loss' | 'bye';
}

/**
 * The format of an event, by its id in the game's module:
 * `premier`, `trilogy`, `sealed`, `draft` or one of another game.
 */
export type EventFormat = string;

/** A pod as it is seated: player ids clockwise from seat 0; the left neighbour is the next seat. */
export interface PodSeating {
  readonly podId: string;
  readonly number: number;
  readonly seats: readonly string[];
}

/** What is shown of a Trilogy deck before a match: its leader and its base, as card ids (CR 9.3.3A). */
export interface DeckFace {
  readonly leader: string;
  readonly base: string;
}

/** What a judge found who counted a deck against its list. */
/** Why a judge is at a table: looks on, or counts decks against their lists. */
export type TablePurpose = 'watch' | 'deck-check';
export type DeckCheckOutcome = 'matches' | 'differs';

export type PenaltyLevel = 'caution' | 'warning' | 'game-loss' | 'match-loss' | 'disqualification';

/** The tables of a round, as staff look at them first or as everyone is told them. */
export interface RoundPairing {
  readonly seed: string;
  /** Every table of the round as it now stands, kept ones included. */
  readonly tables: readonly TableAssignment[];
  readonly byes: readonly ByeAssignment[];
  readonly objective: readonly number[];
  readonly unavoidableRematches: number;
  /** Elimination: players by seed, first seed first, in the phase's first round. */
  readonly seeds: readonly string[];
  readonly manual: boolean;
  /** Why staff changed the round by hand; absent where the server paired, and in older events. */
  readonly reason?: string;
  /** Tables of three and four; `tables` is empty then. */
  readonly multiplayer?: readonly MultiplayerTable[];
}

/** Facts of the stream `event-<id>`. All strings named `at` or ending in `At` are ISO 8601. */
export interface TournamentEvents {
  EventCreated: {
    readonly eventId: string;
    readonly name: string;
    readonly format: EventFormat;
    /** The game that is played; Star Wars: Unlimited where none is named. */
    readonly game?: string;
    /** Calendar date at the venue, YYYY-MM-DD. */
    readonly date: string;
    readonly venue: string;
    readonly cap: number | null;
    readonly settings: EventSettings;
    readonly owner: string;
    /** sha256(nonce:secret) of the seed behind every random choice of this event. */
    readonly seedCommitment: string;
    /** Driven by bots, to show a room at work. */
    readonly demo: boolean;
    readonly convention?: StageOfConvention;
    /**
     * Digests of the bundles of cards that were in force: the event
     * goes on with them. None where only what was built in was.
     */
    readonly bundles?: readonly string[];
  };
  EventDetailsChanged: {
    readonly name: string;
    readonly date: string;
    readonly venue: string;
    readonly cap: number | null;
  };
  SettingsChanged: { readonly settings: EventSettings };
  /**
   * Before the start: another format of the same game, with the
   * settings that go with it. Everybody enters it anew, without a deck.
   */
  FormatChanged: { readonly format: EventFormat; readonly settings: EventSettings };
  /**
   * Somebody who was registered enters the new format; the deck for the
   * former one is none any more. `format`, `opening`: as when registered.
   */
  PlayerFormatChanged: {
    readonly playerId: string;
    readonly name: string;
    readonly format?: EventFormat;
    readonly opening?: Opening;
  };
  RegistrationOpened: Record<string, never>;
  RegistrationClosed: Record<string, never>;
  EventCancelled: { readonly reason: string };
  RoleGranted: { readonly account: string; readonly accountName: string; readonly role: EventRole };
  RoleRevoked: { readonly account: string; readonly role: EventRole };
  EventInformationSet: { readonly information: EventInformation };
  AnnouncementMade: { readonly announcementId: string; readonly text: string };
  AnnouncementWithdrawn: { readonly announcementId: string };
  /**
   * The event's file, its sealed seeds among it, was made
   * for another server, named by the key that can open them.
   */
  EventHandedOver: {
    readonly recipient: string;
    /** Address at which it goes on, where the owner wrote one. */
    readonly address?: string;
  };
  /**
   * The event goes on here after all, although its file was made for another server.
   * Its seeds were in that file, so chance is drawn from a new one from here on;
   * `seedCommitment` is missing in older events and where nothing was left to draw.
   */
  EventKeptHere: { readonly reason: string; readonly seedCommitment?: string };
  /** A link was made by which one person takes this role; only a keyed hash of its code is kept. */
  StaffInvited: { readonly inviteId: string; readonly role: EventRole; readonly codeHash: string };
  StaffInviteWithdrawn: { readonly inviteId: string };
  /** The link was used by this account, which has the role from then on. */
  StaffInviteTaken: { readonly inviteId: string; readonly account: string };
  /**
   * The event came from another server. Accounts of that server mean nothing
   * here: whoever brought it owns it, other roles are gone, and the seats of
   * these players belong to guests, whose codes follow where they came along.
   */
  EventAdopted: {
    readonly owner: string;
    readonly ownerName: string;
    readonly playerIds: readonly string[];
    /**
     * The server that signed what came, whose key the operator
     * trusts; absent where nothing proves what happened before.
     */
    readonly signedBy?: string;
  };
  /** The owner was told what opens the sealed part of the event's saved files. */
  RescueKeyTaken: Record<string, never>;
  /**
   * Somebody of the staff who has a seat too sees from now
   * on what their role may see, not only what a player may.
   */
  StaffSightTaken: { readonly account: string; readonly reason: string };
  /** `format` is the event's where it is not Premier, so that each format's standings know their players. */
  PlayerRegistered: {
    readonly playerId: string;
    readonly name: string;
    readonly account: string | null;
    readonly waitlisted: boolean;
    readonly nonce: string;
    readonly format?: EventFormat;
    /** Waits on the list until staff accept the registration, whatever seats are free. */
    readonly asked?: true;
    /** Keyed hash of the network address that the registration came from, good for this event only. */
    readonly from?: string;
    readonly opening?: Opening;
    /** Team events: who sits at A, B and C. */
    readonly members?: readonly string[];
  };
  PlayerPromoted: { readonly playerId: string };
  PlayerRenamed: { readonly playerId: string; readonly name: string };
  PlayerClaimed: { readonly playerId: string; readonly account: string };
  /**
   * A code that opens a guest's seat was made and shown once; only a keyed hash of it is kept.
   * `issue` counts from 1. Devices that hold the seat by an issue before `devicesFrom` have lost it.
   */
  GuestCodeIssued: {
    readonly playerId: string;
    readonly codeHash: string;
    readonly issue: number;
    readonly devicesFrom: number;
  };
  PlayerWithdrawn: { readonly playerId: string };
  /**
   * Somebody's personal data was erased: the keys of these seats,
   * and of this account where it had a role, are destroyed.
   */
  PersonErased: {
    readonly playerIds: readonly string[];
    readonly account: string | null;
    /** What stands where their names stood, seat by seat. */
    readonly names: readonly string[];
    /** Calls for a judge that they made: what they wrote is gone too. */
    readonly callIds: readonly string[];
  };
  /** Staff took a withdrawal back before the start. */
  PlayerRestored: { readonly playerId: string; readonly waitlisted: boolean };
  DeckRegistered: {
    readonly playerId: string;
    readonly deckId: string;
    readonly revision: number;
    readonly legal: boolean;
    readonly leader: string | null;
    readonly base: string | null;
    /** Trilogy: the three pairs in the order handed in, once all three decks have one leader and one base. */
    readonly faces?: readonly DeckFace[];
  };
  /** The player may hand in a deck once more although decks are locked. */
  DeckUnlocked: { readonly playerId: string; readonly reason: string };
  DeckChecked: {
    readonly checkId: string;
    readonly playerId: string;
    readonly outcome: DeckCheckOutcome;
    readonly note: string;
    /**
     * Swiss or cut round in which it was checked, 0 before
     * the first, with its phase; the table, null without one.
     */
    readonly phase: number;
    readonly round: number;
    readonly table: number | null;
  };
  PlayerCheckedIn: { readonly playerId: string };
  CheckInUndone: { readonly playerId: string };
  EventStarted: { readonly phases: readonly Phase[]; readonly playerIds: readonly string[] };
  /** The phases of the running event from now on: rounds added or left out, the cut changed. */
  PhasesChanged: { readonly phases: readonly Phase[]; readonly reason: string };
  /** A player enters after the start; `missed` settles the rounds they were not there for. */
  LateEntryAccepted: { readonly playerId: string; readonly missed: readonly MissedRound[] };
  PlayerDropped: {
    readonly playerId: string;
    readonly afterRound: number;
    readonly reason: 'own-wish' | 'staff' | 'no-show' | 'disqualified';
  };
  PlayerReadded: { readonly playerId: string; readonly missed: readonly MissedRound[] };
  StaticTableAssigned: { readonly playerId: string; readonly table: number | null };
  /**
   * Players of one team, family or travel group are kept apart
   * while that costs nothing more important; null takes it away.
   */
  /** What staff tell each other about a player; in place of the note before, empty for none. */
  PlayerNoted: { readonly playerId: string; readonly note: string };
  PlayerTeamSet: { readonly playerId: string; readonly team: string | null };
  /** What staff ask of the pairing of one round, whole: what is not named any more is not asked any more. */
  PairingConstrained: PairingConstraints & {
    /** Pairs that must not meet, in this round and every later one, until they are taken off the list. */
    readonly keptApart: readonly PlayerPair[];
    readonly reason: string;
  };
  /**
   * `renew`: of a round paired again, whose open tables get
   * new opponents where that can be; absent in older events.
   */
  PairingRequested: RoundKey & { readonly repair: boolean; readonly renew?: true };
  PairingFailed: RoundKey & { readonly code: string; readonly tables: readonly number[] };
  RoundPaired: RoundKey &
    RoundPairing & {
      /** Byes of the attempt that this one replaces. */
      readonly replacedByes: readonly string[];
      /** Matches of the attempt that this one replaces and that are void now. */
      readonly voidedMatches: readonly string[];
    };
  /**
   * The next round as staff look at it before it is published: nobody else is told, no match begins.
   * Said again, the later word counts. What is published is a `RoundPaired` of the same attempt.
   */
  PairingProposed: RoundKey & RoundPairing;
  ProposalDiscarded: RoundKey & { readonly reason: string };
  /**
   * What one player at a table of three or four says of its
   * places; it counts once the whole table says the same.
   */
  TableResultClaimed: TableClaim & {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
  };
  /**
   * How a table of three or four ended. Said again, the
   * later word counts; `reason` says why it was said again.
   */
  TableResultRecorded: {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly places: readonly TablePlace[];
    readonly reason: string;
  };
  /** The pairing is taken back whole: every match of it is void. */
  RoundVoided: RoundKey & {
    readonly byes: readonly string[];
    readonly matchIds: readonly string[];
    readonly reason: string;
  };
  RoundClockStarted: RoundKey & { readonly endsAt: string | null };
  /** It was started too early: the round is paired, and its time has not begun. */
  RoundClockTakenBack: RoundKey;
  RoundClockPaused: RoundKey & { readonly remainingSeconds: number };
  RoundClockResumed: RoundKey & { readonly endsAt: string };
  RoundClockExtended: RoundKey & { readonly seconds: number; readonly endsAt: string };
  RoundCompleted: RoundKey;
  PenaltyIssued: {
    readonly penaltyId: string;
    readonly playerId: string;
    readonly level: PenaltyLevel;
    readonly infraction: string;
    readonly note: string;
    readonly round: number;
  };
  PenaltyRevoked: {
    readonly penaltyId: string;
    readonly playerId: string;
    readonly reason: string;
  };
  JudgeCalled: {
    readonly callId: string;
    readonly playerId: string;
    readonly table: number | null;
    readonly note: string;
    /** The reported fault of a game on screen that it is about. */
    readonly fault?: { readonly matchId: string; readonly number: number };
  };
  JudgeCallAccepted: { readonly callId: string };
  JudgeCallResolved: { readonly callId: string; readonly note: string };
  /** A judge is at a table of the round, or was put there. `judge`: an account of the staff. */
  JudgeTookTable: {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly purpose: TablePurpose;
    readonly judge: string;
  };
  JudgeLeftTable: {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly purpose: TablePurpose;
  };
  /** A table of three or four has more time than the round; a table of two is given it in its match. */
  SharedTableExtended: {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly seconds: number;
  };
  /**
   * Sealed: boosters of a set, of several or of a cube for every player, made from
   * the seed that is committed to here; no seed where real boosters are recorded.
   */
  PoolsOpened: {
    readonly set: string;
    readonly sets?: readonly string[];
    readonly cube?: CubeSettings;
    readonly packs: number;
    readonly seedCommitment: string | null;
  };
  /** The players of the event are seated for its `draft`-th draft; each pod drafts in its own stream. */
  PodsFormed: {
    readonly draft: number;
    readonly pods: readonly PodSeating[];
    /** Of them those that were seated before, and go on while others are seated again. */
    readonly kept?: readonly string[];
    /** Swiss rounds paired before it. */ readonly afterRound: number;
  };
  PodsDissolved: {
    readonly draft: number;
    readonly podIds: readonly string[];
    readonly playerIds: readonly string[];
    readonly reason: string;
  };
  /**
   * Another player took over a seat of the running draft: they
   * meet whom the one before, `replaced`, would have met.
   */
  DrafterReplaced: {
    readonly draft: number;
    readonly podId: string;
    readonly number: number;
    readonly seat: number;
    readonly playerId: string;
    readonly replaced: string;
    readonly afterRound: number;
  };
  /** Decks are built until then, without limit if null. Said again, the later word counts. */
  DeckBuildingStarted: { readonly endsAt: string | null };
  PoolsRevealed: { readonly seed: string; readonly nonce: string };
  EventFinished: { readonly champion: string | null; readonly ranking: readonly string[] };
  /**
   * The finished event runs again so that something in it can be set right: no
   * champion and no final ranking stand until it is finished again. The seed was
   * revealed with the end, so chance is drawn from a new one, committed to here.
   */
  EventReopened: { readonly reason: string; readonly seedCommitment: string };
  SeedRevealed: { readonly secret: string; readonly nonce: string };
  /**
   * Seals the heads of all streams of the event, so that one
   * exported file proves that nothing was altered afterwards.
   */
  HeadsSealed: {
    readonly heads: readonly {
      readonly streamId: string;
      readonly version: number;
      readonly hash: string;
    }[];
  };
}

export type TournamentEventType = keyof TournamentEvents;
export type TournamentEvent<T extends TournamentEventType = TournamentEventType> = EventOf<
  TournamentEvents,
  T
>;

export const tournamentEvents = defineEvents<TournamentEvents>();
/** Builds one event of the tournament stream. */
export const tournamentEvent = tournamentEvents.event;
