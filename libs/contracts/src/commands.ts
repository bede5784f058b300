import { z } from 'zod';
import { eventSettings, gameId } from './event-settings.js';
import { announcementText, eventInformation } from './event-information.js';
import { foreignEvent } from './foreign-event.js';
import { limitedCommands } from './limited.js';
import {
  displayName,
  eventRole,
  freeText,
  gameScore,
  id,
  isoDate,
  missedRound,
  note,
  ofEvent,
  ofMatch,
  penaltyLevel,
  roundKey,
  tablePurpose,
} from './primitives.js';
import { conventionCommands } from './convention.js';
import { seasonCommands } from './season.js';
import { freeDraftCommands } from './free-draft.js';
import { freeMatchCommands } from './free-match.js';
import { twinSunsCommands } from './twin-suns.js';
import { gamePracticeCommands } from './game-practice.js';
import { duelCommands } from './duels.js';
import { practiceCommands } from './practice.js';
import { tableCommands } from './table.js';
import { chatCommands } from './table-chat.js';
import { trilogyCommands } from './trilogy.js';

const ofPlayer = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ eventId: id, playerId: id, ...shape });
const ofRound = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ eventId: id, ...roundKey.shape, ...shape });
const atTable = { table: z.int().min(1).max(99_999), purpose: tablePurpose };
/** Team events: the names at the seats A, B and C. */
const teamMembers = z.array(displayName).length(3).optional();
const playerPair = z.tuple([id, id]);
const staffRole = eventRole.exclude(['owner']);
const details = {
  name: displayName,
  date: isoDate,
  venue: freeText(120),
  cap: z.int().min(2).max(4096).nullable(),
};
const severalPlayers = z.array(id).min(1).max(1_000);
/** A side's own line of one table, as edited by hand. */
const handTable = z.strictObject({ a: id, b: id, table: z.int().min(1).max(9999).optional() });

/**
 * Every command of the public API: POST /api/commands/<name> with this body and an Idempotency-Key header.
 * A resent key answers with the first outcome and appends nothing.
 */
export const commands = {
  /** `game`: Star Wars: Unlimited where none is named; its formats are told by the query `games`. */
  CreateEvent: z.strictObject({
    ...details,
    game: gameId.optional(),
    format: gameId,
    settings: eventSettings,
  }),
  ChangeEventDetails: ofEvent(details),
  ChangeSettings: ofEvent({ settings: eventSettings }),
  /** Before the start, within the game. Players, codes and the address stay; decks are handed in anew. */
  ChangeFormat: ofEvent({ format: gameId, settings: eventSettings }),
  OpenRegistration: ofEvent({}),
  CloseRegistration: ofEvent({}),
  CancelEvent: ofEvent({ reason: note }),
  GrantRole: ofEvent({ email: z.email(), role: staffRole }),
  RevokeRole: ofEvent({ account: id, role: staffRole }),
  /**
   * What the event tells about the sender is erased: seats and role, by
   * account or by seat code. A name for nobody stands there from then on.
   */
  EraseMe: ofEvent({}),
  /** The same for a player, at their wish. */
  ErasePlayer: ofPlayer({}),
  /** A link by which one person takes a role. Answer: inviteCode, this once. */
  InviteStaff: ofEvent({ role: staffRole }),
  WithdrawStaffInvite: ofEvent({ inviteId: id }),
  AcceptStaffInvite: ofEvent({ code: z.string().min(4).max(40) }),
  /** What the event's page tells; all of it, each time. */
  SetEventInformation: ofEvent({ information: eventInformation }),
  /** Shown on every page of the event and on the big screen, and sent to the phones of its players. */
  MakeAnnouncement: ofEvent({ text: announcementText }),
  WithdrawAnnouncement: ofEvent({ announcementId: id }),
  /**
   * Allows the server whose transfer key this is to go on with the
   * event; the file is then fetched under /api/events/<id>/handover.
   */
  HandOverEvent: ofEvent({
    recipient: z.string().regex(/^age1[a-z0-9]{20,100}$/),
    /** Where it goes on: what people are told who come here. */
    address: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .exactOptional(),
  }),
  /** The event goes on here after all; nothing was entered here in between. */
  KeepEventHere: ofEvent({ reason: note }),
  /**
   * The owner takes the key that opens the sealed part of the event's saved
   * files, whenever they were saved; it goes on record. Answer: rescueKey.
   */
  TakeRescueKey: ofEvent({}),
  /**
   * Staff who have a seat see what players see; this, which everyone
   * of the staff can read in the story, gives them their role's sight.
   */
  SeeAsStaff: ofEvent({ reason: note }),
  /** A signed-in account or a guest enters themselves. Answer: ids.playerId and, for a guest, guestCode. */
  Register: ofEvent({
    name: displayName,
    nonce: z.string().max(64).optional(),
    members: teamMembers,
  }),
  /**
   * Staff enter a player; they get a guest code to claim the seat. `requested`: the player has asked for
   * it where staff vouch for who they are, and all that holds for whoever registers holds for them.
   */
  RegisterPlayer: ofEvent({
    name: displayName,
    members: teamMembers,
    requested: z.boolean().optional(),
  }),
  /**
   * One name per line or a CSV whose header names the columns of names (`name`, or first and last
   * name); at most 500. All or none. Teams: `Team: A, B, C`, or a column for the team and each seat.
   */
  ImportPlayers: ofEvent({ text: z.string().min(1).max(40_000) }),
  /**
   * Enters everybody who takes part in another event that the sender organizes, too: players with their
   * decks, judged by the rules of this event, and with the codes that open their seats there.
   */
  CopyPlayers: ofEvent({ from: id }),
  /**
   * An event that began in another program goes on here, before its first round or between rounds: players,
   * decks, rounds and results, into an event that has no players. `swissRounds`: how many it has in all. POST
   * /api/v1/events/<id>/take-over makes `foreign` of that program's files and tells what would come of it.
   */
  TakeOverEvent: ofEvent({
    foreign: foreignEvent,
    swissRounds: z.int().min(1).max(20).nullable(),
  }),
  RenamePlayer: ofPlayer({ name: displayName }),
  /** The signed-in account takes over a guest's seat. */
  ClaimPlayer: ofEvent({ code: z.string().max(32) }),
  /**
   * Makes the code that opens a guest's seat anew; the former one is worth nothing from then
   * on. `endDevices`: so is every device that holds the seat. Answer: guestCodes, this once.
   */
  IssueGuestCode: ofPlayer({ endDevices: z.boolean() }),
  /**
   * A first code for every guest who has none yet, such as those of an imported list. `all`: a new one
   * also for those who have a code, which then opens nothing any more. Answer: guestCodes, this once.
   */
  IssueMissingCodes: ofEvent({ all: z.boolean().optional() }),
  PromotePlayer: ofPlayer({}),
  /** Several at once, all or none: the registrations that staff accept. */
  PromotePlayers: ofEvent({ playerIds: severalPlayers }),
  WithdrawPlayer: ofPlayer({}),
  /** Several at once, all or none: takes an import back, or a flood of registrations out. */
  WithdrawPlayers: ofEvent({ playerIds: severalPlayers }),
  /** Takes withdrawals back before the start, all or none; who finds no seat free goes to the waitlist. */
  RestorePlayers: ofEvent({ playerIds: severalPlayers }),
  /**
   * Text of a deck in any known format; refused only when it cannot
   * be read at all, an illegal deck is stored with its problems.
   */
  SubmitDeck: ofPlayer({ text: z.string().min(1).max(65_536) }),
  CheckInPlayer: ofPlayer({}),
  UndoCheckIn: ofPlayer({}),
  /**
   * Everyone registered and not waitlisted; `legal`: only those
   * who have handed in a legal deck, where the event asks for one.
   */
  CheckInAll: ofEvent({ decks: z.enum(['any', 'legal']).optional() }),
  StartEvent: ofEvent({}),
  /**
   * Adds or leaves out Swiss rounds of a running event or changes its cut, as long as the cut is not seeded.
   */
  ChangeRounds: ofEvent({
    swissRounds: z.int().min(1).max(20),
    cutSize: eventSettings.shape.cutSize,
    reason: note,
  }),
  /** Lets a player hand in a deck once more although decks are locked. */
  UnlockDeck: ofPlayer({ reason: note }),
  /** What staff tell each other about a player, in place of what was there. */
  NotePlayer: ofPlayer({ note }),
  /** `extraSeconds`: what the check took is given back to the player's table, in the same step. */
  RecordDeckCheck: ofPlayer({
    outcome: z.enum(['matches', 'differs']),
    note,
    extraSeconds: z.int().min(0).max(3_600).exactOptional(),
  }),
  /**
   * Register and enter after the start. `against`: a player with
   * a bye in the current round, whom the new one plays instead.
   */
  AddLatePlayer: ofEvent({
    name: displayName,
    members: teamMembers,
    missed: z.array(missedRound).max(30),
    against: id.optional(),
  }),
  /** Somebody who registered before the start and was not there. */
  AcceptLateEntry: ofPlayer({ missed: z.array(missedRound).max(30), against: id.optional() }),
  DropPlayer: ofPlayer({ reason: z.enum(['own-wish', 'staff', 'no-show', 'disqualified']) }),
  ReaddPlayer: ofPlayer({ missed: z.array(missedRound).max(30), against: id.optional() }),
  /** Players of one team are kept apart where that costs nothing more important; null takes it away. */
  SetTeam: ofPlayer({ team: displayName.nullable() }),
  /**
   * Before a Swiss round is paired or paired again; what is not named any
   * more is not asked any more. `keptApart` holds for later rounds too.
   */
  ConstrainPairing: ofEvent({
    phase: roundKey.shape.phase,
    round: roundKey.shape.round,
    fixed: z.array(playerPair).max(200),
    byes: z.array(id).max(8),
    keptApart: z.array(playerPair).max(500),
    reason: note,
  }),
  AssignStaticTable: ofPlayer({ table: z.int().min(1).max(9999).nullable() }),
  /**
   * The worker pairs; the key says which round the organizer believes comes
   * next. `repair` re-pairs the current one and keeps reported tables.
   */
  RequestPairing: ofRound({ repair: z.boolean() }),
  EditPairings: ofRound({
    tables: z.array(handTable).max(2_048),
    byes: z.array(id).max(512),
    reason: note,
  }),
  /** Tells everyone the round that staff have looked at. */
  PublishPairings: ofRound({}),
  /**
   * How a table of three or four ended, told by `playerId`,
   * who sat there. Staff may set it right and say why.
   */
  RecordTableResult: ofPlayer({
    phase: roundKey.shape.phase,
    round: roundKey.shape.round,
    table: z.int().min(1).max(9999),
    places: z
      .array(z.strictObject({ playerId: id, place: z.int().min(1).max(4) }))
      .min(3)
      .max(4),
    reason: note,
  }),
  VoidRound: ofRound({ reason: note }),
  StartRoundClock: ofRound({ minutes: z.int().min(1).max(240).nullable() }),
  /** It was started too early. */
  TakeBackRoundClock: ofRound({}),
  PauseRoundClock: ofRound({}),
  ResumeRoundClock: ofRound({}),
  ExtendRoundClock: ofRound({ seconds: z.int().min(-3600).max(3600) }),
  IssuePenalty: ofPlayer({
    level: penaltyLevel,
    infraction: freeText(80).min(1),
    note,
  }),
  RevokePenalty: ofEvent({ penaltyId: id, reason: note }),
  CallJudge: ofPlayer({ note }),
  AcceptJudgeCall: ofEvent({ callId: id }),
  /**
   * A judge is at a table of the round that stands, to look on or to
   * check decks; `judge`: another account of the staff that is put there.
   */
  TakeTable: ofEvent({ ...atTable, judge: id.optional() }),
  LeaveTable: ofEvent(atTable),
  ResolveJudgeCall: ofEvent({ callId: id, note }),
  FinishEvent: ofEvent({}),
  /**
   * A finished event runs again, to set something right; champion
   * and final ranking are decided anew when it is finished again.
   */
  ReopenEvent: ofEvent({ reason: note.min(1) }),
  /**
   * `replaces`: the report of one's own that was seen, null where there was none.
   * Refused where the same seat, on another device, has reported something else by now.
   */
  ReportResult: ofMatch({ score: gameScore, replaces: gameScore.nullable().optional() }),
  WithdrawReport: ofMatch({}),
  /** `score`: the report that was read. Refused where the opponent reports another one by now. */
  ConfirmResult: ofMatch({ score: gameScore.optional() }),
  DisputeResult: ofMatch({ claim: gameScore.nullable(), note }),
  RuleResult: ofMatch({ score: gameScore, note }),
  /** `replaces`: the score that was read; refused once another stands. */
  CorrectResult: ofMatch({ score: gameScore, note, replaces: gameScore.optional() }),
  /** Below 0: takes back extra time that was given by mistake. */
  ExtendTime: ofMatch({ seconds: z.int().min(-3600).max(3600), reason: note }),
  ...trilogyCommands,
  ...limitedCommands,
  ...tableCommands,
  ...chatCommands,
  ...practiceCommands,
  ...gamePracticeCommands,
  ...conventionCommands,
  ...seasonCommands,
  ...freeDraftCommands,
  ...freeMatchCommands,
  ...twinSunsCommands,
  ...duelCommands,
} as const;

export type CommandName = keyof typeof commands;
export type CommandPayload<N extends CommandName> = z.infer<(typeof commands)[N]>;
export const commandNames = Object.keys(commands) as CommandName[];

export const commandAccepted = z.object({
  kind: z.literal('accepted'),
  /** Global position of the last event appended; what is read at or after it contains the change. */
  position: z.number(),
  /** Ids made by the command: eventId, playerId, penaltyId, callId ... */
  ids: z.record(z.string(), z.string()),
  /** Guests and players entered by staff: the code that proves the seat is theirs. Shown once. */
  guestCode: z.string().optional(),
  /** The code of a link for staff. Shown once. */
  inviteCode: z.string().optional(),
  /** What opens the sealed part of the event's saved files: an identity of age. */
  rescueKey: z.string().optional(),
  /** Codes that were asked for, with the seats they open. Shown once. */
  guestCodes: z.array(z.object({ playerId: z.string(), code: z.string() })).optional(),
  /**
   * Reports, bans, picks and moves: what the server promises to have recorded,
   * signed (a C2SP note). Keep it: it finds a log that was rewritten.
   */
  receipt: z.string().optional(),
});
export type CommandAccepted = z.infer<typeof commandAccepted>;

/**
 * Every failure of the API has this body. 400 malformed, 401 signed out, 403 not
 * allowed, 404 unknown, 409 refused by the rules, 429 too many, 503 try again.
 */
export const failure = z.object({
  error: z.object({
    /**
     * Stable: `request/malformed`, `auth/required`, `policy/forbidden`,
     * `tournament/round-open`, `match/already-reported` ...
     */
    code: z.string(),
    data: z.record(z.string(), z.unknown()),
    /** For malformed requests: where and why. */
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    correlationId: z.string(),
  }),
});
export type Failure = z.infer<typeof failure>;
