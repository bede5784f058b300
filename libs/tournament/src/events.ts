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
  /** `pairing`: a round robin, or tables of three and four; omitted: Swiss by points. */
  | {
      readonly kind: 'swiss';
      readonly rounds: number;
      readonly pairing?: 'round-robin' | 'multiplayer';
    }
  /** `losses`: the number of losses that eliminates a player; omitted: one. */
  | { readonly kind: 'elimination'; readonly size: number; readonly losses?: 2 };

/** A table of three or four, where everybody plays for themselves. */
export interface MultiplayerTable {
  readonly table: number;
  readonly seats: readonly string[];
  readonly reasons: readonly Reason[];
}

/** A player's place at such a table: from 1; equal players share a place. */
export interface TablePlace {
  readonly playerId: string;
  readonly place: number;
}

/** The result of a table of three or four, as one of its players claims it. */
export interface TableClaim {
  readonly playerId: string;
  readonly places: readonly TablePlace[];
}

/** What a player brings from an earlier event. */
export interface Opening {
  /** The earlier event and the place there; null for an invited player. */
  readonly from: { readonly eventId: string; readonly place: number } | null;
  readonly points: number;
  /** Opponents already met; rematches with them are avoided if possible. */
  readonly met: readonly string[];
}

/** Marks the event as one stage of a convention. */
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

/** A stable reason code with its data; shown as a sentence in the reader's language. */
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

/** Two players; the order has no meaning. */
export type PlayerPair = readonly [string, string];

/** What staff require of the pairing of one Swiss round. */
export interface PairingConstraints {
  readonly phase: number;
  readonly round: number;
  /** Pairs that must meet at any cost. */
  readonly fixed: readonly PlayerPair[];
  /** Players who must have a bye at any cost. */
  readonly byes: readonly string[];
}

/** Who can find the event: everyone, anybody with the link, or only its staff and players. */
export type EventVisibility = 'public' | 'unlisted' | 'private';

/** What the event's page shows besides name, date and venue; texts may be empty. */
export interface Hall {
  /** Areas of the hall by table number, both ends included; they do not overlap. */
  readonly areas: readonly { readonly name: string; readonly from: number; readonly to: number }[];
  /** Featured tables, shown or streamed. */
  readonly featured: readonly number[];
}

export interface EventInformation {
  /** ISO 8601; null if not announced. */
  readonly startsAt: string | null;
  /** IANA time zone of the venue, e.g. Europe/Madrid. */
  readonly timeZone: string;
  /** ISO 8601: registration does not open before; null: as soon as staff open it. */
  readonly registrationOpensAt: string | null;
  readonly description: string;
  readonly organizer: string;
  readonly contact: string;
  readonly address: string;
  readonly fee: string;
  readonly prizes: string;
  readonly schedule: string;
  readonly visibility: EventVisibility;
  /** Absent for events in one room, and in older events. */
  readonly hall?: Hall;
  /** Where the event can be watched, and when the recording begins (ISO 8601). */
  readonly stream?: { readonly address: string; readonly startedAt: string | null };
}

/** The result of a late entrant for a round that was already played. */
export interface MissedRound {
  readonly round: number;
  readonly as: 'loss' | 'bye';
}

/**
 * The format of an event by its id in the game's module: `premier`, `trilogy`, `sealed`, `draft` or
 * one of another game.
 */
export type EventFormat = string;

/** A pod as it is seated: player ids clockwise from seat 0; the left neighbour is the next seat. */
export interface PodSeating {
  readonly podId: string;
  readonly number: number;
  readonly seats: readonly string[];
}

/**
 * What is shown of a Trilogy deck before a match: its leader and its base, as card ids (CR 9.3.3A).
 */
export interface DeckFace {
  readonly leader: string;
  readonly base: string;
}

/** Why a judge is at a table: to watch, or to check decks against their lists. */
export type TablePurpose = 'watch' | 'deck-check';
/** The result of a check of a deck against its list. */
export type DeckCheckOutcome = 'matches' | 'differs';

export type PenaltyLevel = 'caution' | 'warning' | 'game-loss' | 'match-loss' | 'disqualification';

/** The tables of a round, as proposed to staff or as published. */
export interface RoundPairing {
  readonly seed: string;
  /** Every table of the round, including those kept from an earlier attempt. */
  readonly tables: readonly TableAssignment[];
  readonly byes: readonly ByeAssignment[];
  readonly objective: readonly number[];
  readonly unavoidableRematches: number;
  /** Elimination: players by seed, first seed first, in the phase's first round. */
  readonly seeds: readonly string[];
  readonly manual: boolean;
  /** Why staff changed the round by hand; absent if the server paired it, and in older events. */
  readonly reason?: string;
  /** Tables of three and four; `tables` is empty in that case. */
  readonly multiplayer?: readonly MultiplayerTable[];
}

/** Events of the stream `event-<id>`. All strings named `at` or ending in `At` are ISO 8601. */
export interface TournamentEvents {
  EventCreated: {
    readonly eventId: string;
    readonly name: string;
    readonly format: EventFormat;
    /** The game that is played; absent: Star Wars: Unlimited. */
    readonly game?: string;
    /** Calendar date at the venue, YYYY-MM-DD. */
    readonly date: string;
    readonly venue: string;
    readonly cap: number | null;
    readonly settings: EventSettings;
    readonly owner: string;
    /** sha256(nonce:secret) of the seed behind every random choice of this event. */
    readonly seedCommitment: string;
    /** Played by bots, as a demonstration. */
    readonly demo: boolean;
    readonly convention?: StageOfConvention;
    /**
     * Digests of the card bundles in force at creation; the event keeps using them. Absent if only
     * the built-in cards were in force.
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
   * Before the start: another format of the same game, with settings that fit it. Every player
   * enters it without a deck.
   */
  FormatChanged: { readonly format: EventFormat; readonly settings: EventSettings };
  /**
   * A registered player enters the new format; the deck for the former one is void. `format`,
   * `opening`: as at registration.
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
   * The event was exported, including its sealed seeds, for another server, identified by the key
   * that can open the file.
   */
  EventHandedOver: {
    readonly recipient: string;
    /** The address where the event goes on, if the owner gave one. */
    readonly address?: string;
  };
  /**
   * The event goes on here although it was exported for another server. The exported file contains
   * its seeds, so random choices use a new seed from here on. `seedCommitment` is absent in older
   * events and if nothing was left to draw.
   */
  EventKeptHere: { readonly reason: string; readonly seedCommitment?: string };
  /**
   * An invitation link was created that gives this role to one person; only a keyed hash of its
   * code is stored.
   */
  StaffInvited: { readonly inviteId: string; readonly role: EventRole; readonly codeHash: string };
  StaffInviteWithdrawn: { readonly inviteId: string };
  /** This account used the link and has the role from now on. */
  StaffInviteTaken: { readonly inviteId: string; readonly account: string };
  /**
   * The event was imported from another server. Accounts of that server mean nothing here: the
   * importing account becomes the owner, other roles are removed, and the seats of these players
   * belong to guests, whose codes follow if they were exported too.
   */
  EventAdopted: {
    readonly owner: string;
    readonly ownerName: string;
    readonly playerIds: readonly string[];
    /**
     * The server that signed the file, whose key the operator trusts; absent if nothing proves the
     * earlier history.
     */
    readonly signedBy?: string;
  };
  /** The owner was shown the key that opens the sealed part of the event's saved files. */
  RescueKeyTaken: Record<string, never>;
  /**
   * A staff member who also has a seat sees from now on all that their role may see, not only what
   * a player may.
   */
  StaffSightTaken: { readonly account: string; readonly reason: string };
  /**
   * `format` is given unless the event is Premier, so that the standings of each format know their
   * players.
   */
  PlayerRegistered: {
    readonly playerId: string;
    readonly name: string;
    readonly account: string | null;
    readonly waitlisted: boolean;
    readonly nonce: string;
    readonly format?: EventFormat;
    /** Stays on the waitlist until staff accept the registration, even if seats are free. */
    readonly asked?: true;
    /**
     * Keyed hash of the network address that the registration came from; comparable within this
     * event only.
     */
    readonly from?: string;
    readonly opening?: Opening;
    /** Team events: the players at the seats A, B and C. */
    readonly members?: readonly string[];
  };
  PlayerPromoted: { readonly playerId: string };
  PlayerRenamed: { readonly playerId: string; readonly name: string };
  PlayerClaimed: { readonly playerId: string; readonly account: string };
  /**
   * A code that opens a guest's seat was created and shown once; only a keyed hash of it is stored.
   * `issue` counts from 1. Devices that hold the seat by an issue before `devicesFrom` lose it.
   */
  GuestCodeIssued: {
    readonly playerId: string;
    readonly codeHash: string;
    readonly issue: number;
    readonly devicesFrom: number;
  };
  PlayerWithdrawn: { readonly playerId: string };
  /**
   * The personal data of a player was erased: the encryption keys of these seats, and of this
   * account if it had a role, are destroyed.
   */
  PersonErased: {
    readonly playerIds: readonly string[];
    readonly account: string | null;
    /** The placeholders that replace their names, in the order of the seats. */
    readonly names: readonly string[];
    /** Their calls for a judge, whose texts are erased too. */
    readonly callIds: readonly string[];
  };
  /** Staff undid a withdrawal before the start. */
  PlayerRestored: { readonly playerId: string; readonly waitlisted: boolean };
  DeckRegistered: {
    readonly playerId: string;
    readonly deckId: string;
    readonly revision: number;
    readonly legal: boolean;
    readonly leader: string | null;
    readonly base: string | null;
    /**
     * Trilogy: the three leader and base pairs in the order handed in, once all three decks have
     * one of each.
     */
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
     * Phase and number of the round in which the deck was checked; the number is 0 before the first
     * round. `table` is null if it was not checked at one.
     */
    readonly phase: number;
    readonly round: number;
    readonly table: number | null;
  };
  PlayerCheckedIn: { readonly playerId: string };
  CheckInUndone: { readonly playerId: string };
  EventStarted: { readonly phases: readonly Phase[]; readonly playerIds: readonly string[] };
  /** The phases of the running event from now on: rounds added or removed, or the cut changed. */
  PhasesChanged: { readonly phases: readonly Phase[]; readonly reason: string };
  /** A player enters after the start; `missed` settles the rounds before that. */
  LateEntryAccepted: { readonly playerId: string; readonly missed: readonly MissedRound[] };
  PlayerDropped: {
    readonly playerId: string;
    readonly afterRound: number;
    readonly reason: 'own-wish' | 'staff' | 'no-show' | 'disqualified';
  };
  PlayerReadded: { readonly playerId: string; readonly missed: readonly MissedRound[] };
  StaticTableAssigned: { readonly playerId: string; readonly table: number | null };
  /** A note about a player that staff write for each other; replaces the former one, empty: none. */
  PlayerNoted: { readonly playerId: string; readonly note: string };
  /**
   * Players of one team, family or travel group are kept apart
   * unless a more important level prevents it; null removes the team.
   */
  PlayerTeamSet: { readonly playerId: string; readonly team: string | null };
  /** All constraints on the pairing of one round: those not repeated here no longer apply. */
  PairingConstrained: PairingConstraints & {
    /** Pairs that must not meet in this or any later round, until they are taken off the list. */
    readonly keptApart: readonly PlayerPair[];
    readonly reason: string;
  };
  /**
   * `renew`: the round is paired again and its open tables get new opponents if possible; absent in
   * older events.
   */
  PairingRequested: RoundKey & { readonly repair: boolean; readonly renew?: true };
  PairingFailed: RoundKey & { readonly code: string; readonly tables: readonly number[] };
  RoundPaired: RoundKey &
    RoundPairing & {
      /** Byes of the attempt that this one replaces. */
      readonly replacedByes: readonly string[];
      /** Matches of the replaced attempt that are void now. */
      readonly voidedMatches: readonly string[];
    };
  /**
   * The next round as proposed to staff before publication: nobody else sees it and no match
   * begins. A later proposal replaces an earlier one. It is published by a `RoundPaired` of the
   * same attempt.
   */
  PairingProposed: RoundKey & RoundPairing;
  ProposalDiscarded: RoundKey & { readonly reason: string };
  /**
   * The places at a table of three or four as one player claims them; they count once the whole
   * table claims the same.
   */
  TableResultClaimed: TableClaim & {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
  };
  /**
   * The result of a table of three or four. A later record replaces an earlier one; its `reason`
   * says why.
   */
  TableResultRecorded: {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly places: readonly TablePlace[];
    readonly reason: string;
  };
  /** The pairing is withdrawn: all its matches are void. */
  RoundVoided: RoundKey & {
    readonly byes: readonly string[];
    readonly matchIds: readonly string[];
    readonly reason: string;
  };
  RoundClockStarted: RoundKey & { readonly endsAt: string | null };
  /** The clock was started too early: the round is paired, but its time has not begun. */
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
    /** The reported fault of a game on screen that the call is about. */
    readonly fault?: { readonly matchId: string; readonly number: number };
  };
  JudgeCallAccepted: { readonly callId: string };
  JudgeCallResolved: { readonly callId: string; readonly note: string };
  /** A judge came to a table of the round or was sent there. `judge`: an account of the staff. */
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
  /** A table of three or four gets extra time; a table of two gets it through its match. */
  SharedTableExtended: {
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly seconds: number;
  };
  /**
   * Sealed: boosters for every player from a set, several sets or a cube, generated from the seed
   * committed to here; no seed if real boosters are recorded.
   */
  PoolsOpened: {
    readonly set: string;
    readonly sets?: readonly string[];
    readonly cube?: CubeSettings;
    readonly packs: number;
    readonly seedCommitment: string | null;
  };
  /**
   * The players are seated for the `draft`-th draft of the event; each pod drafts in its own
   * stream.
   */
  PodsFormed: {
    readonly draft: number;
    readonly pods: readonly PodSeating[];
    /** Those of `pods` that were seated before and go on while others are reseated. */
    readonly kept?: readonly string[];
    /** Swiss rounds paired before it. */
    readonly afterRound: number;
  };
  PodsDissolved: {
    readonly draft: number;
    readonly podIds: readonly string[];
    readonly playerIds: readonly string[];
    readonly reason: string;
  };
  /**
   * Another player took over a seat of the running draft and will meet the opponents of the player
   * replaced, `replaced`.
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
  /** Deadline of deck building; null: no limit. A later event replaces an earlier one. */
  DeckBuildingStarted: { readonly endsAt: string | null };
  PoolsRevealed: { readonly seed: string; readonly nonce: string };
  EventFinished: { readonly champion: string | null; readonly ranking: readonly string[] };
  /**
   * The finished event runs again for a correction: it has no champion and no final ranking until
   * it is finished again. The end had revealed the seed, so random choices use a new one, committed
   * to here.
   */
  EventReopened: { readonly reason: string; readonly seedCommitment: string };
  SeedRevealed: { readonly secret: string; readonly nonce: string };
  /**
   * Records the heads of all streams of the event, so that one exported file proves that nothing
   * was altered afterwards.
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
/** Creates an event of the tournament stream. */
export const tournamentEvent = tournamentEvents.event;
