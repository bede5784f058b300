import type { CommandOf } from '#aggregate';
import type { GameCatalogue } from '#game';
import type {
  DeckCheckOutcome,
  TablePurpose,
  DeckFace,
  EventFormat,
  EventInformation,
  EventRole,
  MissedRound,
  Opening,
  PairingConstraints,
  PenaltyLevel,
  PlayerPair,
  PodSeating,
  RoundKey,
  RoundPairing,
  StageOfConvention,
  TableAssignment,
  TablePlace,
  TournamentEvents,
} from './events.js';
import type { EventSettings } from './settings.js';
import type { TournamentState } from './state.js';

/**
 * Who acts, when, and the games that the server has. Ids and random values are part of the
 * commands.
 */
export interface CommandContext {
  readonly actor: string;
  /** ISO 8601. */
  readonly at: string;
  /** The games that the server has. */
  readonly games: GameCatalogue;
}

/** The secret of the former seed, now revealed, and the commitment to the seed that replaces it. */
export interface SeedChange {
  readonly secret: string;
  readonly nonce: string;
  readonly seedCommitment: string;
}

/** The commands of a tournament. The caller supplies new ids, nonces and seeds. */
export interface TournamentCommands {
  CreateEvent: {
    readonly eventId: string;
    readonly name: string;
    readonly format: EventFormat;
    readonly game?: string | undefined;
    readonly date: string;
    readonly venue: string;
    readonly cap: number | null;
    readonly settings: EventSettings;
    readonly owner: string;
    readonly ownerName: string;
    readonly seedCommitment: string;
    readonly demo: boolean;
    readonly convention?: StageOfConvention;
    readonly bundles?: readonly string[];
  };
  ChangeEventDetails: {
    readonly name: string;
    readonly date: string;
    readonly venue: string;
    readonly cap: number | null;
  };
  ChangeSettings: { readonly settings: EventSettings };
  /**
   * Before the start only. Players, guest codes and the address stay; decks must be handed in
   * again.
   */
  ChangeFormat: { readonly format: EventFormat; readonly settings: EventSettings };
  OpenRegistration: Record<string, never>;
  CloseRegistration: Record<string, never>;
  CancelEvent: { readonly reason: string };
  GrantRole: {
    readonly account: string;
    readonly accountName: string;
    readonly role: Exclude<EventRole, 'owner'>;
  };
  RevokeRole: { readonly account: string; readonly role: Exclude<EventRole, 'owner'> };
  SetEventInformation: { readonly information: EventInformation };
  MakeAnnouncement: { readonly announcementId: string; readonly text: string };
  WithdrawAnnouncement: { readonly announcementId: string };
  ErasePerson: {
    readonly playerIds: readonly string[];
    readonly account: string | null;
    readonly names: readonly string[];
  };
  InviteStaff: {
    readonly inviteId: string;
    readonly role: Exclude<EventRole, 'owner'>;
    readonly codeHash: string;
  };
  WithdrawStaffInvite: { readonly inviteId: string };
  TakeStaffInvite: {
    readonly inviteId: string;
    readonly account: string;
    readonly accountName: string;
  };
  HandOverEvent: { readonly recipient: string; readonly address?: string };
  /**
   * `seed`: the secret of the seed in the exported file and the commitment to the next one; null
   * once no more random choices are made.
   */
  KeepEventHere: { readonly reason: string; readonly seed: SeedChange | null };
  AdoptEvent: {
    readonly owner: string;
    readonly ownerName: string;
    /** The trusted server that signed the file; null if none did. */
    readonly signedBy: string | null;
    /** Seats whose guest codes were imported, as keyed hashes of this server. */
    readonly codes: readonly { readonly playerId: string; readonly codeHash: string }[];
  };
  TakeRescueKey: Record<string, never>;
  TakeStaffSight: { readonly account: string; readonly reason: string };
  /** `byStaff`: may register players while registration is closed and beyond the cap. */
  RegisterPlayer: {
    readonly playerId: string;
    readonly name: string;
    readonly account: string | null;
    readonly nonce: string;
    readonly byStaff: boolean;
    /** See `PlayerRegistered`. */
    readonly from?: string;
    /** Many players have registered from the same address: staff review this registration first. */
    readonly crowded?: boolean;
    readonly opening?: Opening;
    readonly members?: readonly string[] | undefined;
  };
  RenamePlayer: { readonly playerId: string; readonly name: string };
  ClaimPlayer: { readonly playerId: string; readonly account: string };
  /** `endDevices`: devices that hold the seat by an earlier code lose it. */
  IssueGuestCode: {
    readonly playerId: string;
    readonly codeHash: string;
    readonly endDevices: boolean;
  };
  PromotePlayer: { readonly playerId: string };
  WithdrawPlayer: { readonly playerId: string };
  RestorePlayer: { readonly playerId: string };
  RegisterDeck: {
    readonly playerId: string;
    readonly deckId: string;
    readonly legal: boolean;
    readonly leader: string | null;
    readonly base: string | null;
    readonly faces?: readonly DeckFace[];
    readonly byStaff: boolean;
  };
  CheckInPlayer: { readonly playerId: string; readonly byStaff: boolean };
  UndoCheckIn: { readonly playerId: string };
  StartEvent: Record<string, never>;
  /**
   * Changes the number of Swiss rounds and the size of the cut of a running event; the reason is
   * recorded.
   */
  ChangeRounds: {
    readonly swissRounds: number;
    readonly cutSize: EventSettings['cutSize'];
    readonly reason: string;
  };
  /** Lets one player hand in a deck once more although decks are locked. */
  UnlockDeck: { readonly playerId: string; readonly reason: string };
  /** A note about a player that staff write for each other. */
  NotePlayer: { readonly playerId: string; readonly note: string };
  RecordDeckCheck: {
    readonly checkId: string;
    readonly playerId: string;
    readonly outcome: DeckCheckOutcome;
    readonly note: string;
    /** Extra time for a table of three or four; a table of two gets it through its match. */
    readonly extraSeconds?: number;
  };
  /** The player is registered first; this command settles the rounds already played. */
  AcceptLateEntry: { readonly playerId: string; readonly missed: readonly MissedRound[] };
  DropPlayer: {
    readonly playerId: string;
    readonly reason: 'own-wish' | 'staff' | 'no-show' | 'disqualified';
  };
  ReaddPlayer: { readonly playerId: string; readonly missed: readonly MissedRound[] };
  AssignStaticTable: { readonly playerId: string; readonly table: number | null };
  SetTeam: { readonly playerId: string; readonly team: string | null };
  /** Before a Swiss round is paired or paired again. Replaces all constraints asked for so far. */
  ConstrainPairing: PairingConstraints & {
    readonly keptApart: readonly PlayerPair[];
    readonly reason: string;
  };
  /** Asks the worker for the next round; the key is the round that the organizer expects. */
  RequestPairing: RoundKey & { readonly repair: boolean };
  CreateRound: RoundKey &
    Omit<RoundPairing, 'manual' | 'reason'> & { readonly voidedMatches: readonly string[] };
  /**
   * The result of a table of three or four. A player's result is a claim; it counts once everybody
   * who still plays at the table claims the same. `byStaff` settles it, and may correct a recorded
   * result.
   */
  RecordTableResult: {
    readonly playerId: string;
    readonly phase: number;
    readonly round: number;
    readonly table: number;
    readonly places: readonly TablePlace[];
    readonly reason: string;
    readonly byStaff: boolean;
  };
  /**
   * The requested round, as it was played or paired elsewhere. Closes the round before it. It is
   * never reviewed by staff before publication, whatever the settings say.
   */
  EnterRound: RoundKey &
    Pick<RoundPairing, 'tables' | 'byes' | 'multiplayer'> & { readonly reason: string };
  RecordPairingFailure: RoundKey & { readonly code: string; readonly tables: readonly number[] };
  /**
   * Replaces tables of the current round by hand; tables that are not named stay. New tables have
   * new match ids.
   */
  EditPairings: RoundKey & {
    readonly voidedMatches: readonly string[];
    readonly tables: readonly TableAssignment[];
    readonly byes: readonly string[];
    readonly reason: string;
  };
  /** Publishes the round that staff have reviewed. */
  PublishPairings: RoundKey;
  /** Voids the last paired round, or the one that is not published yet. */
  VoidRound: RoundKey & { readonly reason: string };
  StartRoundClock: RoundKey & { readonly minutes: number | null };
  TakeBackRoundClock: RoundKey;
  PauseRoundClock: RoundKey;
  ResumeRoundClock: RoundKey;
  ExtendRoundClock: RoundKey & { readonly seconds: number };
  CompleteRound: RoundKey;
  IssuePenalty: {
    readonly penaltyId: string;
    readonly playerId: string;
    readonly level: PenaltyLevel;
    readonly infraction: string;
    readonly note: string;
  };
  RevokePenalty: { readonly penaltyId: string; readonly reason: string };
  CallJudge: {
    readonly callId: string;
    readonly playerId: string;
    readonly note: string;
    readonly fault?: { readonly matchId: string; readonly number: number };
  };
  AcceptJudgeCall: { readonly callId: string };
  TakeTable: { readonly table: number; readonly purpose: TablePurpose; readonly judge: string };
  LeaveTable: { readonly table: number; readonly purpose: TablePurpose };
  ResolveJudgeCall: { readonly callId: string; readonly note: string };
  OpenPools: { readonly seedCommitment: string | null };
  FormPods: { readonly draft: number; readonly pods: readonly PodSeating[] };
  DissolvePods: { readonly draft: number; readonly reason: string };
  /**
   * Dissolves the pods `podIds` and seats `pods` in their place; the other pods of the draft go on.
   */
  ReseatPods: {
    readonly draft: number;
    readonly podIds: readonly string[];
    readonly pods: readonly PodSeating[];
    readonly reason: string;
  };
  /** Another player of the event takes over a seat and everything drafted there. */
  ReplaceDrafter: { readonly podId: string; readonly seat: number; readonly playerId: string };
  /**
   * `minutes`: null overrides the event's own setting with no limit.
   * `drafting`: numbers of the pods of the draft that are not done yet.
   */
  StartDeckBuilding: { readonly minutes: number | null; readonly drafting: readonly number[] };
  RevealPools: { readonly seed: string; readonly nonce: string };
  /** `drafting`: numbers of the pods that have not made all their picks. */
  FinishEvent: {
    readonly champion: string | null;
    readonly ranking: readonly string[];
    readonly secret: string;
    readonly nonce: string;
    readonly drafting: readonly number[];
  };
  ReopenEvent: { readonly reason: string; readonly seedCommitment: string };
  SealHeads: {
    readonly heads: readonly {
      readonly streamId: string;
      readonly version: number;
      readonly hash: string;
    }[];
  };
}

export type TournamentCommandType = keyof TournamentCommands;
/** The language of the tournament aggregate. */
export interface Tournament {
  readonly commands: TournamentCommands;
  readonly events: TournamentEvents;
  readonly state: TournamentState;
  readonly context: CommandContext;
}
export type TournamentCommand<T extends TournamentCommandType = TournamentCommandType> = CommandOf<
  Tournament,
  T
>;

export const tournamentCommand = <T extends TournamentCommandType>(
  type: T,
  data: TournamentCommands[T],
  { actor, at, games }: CommandContext,
): TournamentCommand => ({ type, data, actor, at, games }) as TournamentCommand;
