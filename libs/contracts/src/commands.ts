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
/** Team tournaments: the names of the players at seats A, B and C. */
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
/** A side's own line about one table, edited by hand. */
const handTable = z.strictObject({ a: id, b: id, table: z.int().min(1).max(9999).optional() });

/**
 * Every command of the public API: POST /api/commands/<name> with this body and an Idempotency-Key header.
 * A resent key answers with the first outcome and appends nothing.
 */
export const commands = {
  /** `game`: default Star Wars: Unlimited; the query `games` lists its formats. */
  CreateEvent: z.strictObject({
    ...details,
    game: gameId.optional(),
    format: gameId,
    settings: eventSettings,
  }),
  ChangeEventDetails: ofEvent(details),
  ChangeSettings: ofEvent({ settings: eventSettings }),
  /**
   * Before the start, within the same game. Players, codes and the address stay; decks must be
   * submitted again.
   */
  ChangeFormat: ofEvent({ format: gameId, settings: eventSettings }),
  OpenRegistration: ofEvent({}),
  CloseRegistration: ofEvent({}),
  CancelEvent: ofEvent({ reason: note }),
  GrantRole: ofEvent({ email: z.email(), role: staffRole }),
  RevokeRole: ofEvent({ account: id, role: staffRole }),
  /**
   * Erases the tournament's personal data about the sender: seats and role, by account or by seat
   * code. A placeholder name is shown from then on.
   */
  EraseMe: ofEvent({}),
  /** Erases the personal data about a player, at their wish. */
  ErasePlayer: ofPlayer({}),
  /** Makes a link with which one person takes a role. Answer: inviteCode, shown only once. */
  InviteStaff: ofEvent({ role: staffRole }),
  WithdrawStaffInvite: ofEvent({ inviteId: id }),
  AcceptStaffInvite: ofEvent({ code: z.string().min(4).max(40) }),
  /** The information on the tournament's page; always sent in full. */
  SetEventInformation: ofEvent({ information: eventInformation }),
  /**
   * Shown on every page of the tournament and on the big screen, and sent to its players' phones.
   */
  MakeAnnouncement: ofEvent({ text: announcementText }),
  WithdrawAnnouncement: ofEvent({ announcementId: id }),
  /**
   * Allows the server with this transfer key to continue the tournament; the file is then fetched
   * from /api/events/<id>/handover.
   */
  HandOverEvent: ofEvent({
    recipient: z.string().regex(/^age1[a-z0-9]{20,100}$/),
    /** Where the tournament continues; shown to people who come here. */
    address: z
      .url({ protocol: /^https?$/ })
      .max(200)
      .exactOptional(),
  }),
  /** The tournament stays here after all; nothing was entered here in between. */
  KeepEventHere: ofEvent({ reason: note }),
  /**
   * Gives the owner the key to the sealed part of all saved files of the tournament, old and new;
   * this is recorded. Answer: rescueKey.
   */
  TakeRescueKey: ofEvent({}),
  /**
   * Staff who have a seat see what players see. This command gives them the sight of their role;
   * all staff can read it in the story.
   */
  SeeAsStaff: ofEvent({ reason: note }),
  /** A signed-in account or a guest registers. Answer: ids.playerId and, for a guest, guestCode. */
  Register: ofEvent({
    name: displayName,
    nonce: z.string().max(64).optional(),
    members: teamMembers,
  }),
  /**
   * Staff enter a player, who gets a guest code to claim the seat. `requested`: the player asked
   * for it and staff vouch for who they are, so the limits on registration apply.
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
   * Enters all players of another tournament of which the sender is an organizer, too: with their
   * decks, judged by this tournament's rules, and with their seat codes, which stay valid.
   */
  CopyPlayers: ofEvent({ from: id }),
  /**
   * Continues a tournament that began in another program, before its first round or between rounds:
   * players, decks, rounds and results, entered into a tournament without players. `swissRounds`:
   * their number in all. POST /api/v1/events/<id>/take-over makes `foreign` from that program's
   * files and previews the outcome.
   */
  TakeOverEvent: ofEvent({
    foreign: foreignEvent,
    swissRounds: z.int().min(1).max(20).nullable(),
  }),
  RenamePlayer: ofPlayer({ name: displayName }),
  /** The signed-in account takes over a guest's seat. */
  ClaimPlayer: ofEvent({ code: z.string().max(32) }),
  /**
   * Replaces the code of a guest's seat; the old one becomes invalid. `endDevices`: so does every
   * device that holds the seat. Answer: guestCodes, shown only once.
   */
  IssueGuestCode: ofPlayer({ endDevices: z.boolean() }),
  /**
   * Makes a first code for every guest without one, such as those of an imported list. `all`: also
   * new codes for those who have one, which becomes invalid. Answer: guestCodes, shown only once.
   */
  IssueMissingCodes: ofEvent({ all: z.boolean().optional() }),
  PromotePlayer: ofPlayer({}),
  /** Accepts several registrations, or moves several players up from the waitlist, all or none. */
  PromotePlayers: ofEvent({ playerIds: severalPlayers }),
  WithdrawPlayer: ofPlayer({}),
  /** Withdraws several players, all or none: undoes an import or a flood of registrations. */
  WithdrawPlayers: ofEvent({ playerIds: severalPlayers }),
  /**
   * Takes withdrawals back before the start, all or none; a player for whom no seat is free goes to
   * the waitlist.
   */
  RestorePlayers: ofEvent({ playerIds: severalPlayers }),
  /**
   * The text of a deck in any known format; refused only if it cannot be read at all: an illegal
   * deck is stored with its problems.
   */
  SubmitDeck: ofPlayer({ text: z.string().min(1).max(65_536) }),
  CheckInPlayer: ofPlayer({}),
  UndoCheckIn: ofPlayer({}),
  /**
   * Checks in everybody who is registered and not waitlisted; `legal`: only those who have
   * submitted a legal deck, if the tournament requires one.
   */
  CheckInAll: ofEvent({ decks: z.enum(['any', 'legal']).optional() }),
  StartEvent: ofEvent({}),
  /**
   * Adds or removes Swiss rounds of a running tournament or changes its cut, until the cut is
   * seeded.
   */
  ChangeRounds: ofEvent({
    swissRounds: z.int().min(1).max(20),
    cutSize: eventSettings.shape.cutSize,
    reason: note,
  }),
  /** Lets a player submit a deck again although decks are locked. */
  UnlockDeck: ofPlayer({ reason: note }),
  /** The staff's note about a player; replaces the earlier one. */
  NotePlayer: ofPlayer({ note }),
  /**
   * `extraSeconds`: the time that the check took, given back to the player's table in the same
   * step.
   */
  RecordDeckCheck: ofPlayer({
    outcome: z.enum(['matches', 'differs']),
    note,
    extraSeconds: z.int().min(0).max(3_600).exactOptional(),
  }),
  /**
   * Registers a player after the start. `against`: a player with a bye in the current round, whom
   * the new player meets instead.
   */
  AddLatePlayer: ofEvent({
    name: displayName,
    members: teamMembers,
    missed: z.array(missedRound).max(30),
    against: id.optional(),
  }),
  /** Lets somebody join who registered before the start and was not there. */
  AcceptLateEntry: ofPlayer({ missed: z.array(missedRound).max(30), against: id.optional() }),
  DropPlayer: ofPlayer({ reason: z.enum(['own-wish', 'staff', 'no-show', 'disqualified']) }),
  ReaddPlayer: ofPlayer({ missed: z.array(missedRound).max(30), against: id.optional() }),
  /**
   * Players of one team are kept apart unless that costs something more important; null removes the
   * player's team.
   */
  SetTeam: ofPlayer({ team: displayName.nullable() }),
  /**
   * Before a Swiss round is paired or paired again; replaces all earlier constraints. `keptApart`
   * also holds for later rounds.
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
   * The worker computes the pairings; the key names the round that the organizer expects next.
   * `repair` pairs the current round again but keeps tables with a report.
   */
  RequestPairing: ofRound({ repair: z.boolean() }),
  EditPairings: ofRound({
    tables: z.array(handTable).max(2_048),
    byes: z.array(id).max(512),
    reason: note,
  }),
  /** Publishes the round that staff have reviewed. */
  PublishPairings: ofRound({}),
  /**
   * How a table of three or four ended, reported by `playerId`, who sat there. Staff may correct it
   * and give a reason.
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
  /** Takes back a round clock that was started too early. */
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
   * Records that a judge is at a table of the current round, to watch or to check decks; `judge`:
   * sends another account of the staff there.
   */
  TakeTable: ofEvent({ ...atTable, judge: id.optional() }),
  LeaveTable: ofEvent(atTable),
  ResolveJudgeCall: ofEvent({ callId: id, note }),
  FinishEvent: ofEvent({}),
  /**
   * Reopens a finished tournament to correct something; champion and final ranking are computed
   * again when it is finished again.
   */
  ReopenEvent: ofEvent({ reason: note.min(1) }),
  /**
   * `replaces`: the sender's own report as the page showed it, null if there was none. Refused if
   * the same seat has reported something else since, on another device.
   */
  ReportResult: ofMatch({ score: gameScore, replaces: gameScore.nullable().optional() }),
  WithdrawReport: ofMatch({}),
  /**
   * `score`: the report as the page showed it. Refused if the opponent reports another one by now.
   */
  ConfirmResult: ofMatch({ score: gameScore.optional() }),
  DisputeResult: ofMatch({ claim: gameScore.nullable(), note }),
  RuleResult: ofMatch({ score: gameScore, note }),
  /** `replaces`: the score as the page showed it; refused if it is another one by now. */
  CorrectResult: ofMatch({ score: gameScore, note, replaces: gameScore.optional() }),
  /** A negative number takes back extra time that was given by mistake. */
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
  /**
   * Global position of the last appended event; whatever is read at or after it contains the
   * change.
   */
  position: z.number(),
  /** Ids that the command made: eventId, playerId, penaltyId, callId ... */
  ids: z.record(z.string(), z.string()),
  /**
   * For guests and for players entered by staff: the code that proves the seat is theirs. Shown
   * only once.
   */
  guestCode: z.string().optional(),
  /** The code of a staff link. Shown only once. */
  inviteCode: z.string().optional(),
  /** The key to the sealed part of the tournament's saved files: an identity of age. */
  rescueKey: z.string().optional(),
  /** The requested codes, with the seats they open. Shown only once. */
  guestCodes: z.array(z.object({ playerId: z.string(), code: z.string() })).optional(),
  /**
   * For reports, bans, picks and moves: what the server promises to have recorded, signed (a C2SP
   * note). Keep it: with it, a rewritten log can be detected.
   */
  receipt: z.string().optional(),
});
export type CommandAccepted = z.infer<typeof commandAccepted>;

/**
 * The body of every failure of the API. 400 malformed, 401 signed out, 403 not allowed, 404
 * unknown, 409 refused by the rules, 429 too many, 503 try again.
 */
export const failure = z.object({
  error: z.object({
    /**
     * Stable: `request/malformed`, `auth/required`, `policy/forbidden`,
     * `tournament/round-open`, `match/already-reported` ...
     */
    code: z.string(),
    data: z.record(z.string(), z.unknown()),
    /** For malformed requests: which field, and why. */
    fields: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
    correlationId: z.string(),
  }),
});
export type Failure = z.infer<typeof failure>;
