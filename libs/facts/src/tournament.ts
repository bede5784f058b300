import { z } from 'zod';
import {
  announcementText,
  commands,
  conventionCommands,
  cube,
  displayName,
  eventInformation,
  eventRole,
  eventSettings,
  gameId,
  missedRound,
  note,
  penaltyLevel,
  reason,
  roundKey,
  tablePurpose,
  seasonCommands,
  setCode,
  stageId,
} from '#contracts';
import type { ConventionEvents, SeasonEvents, TournamentEvents } from '#tournament';
import {
  bundles,
  date,
  erasable,
  gameNumber,
  id,
  instant,
  joinedIds,
  line,
  phaseNumber,
  playerId,
  players,
  roundNumber,
  seconds,
  tableNumber,
  token,
} from './parts.js';
import type { SchemasOf } from './schemas-of.js';

const { name, venue, cap } = commands.CreateEvent.shape;
const nothing = z.strictObject({});
const ofRound = <S extends z.ZodRawShape>(shape: S) =>
  z.strictObject({ ...roundKey.shape, ...shape });
const ofPlayer = <S extends z.ZodRawShape>(shape: S) => z.strictObject({ playerId, ...shape });
const tablePlace = { phase: phaseNumber, round: roundNumber, table: tableNumber };
const atTable = { ...tablePlace, purpose: tablePurpose };
const missed = z.array(missedRound.strict()).max(30);
const card = z.string().regex(/^[A-Z0-9]{2,6}_[0-9]{3}$/);
const face = z.strictObject({ leader: card, base: card });
const phase = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('swiss'),
    rounds: z.int().min(1).max(4_096),
    pairing: z.enum(['round-robin', 'multiplayer']).exactOptional(),
  }),
  z.strictObject({
    kind: z.literal('elimination'),
    size: z.int().min(2).max(4_096),
    losses: z.literal(2).exactOptional(),
  }),
]);
const phases = z.array(phase).min(1).max(10);
const code = z.string().regex(/^[a-z0-9/-]{1,80}$/);
const reasons = z
  .array(
    reason.strict().extend({
      code,
      data: z.record(
        z.string().regex(/^[a-zA-Z]{1,40}$/),
        z.union([line(200), z.number(), z.boolean()]),
      ),
    }),
  )
  .max(20);
const pair = z.tuple([playerId, playerId]);
const tables = z
  .array(z.strictObject({ matchId: id, table: tableNumber, a: playerId, b: playerId, reasons }))
  .max(2_048);
const multiplayer = z
  .array(z.strictObject({ table: tableNumber, seats: z.array(playerId).min(3).max(4), reasons }))
  .max(1_400);
const opening = z.strictObject({
  from: z.strictObject({ eventId: id, place: z.int().min(1).max(4_096) }).nullable(),
  points: z.int().min(0).max(1_000),
  met: players,
});
const roundPairing = {
  seed: token,
  tables,
  byes: z.array(z.strictObject({ playerId, reasons })).max(4_096),
  objective: z.array(z.number()).max(100),
  unavoidableRematches: z.int().min(0).max(4_096),
  seeds: players,
  manual: z.boolean(),
  reason: note.exactOptional(),
  multiplayer: multiplayer.exactOptional(),
};
/** The table of three or four, and the places of its players. */
const ofTable = {
  ...tablePlace,
  places: z
    .array(z.strictObject({ playerId, place: z.int().min(1).max(4) }))
    .min(3)
    .max(4),
};
const pod = z.strictObject({
  podId: id,
  number: z.int().min(1).max(999),
  seats: z.array(playerId).min(1).max(16),
});
const draftNumber = z.int().min(0).max(9);
const ids = z.array(id).max(4_096);

/** Events of the stream of a tournament. */
export const tournamentSchemas = {
  EventCreated: [
    z.strictObject({
      eventId: id,
      name,
      format: gameId,
      game: gameId.exactOptional(),
      date,
      venue,
      cap,
      settings: eventSettings,
      owner: id,
      seedCommitment: token,
      demo: z.boolean(),
      convention: z.strictObject({ conventionId: id, stageId }).exactOptional(),
      bundles: bundles.exactOptional(),
    }),
  ],
  EventDetailsChanged: [z.strictObject({ name, date, venue, cap })],
  SettingsChanged: [z.strictObject({ settings: eventSettings })],
  FormatChanged: [z.strictObject({ format: gameId, settings: eventSettings })],
  RegistrationOpened: [nothing],
  RegistrationClosed: [nothing],
  EventCancelled: [z.strictObject({ reason: note })],
  RoleGranted: [z.strictObject({ account: id, accountName: line(200), role: eventRole })],
  RoleRevoked: [z.strictObject({ account: id, role: eventRole })],
  EventInformationSet: [z.strictObject({ information: eventInformation })],
  AnnouncementMade: [z.strictObject({ announcementId: id, text: announcementText })],
  AnnouncementWithdrawn: [z.strictObject({ announcementId: id })],
  EventHandedOver: [
    z.strictObject({
      recipient: token,
      address: commands.HandOverEvent.shape.address,
    }),
  ],
  EventKeptHere: [z.strictObject({ reason: note, seedCommitment: token.exactOptional() })],
  StaffInvited: [z.strictObject({ inviteId: id, role: eventRole, codeHash: token })],
  StaffInviteWithdrawn: [z.strictObject({ inviteId: id })],
  StaffInviteTaken: [z.strictObject({ inviteId: id, account: id })],
  EventAdopted: [
    z.strictObject({
      owner: id,
      ownerName: line(200),
      playerIds: players,
      signedBy: line(200).exactOptional(),
    }),
  ],
  RescueKeyTaken: [nothing],
  StaffSightTaken: [z.strictObject({ account: id, reason: note })],
  PlayerRegistered: [
    ofPlayer({
      name: displayName,
      account: id.nullable(),
      waitlisted: z.boolean(),
      nonce: line(64),
      format: gameId.exactOptional(),
      asked: z.literal(true).exactOptional(),
      from: token.exactOptional(),
      opening: opening.exactOptional(),
      members: z.array(displayName).length(3).exactOptional(),
    }),
  ],
  PlayerPromoted: [ofPlayer({})],
  PlayerRenamed: [ofPlayer({ name: displayName })],
  PlayerFormatChanged: [
    ofPlayer({
      name: displayName,
      format: gameId.exactOptional(),
      opening: opening.exactOptional(),
    }),
  ],
  PlayerClaimed: [ofPlayer({ account: id })],
  GuestCodeIssued: [
    ofPlayer({
      codeHash: token,
      issue: z.int().min(1).max(100_000),
      devicesFrom: z.int().min(0).max(100_000),
    }),
  ],
  PlayerWithdrawn: [ofPlayer({})],
  PersonErased: [
    z.strictObject({
      playerIds: players,
      account: id.nullable(),
      names: z.array(displayName).max(4_096),
      callIds: ids,
    }),
  ],
  PlayerRestored: [ofPlayer({ waitlisted: z.boolean() })],
  DeckRegistered: [
    ofPlayer({
      deckId: joinedIds,
      revision: z.int().min(1).max(100_000),
      legal: z.boolean(),
      leader: line(100).nullable(),
      base: line(100).nullable(),
      faces: z.array(face).max(3).exactOptional(),
    }),
  ],
  DeckUnlocked: [ofPlayer({ reason: note })],
  DeckChecked: [
    ofPlayer({
      checkId: id,
      outcome: z.enum(['matches', 'differs']),
      note,
      phase: phaseNumber,
      round: roundNumber,
      table: tableNumber.nullable(),
    }),
  ],
  PlayerCheckedIn: [ofPlayer({})],
  CheckInUndone: [ofPlayer({})],
  EventStarted: [z.strictObject({ phases, playerIds: players })],
  PhasesChanged: [z.strictObject({ phases, reason: note })],
  LateEntryAccepted: [ofPlayer({ missed })],
  PlayerDropped: [
    ofPlayer({
      afterRound: roundNumber,
      reason: z.enum(['own-wish', 'staff', 'no-show', 'disqualified']),
    }),
  ],
  PlayerReadded: [ofPlayer({ missed })],
  StaticTableAssigned: [ofPlayer({ table: tableNumber.nullable() })],
  PlayerNoted: [ofPlayer({ note })],
  PlayerTeamSet: [ofPlayer({ team: erasable(displayName).nullable() })],
  PairingConstrained: [
    z.strictObject({
      phase: phaseNumber,
      round: roundNumber,
      fixed: z.array(pair).max(200),
      byes: z.array(playerId).max(8),
      keptApart: z.array(pair).max(500),
      reason: note,
    }),
  ],
  PairingRequested: [ofRound({ repair: z.boolean(), renew: z.literal(true).exactOptional() })],
  PairingFailed: [ofRound({ code, tables: z.array(tableNumber).max(2_048) })],
  RoundPaired: [ofRound({ ...roundPairing, replacedByes: players, voidedMatches: ids })],
  PairingProposed: [ofRound(roundPairing)],
  ProposalDiscarded: [ofRound({ reason: note })],
  TableResultClaimed: [z.strictObject({ ...ofTable, playerId })],
  TableResultRecorded: [z.strictObject({ ...ofTable, reason: note })],
  RoundVoided: [ofRound({ byes: players, matchIds: ids, reason: note })],
  RoundClockStarted: [ofRound({ endsAt: instant.nullable() })],
  RoundClockTakenBack: [ofRound({})],
  RoundClockPaused: [ofRound({ remainingSeconds: z.int().min(-86_400).max(86_400) })],
  RoundClockResumed: [ofRound({ endsAt: instant })],
  RoundClockExtended: [ofRound({ seconds, endsAt: instant })],
  RoundCompleted: [ofRound({})],
  PenaltyIssued: [
    ofPlayer({
      penaltyId: id,
      level: penaltyLevel,
      infraction: commands.IssuePenalty.shape.infraction,
      note,
      round: roundNumber,
    }),
  ],
  PenaltyRevoked: [ofPlayer({ penaltyId: id, reason: note })],
  JudgeCalled: [
    ofPlayer({
      callId: id,
      table: tableNumber.nullable(),
      note,
      fault: z.strictObject({ matchId: id, number: z.int().min(1).max(1_000) }).exactOptional(),
    }),
  ],
  JudgeCallAccepted: [z.strictObject({ callId: id })],
  JudgeTookTable: [z.strictObject({ ...atTable, judge: id })],
  JudgeLeftTable: [z.strictObject(atTable)],
  SharedTableExtended: [z.strictObject({ ...tablePlace, seconds })],
  JudgeCallResolved: [z.strictObject({ callId: id, note })],
  PoolsOpened: [
    z.strictObject({
      set: setCode,
      sets: z.array(setCode).min(1).max(12).exactOptional(),
      cube: cube.exactOptional(),
      packs: z.int().min(3).max(12),
      seedCommitment: token.nullable(),
    }),
  ],
  PodsFormed: [
    z.strictObject({
      draft: draftNumber,
      pods: z.array(pod).max(999),
      kept: ids.exactOptional(),
      afterRound: roundNumber,
    }),
  ],
  PodsDissolved: [
    z.strictObject({ draft: draftNumber, podIds: ids, playerIds: players, reason: note }),
  ],
  DrafterReplaced: [
    z.strictObject({
      draft: draftNumber,
      podId: id,
      number: z.int().min(1).max(999),
      seat: z.int().min(0).max(15),
      playerId,
      replaced: playerId,
      afterRound: roundNumber,
    }),
  ],
  DeckBuildingStarted: [z.strictObject({ endsAt: instant.nullable() })],
  PoolsRevealed: [z.strictObject({ seed: token, nonce: token })],
  EventFinished: [z.strictObject({ champion: playerId.nullable(), ranking: players })],
  EventReopened: [z.strictObject({ reason: note, seedCommitment: token })],
  SeedRevealed: [z.strictObject({ secret: token, nonce: token })],
  HeadsSealed: [
    z.strictObject({
      heads: z
        .array(
          z.strictObject({
            streamId: joinedIds,
            version: z.int().min(1).max(10_000_000),
            hash: token,
          }),
        )
        .max(100_000),
    }),
  ],
} satisfies SchemasOf<TournamentEvents>;

const conventionDetails = {
  name: conventionCommands.CreateConvention.shape.name,
  date,
  venue: conventionCommands.CreateConvention.shape.venue,
  plan: conventionCommands.CreateConvention.shape.plan,
};
const invite = conventionCommands.InviteToStage.shape;

/** Events of the stream of a convention. */
export const conventionSchemas = {
  ConventionCreated: [
    z.strictObject({ ...conventionDetails, conventionId: id, owner: id, ownerName: line(200) }),
  ],
  ConventionChanged: [z.strictObject(conventionDetails)],
  PlayerInvited: [
    z.strictObject({
      invitationId: id,
      stageId: invite.stageId,
      name: invite.name,
      account: id.nullable(),
      points: invite.points,
      note,
    }),
  ],
  InvitationWithdrawn: [z.strictObject({ invitationId: id })],
} satisfies SchemasOf<ConventionEvents>;

const seasonDetails = {
  name: seasonCommands.CreateSeason.shape.name,
  rules: seasonCommands.CreateSeason.shape.rules,
};
const person = z.strictObject({ person: seasonCommands.DeclineSeasonInvitation.shape.person });

/** Events of the stream of a season. */
export const seasonSchemas = {
  SeasonCreated: [
    z.strictObject({ ...seasonDetails, seasonId: id, owner: id, ownerName: line(200) }),
  ],
  SeasonChanged: [z.strictObject(seasonDetails)],
  EventAddedToSeason: [z.strictObject({ eventId: id })],
  EventRemovedFromSeason: [z.strictObject({ eventId: id })],
  SeasonInvitationDeclined: [person],
  SeasonInvitationRestored: [person],
} satisfies SchemasOf<SeasonEvents>;

export { card, face, gameNumber };
