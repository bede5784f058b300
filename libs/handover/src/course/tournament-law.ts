import { boostersFault } from '#draft';
import {
  changesOpenBoosters,
  currentDraft,
  currentRound,
  deckIdOf,
  isSameAttempt,
  isSameRound,
  nextRound,
  openSharedTables,
  type Phase,
  type PlayerStatus,
  repairKey,
  type RoundKey,
  type RoundState,
  roundsOf,
  swissRoundsPaired,
  type TournamentEvents,
  type TournamentEventType,
  findJudgeAt,
  type TournamentState,
} from '#tournament';
import { firstOf, isDistinct, type Law, unless } from './law.js';

type TournamentLaw<T extends TournamentEventType> = Law<TournamentState, TournamentEvents[T]>;

const always = (): null => null;

const areKnown = (state: TournamentState, playerIds: readonly string[]): string | null => {
  const stranger = playerIds.find((playerId) => !state.players.has(playerId));
  return stranger === undefined ? null : `${stranger} is no player of this event`;
};

const arePeople = (state: TournamentState, playerIds: readonly string[]): string | null =>
  firstOf(areKnown(state, playerIds), unless(isDistinct(playerIds), 'names somebody twice'));

/** For a player who is in the event at that time. */
export const ofPlayer: Law<TournamentState, { readonly playerId: string }> = (
  { playerId },
  state,
) => areKnown(state, [playerId]);

/** For a player with one of these statuses. */
const ofOneWho =
  (...statuses: readonly PlayerStatus[]): Law<TournamentState, { readonly playerId: string }> =>
  ({ playerId }, state) => {
    const status = state.players.get(playerId)?.status;
    return status === undefined
      ? areKnown(state, [playerId])
      : unless(statuses.includes(status), `${playerId} is ${status} then`);
  };

const waits = ofOneWho('registered', 'waitlisted', 'checked-in');

/** The opponents of a round must play, or have dropped since. */
const play = (state: TournamentState, playerIds: readonly string[]): string | null =>
  firstOf(
    arePeople(state, playerIds),
    ...playerIds.map((playerId) => ofOneWho('playing', 'dropped')({ playerId }, state)),
  );

const isRunning = ({ status }: TournamentState): string | null =>
  unless(status === 'running', 'the event does not run');

/** The last paired round, if its key is the one that the event names. */
const standing = (
  state: TournamentState,
  key: RoundKey,
  next: (round: RoundState) => string | null = always,
): string | null => {
  const last = currentRound(state);
  return last && isSameAttempt(key, last) ? next(last) : 'names a round that does not stand';
};

const clockOf: Law<TournamentState, RoundKey> = (key, state) => standing(state, key);

const ofCall: Law<TournamentState, { readonly callId: string }> = ({ callId }, { calls }) =>
  unless(calls.has(callId), 'names a call that nobody made');

const isPowerOfTwo = (size: number): boolean => Number.isInteger(Math.log2(size));

const arePhases = (phases: readonly Phase[]): string | null =>
  unless(
    phases.every((phase) => phase.kind === 'swiss' || isPowerOfTwo(phase.size)),
    'a bracket of this size has no rounds',
  );

/** The rounds already paired must fit the phases. */
const holdRounds = (phases: readonly Phase[], rounds: readonly RoundKey[]): string | null =>
  unless(
    rounds.every(({ phase, round }) => {
      const of = phases[phase];
      return of !== undefined && round <= roundsOf(of);
    }),
    'has no place for a round that was paired',
  );

/**
 * The round must be due: requested, whether the server paired it or it was played elsewhere; or the
 * current round changed by hand; or the publication of the proposed round.
 */
const isDue = (
  data: TournamentEvents['RoundPaired'] | TournamentEvents['PairingProposed'],
  state: TournamentState,
): string | null => {
  const { proposal } = state;
  if (proposal !== null && 'voidedMatches' in data && isSameAttempt(data, proposal))
    return unless(
      JSON.stringify([data.tables, data.byes]) === JSON.stringify([proposal.tables, proposal.byes]),
      'publishes another round than was looked at',
    );
  if (data.manual && proposal !== null)
    return unless(
      isSameAttempt({ ...data, attempt: data.attempt - 1 }, proposal),
      'changes a round that is not looked at',
    );
  if (isSameAttempt(data, state.pairing)) return null;
  if (!data.manual) return 'pairs what nobody asked for';
  return standing(state, { ...data, attempt: data.attempt - 1 });
};

/** A match that was paired before must be unchanged. */
const isKept = (
  before: RoundState | undefined,
  { matchId, table, a, b }: TournamentEvents['RoundPaired']['tables'][number],
): boolean => {
  const kept = before?.tables.find((each) => each.matchId === matchId);
  return !kept || (kept.table === table && kept.a === a && kept.b === b);
};

const seatsIn = ({
  tables,
  byes,
  multiplayer = [],
}: TournamentEvents['PairingProposed']): readonly string[] => [
  ...tables.flatMap(({ a, b }) => [a, b]),
  ...byes.map(({ playerId }) => playerId),
  ...multiplayer.flatMap(({ seats }) => seats),
];

/** A round as it is proposed before publication, or as it is published. */
const PairingProposed: TournamentLaw<'PairingProposed'> = (data, state) => {
  const { tables, multiplayer = [], seeds } = data;
  const before = state.rounds.find((each) => isSameRound(each, data));
  const others = state.rounds
    .filter((each) => each !== before)
    .flatMap((each) => each.tables.map(({ matchId }) => matchId));
  const numbers = [...tables, ...multiplayer].map(({ table }) => table);
  return firstOf(
    isRunning(state),
    isDue(data, state),
    holdRounds(state.phases, [data]),
    play(state, seatsIn(data)),
    play(state, seeds),
    unless(isDistinct(numbers), 'has a table twice'),
    unless(isDistinct(tables.map(({ matchId }) => matchId)), 'has a match twice'),
    unless(
      tables.every(({ matchId }) => !others.includes(matchId)),
      'has a match of another round',
    ),
    unless(
      tables.every((table) => isKept(before, table)),
      'has a match that was another one',
    ),
  );
};

const RoundPaired: TournamentLaw<'RoundPaired'> = (data, state) => {
  const { voidedMatches, replacedByes } = data;
  const before = state.rounds.find((each) => isSameRound(each, data));
  return firstOf(
    PairingProposed(data, state),
    arePeople(state, replacedByes),
    unless(
      voidedMatches.every((id) => before?.tables.some(({ matchId }) => matchId === id)),
      'takes back a match that it does not have',
    ),
  );
};

const atStandingTable = (
  at: Pick<TournamentEvents['JudgeTookTable'], 'phase' | 'round' | 'table'>,
  state: TournamentState,
): string | null => {
  const stands = state.rounds.find((each) => isSameRound(each, at));
  const tables = [...(stands?.tables ?? []), ...(stands?.multiplayer ?? [])];
  return unless(
    tables.some(({ table }) => table === at.table),
    'names a table that does not stand',
  );
};

const ofSharedTable = (
  { phase, round, table, places }: Omit<TournamentEvents['TableResultRecorded'], 'reason'>,
  state: TournamentState,
): string | null => {
  const seats = state.rounds
    .find((each) => isSameRound(each, { phase, round }))
    ?.multiplayer?.find((each) => each.table === table)?.seats;
  const placed = places.map(({ playerId }) => playerId);
  return firstOf(
    unless(seats !== undefined, 'names a table that does not stand'),
    unless(isDistinct(placed), 'places somebody twice'),
    unless(
      seats?.length === placed.length && placed.every((id) => seats.includes(id)),
      'places others than sit there',
    ),
  );
};

const PodsFormed: TournamentLaw<'PodsFormed'> = ({ draft, pods, kept = [] }, state) =>
  firstOf(
    isRunning(state),
    unless(state.format === 'draft', 'the event is no draft'),
    arePeople(
      state,
      pods.flatMap(({ seats }) => seats),
    ),
    unless(isDistinct(pods.map(({ podId }) => podId)), 'has a pod twice'),
    unless(isDistinct(pods.map(({ number }) => number)), 'has the number of a pod twice'),
    unless(
      kept.every((id) => pods.some(({ podId }) => podId === id)),
      'keeps a pod that it does not have',
    ),
    unless(draft === (currentDraft(state)?.draft ?? 0) + 1, 'is not the draft that comes next'),
  );

const isSeeded = ({ seedCommitment }: { readonly seedCommitment: string | null }): boolean =>
  seedCommitment !== null;

const podAt = (state: TournamentState, podId: string) =>
  state.limited.drafts.flatMap(({ pods }) => pods).find((pod) => pod.podId === podId);

/**
 * The conditions for each event of a tournament: named people exist, a round is the current one.
 * Not all present rules are checked, because earlier releases did not have them: only what is
 * needed so that everything about the event can be computed.
 */
export const tournamentLaw: { readonly [T in TournamentEventType]: TournamentLaw<T> } = {
  EventCreated: always,
  EventDetailsChanged: always,
  SettingsChanged: ({ settings }, state) =>
    unless(!changesOpenBoosters(state, settings), 'changes boosters that are open'),
  FormatChanged: (_data, { status }) =>
    unless(
      status === 'draft' || status === 'registration' || status === 'closed',
      'the event has begun',
    ),
  PlayerFormatChanged: ({ playerId, format: entered = 'premier' }, state) =>
    firstOf(
      areKnown(state, [playerId]),
      unless(entered === state.format, 'enters another format than the event has'),
    ),
  RegistrationOpened: (_data, { status }) =>
    unless(status === 'draft' || status === 'closed', 'registration cannot open any more'),
  RegistrationClosed: (_data, { status }) =>
    unless(status === 'registration', 'registration is not open'),
  EventCancelled: always,
  RoleGranted: always,
  RoleRevoked: always,
  EventInformationSet: always,
  AnnouncementMade: ({ announcementId }, { announcements }) =>
    unless(!announcements.has(announcementId), 'was announced already'),
  AnnouncementWithdrawn: ({ announcementId }, { announcements }) =>
    unless(announcements.has(announcementId), 'was not announced'),
  EventHandedOver: always,
  EventKeptHere: (_data, { handedOver }) =>
    unless(handedOver !== null, 'the event was not handed over'),
  StaffInvited: always,
  StaffInviteWithdrawn: ({ inviteId }, { staffInvites }) =>
    unless(staffInvites.has(inviteId), 'takes back what was not offered'),
  StaffInviteTaken: ({ inviteId }, { staffInvites }) =>
    unless(staffInvites.has(inviteId), 'takes what was not offered'),
  EventAdopted: ({ playerIds }, state) => arePeople(state, playerIds),
  RescueKeyTaken: always,
  StaffSightTaken: always,
  PlayerRegistered: ({ playerId, format: entered = 'premier' }, { players, format }) =>
    firstOf(
      unless(!players.has(playerId), `${playerId} is registered already`),
      unless(entered === format, 'enters another format than the event has'),
    ),
  PlayerPromoted: ofOneWho('waitlisted'),
  PlayerRenamed: ofPlayer,
  PlayerClaimed: ofPlayer,
  GuestCodeIssued: ofPlayer,
  PlayerWithdrawn: waits,
  PersonErased: ({ playerIds }, state) => arePeople(state, playerIds),
  PlayerRestored: ofOneWho('withdrawn'),
  DeckRegistered: ({ playerId, deckId }, state) =>
    firstOf(
      areKnown(state, [playerId]),
      unless(deckId === deckIdOf(state.eventId, playerId), 'is the deck of somebody else'),
    ),
  DeckUnlocked: ofPlayer,
  DeckChecked: ofPlayer,
  PlayerCheckedIn: ofOneWho('registered'),
  CheckInUndone: ofOneWho('checked-in'),
  EventStarted: ({ phases, playerIds }, state) =>
    firstOf(
      unless(state.rounds.length === 0 && state.status !== 'running', 'the event runs already'),
      arePeople(state, playerIds),
      ...playerIds.map((playerId) => ofOneWho('checked-in')({ playerId }, state)),
      arePhases(phases),
    ),
  PhasesChanged: ({ phases }, state) =>
    firstOf(isRunning(state), arePhases(phases), holdRounds(phases, state.rounds)),
  LateEntryAccepted: waits,
  PlayerDropped: ({ playerId, afterRound }, state) =>
    firstOf(
      ofOneWho('playing')({ playerId }, state),
      unless(afterRound <= swissRoundsPaired(state), 'leaves after a round that was not paired'),
    ),
  PlayerReadded: ofOneWho('dropped'),
  StaticTableAssigned: ofPlayer,
  PlayerNoted: ofPlayer,
  PlayerTeamSet: ofPlayer,
  PairingConstrained: ({ fixed, byes, keptApart }, state) =>
    firstOf(
      arePeople(state, [...fixed.flat(), ...byes]),
      areKnown(state, keptApart.flat()),
      unless(keptApart.every(isDistinct), 'keeps somebody apart from themselves'),
    ),
  PairingRequested: (data, state) =>
    firstOf(
      isRunning(state),
      unless(
        isSameAttempt(data, data.repair ? repairKey(state) : nextRound(state)),
        'is not the round that comes next',
      ),
    ),
  PairingProposed,
  ProposalDiscarded: (data, { proposal }) =>
    unless(proposal !== null && isSameAttempt(data, proposal), 'takes back what is not looked at'),
  PairingFailed: (data, { pairing }) => unless(isSameAttempt(data, pairing), 'answers no request'),
  RoundPaired,
  TableResultClaimed: (data, state) =>
    firstOf(areKnown(state, [data.playerId]), ofSharedTable(data, state)),
  TableResultRecorded: ofSharedTable,
  RoundVoided: (data, state) => standing(state, data),
  RoundClockStarted: clockOf,
  RoundClockTakenBack: clockOf,
  RoundClockPaused: clockOf,
  RoundClockResumed: clockOf,
  RoundClockExtended: clockOf,
  RoundCompleted: (data, state) =>
    standing(state, data, (round) =>
      firstOf(
        unless(!round.completed, 'the round is over already'),
        unless(openSharedTables(round).length === 0, 'a table of the round has no places'),
      ),
    ),
  PenaltyIssued: ofPlayer,
  PenaltyRevoked: ({ penaltyId, playerId }, { penalties }) =>
    unless(penalties.get(penaltyId)?.playerId === playerId, 'takes back what was not given'),
  JudgeCalled: ofPlayer,
  JudgeCallAccepted: ofCall,
  JudgeCallResolved: ofCall,
  JudgeTookTable: atStandingTable,
  JudgeLeftTable: (data, { judgesAt }) =>
    unless(findJudgeAt(judgesAt, data) !== undefined, 'leaves a table that no judge took'),
  SharedTableExtended: atStandingTable,
  PoolsOpened: (data, state) =>
    firstOf(
      unless(state.format === 'sealed', 'the event is no Sealed event'),
      unless(!state.limited.poolsOpened, 'opens what is open'),
      unless(
        isSeeded(data) === (state.settings.limited?.source === 'generated'),
        'draws boosters otherwise than the settings say',
      ),
      isSeeded(data) &&
        (boostersFault({ ...data, bundles: state.bundles }, data.packs)?.code ?? null),
    ),
  PodsFormed,
  PodsDissolved: ({ draft, podIds, playerIds }, state) =>
    firstOf(
      unless(currentDraft(state)?.draft === draft, 'is not the draft that stands'),
      unless(
        podIds.every((podId) => podAt(state, podId) !== undefined),
        'names a pod that does not stand',
      ),
      arePeople(state, playerIds),
    ),
  DrafterReplaced: ({ podId, seat, playerId, replaced }, state) =>
    firstOf(
      areKnown(state, [playerId]),
      unless(podAt(state, podId)?.seats[seat] === replaced, 'nobody of that name sits there'),
    ),
  DeckBuildingStarted: always,
  PoolsRevealed: always,
  EventFinished: ({ champion, ranking }, state) =>
    firstOf(
      isRunning(state),
      unless(currentRound(state)?.completed !== false, 'a round is open'),
      arePeople(state, ranking),
      unless(champion === null || ranking.includes(champion), 'the champion has no place'),
    ),
  EventReopened: (_data, { status }) => unless(status === 'finished', 'the event is not over'),
  SeedRevealed: always,
  HeadsSealed: always,
};
