import type { Folds } from '#aggregate';
import type { Tournament } from './commands.js';
import type { EventRole, RoundKey, TournamentEventType } from './events.js';
import { isSameRound } from './round-key.js';
import { withJudgeAt, withoutJudgeAt } from './judges-at-tables.js';
import { claimedAtTable, extendedTable, settledAtTable } from './shared-table.js';
import { slot, type PlayerState, type RoundState, type TournamentState } from './state.js';

type Fold<T extends TournamentEventType> = Folds<Tournament>[T];

const player = (
  state: TournamentState,
  playerId: string,
  change: Partial<PlayerState>,
): TournamentState => {
  const before = state.players.get(playerId);
  return before
    ? { ...state, players: state.players.with(playerId, { ...before, ...change }) }
    : state;
};

const round = (
  state: TournamentState,
  key: RoundKey,
  change: Partial<RoundState>,
): TournamentState => ({
  ...state,
  rounds: state.rounds.map((each) => (isSameRound(each, key) ? { ...each, ...change } : each)),
});

const withAttempt = (state: TournamentState, key: RoundKey): TournamentState => ({
  ...state,
  pairing: null,
  attempts: new Map(state.attempts).set(
    slot(key),
    Math.max(key.attempt, state.attempts.get(slot(key)) ?? 0),
  ),
});

const role = (
  state: TournamentState,
  account: string,
  change: (roles: Set<EventRole>) => void,
): TournamentState => {
  const roles = new Set(state.roles.get(account));
  change(roles);
  return { ...state, roles: new Map(state.roles).set(account, roles) };
};

const call = (
  state: TournamentState,
  callId: string,
  next: 'accepted' | 'resolved',
): TournamentState => {
  const before = state.calls.get(callId);
  return before
    ? { ...state, calls: new Map(state.calls).set(callId, { ...before, state: next }) }
    : state;
};

/** The seat stays; its account and guest code belong to another server. */
const withoutAccount = (state: TournamentState, playerId: string): TournamentState => {
  const before = state.players.get(playerId);
  if (!before) return state;
  const { guestCode: _code, ...seat } = before;
  return { ...state, players: state.players.with(playerId, { ...seat, account: null }) };
};

const withoutInvite = (
  state: TournamentState,
  { inviteId }: { readonly inviteId: string },
): TournamentState => {
  const staffInvites = new Map(state.staffInvites);
  staffInvites.delete(inviteId);
  return { ...state, staffInvites };
};

const foldPairing: Fold<'RoundPaired'> = (state, data) => {
  const before = state.rounds.find((each) => isSameRound(each, data));
  const { phase, round: number, attempt, seed, tables, byes, unavoidableRematches, manual } = data;
  const seeds = data.seeds.length > 0 ? data.seeds : (before?.seeds ?? []);
  const next: RoundState = {
    phase,
    round: number,
    attempt,
    seed,
    tables,
    byes,
    seeds,
    unavoidableRematches,
    manual,
    clock: before?.clock ?? null,
    completed: false,
    ...(data.multiplayer
      ? { multiplayer: data.multiplayer.map((table) => ({ ...table, places: null })) }
      : {}),
  };
  return {
    ...withAttempt(state, data),
    proposal: null,
    rounds: [...state.rounds.filter((each) => !isSameRound(each, data)), next],
  };
};

/** The players have changed, so an unpublished round no longer seats all of them. */
const markOutdated = (state: TournamentState): TournamentState =>
  state.proposal === null ? state : { ...state, proposal: { ...state.proposal, outdated: true } };

const foldStart: Fold<'EventStarted'> = (state, data) => {
  let { players } = state;
  for (const playerId of data.playerIds) {
    const before = players.get(playerId);
    if (before) players = players.with(playerId, { ...before, status: 'playing' });
  }
  return { ...state, status: 'running', phases: data.phases, players };
};

/** How each event changes the state of the tournament. */
export const tournamentFolds: Folds<Tournament> = {
  EventCreated: (state, { demo: _demo, game, convention, bundles = [], ...created }) =>
    role(
      {
        ...state,
        ...created,
        ...(game === undefined ? {} : { game }),
        ...(convention === undefined ? {} : { convention }),
        bundles,
        status: 'draft',
      },
      created.owner,
      (roles) => roles.add('owner'),
    ),
  EventDetailsChanged: (state, data) => ({ ...state, ...data }),
  SettingsChanged: (state, { settings }) => ({ ...state, settings }),
  FormatChanged: (state, { format, settings }) => ({ ...state, format, settings }),
  PlayerFormatChanged: (state, { playerId }) =>
    player(state, playerId, { deck: null, deckUnlocked: false }),
  RegistrationOpened: (state) => ({ ...state, status: 'registration' }),
  RegistrationClosed: (state) => ({ ...state, status: 'closed' }),
  EventCancelled: (state) => ({ ...state, status: 'cancelled', pairing: null, proposal: null }),
  RoleGranted: (state, { account, role: granted }) =>
    role(state, account, (roles) => roles.add(granted)),
  EventInformationSet: (state, { information }) => ({ ...state, information }),
  AnnouncementMade: (state, { announcementId, text }) => ({
    ...state,
    announcements: new Map(state.announcements).set(announcementId, text),
  }),
  AnnouncementWithdrawn: (state, { announcementId }) => ({
    ...state,
    announcements: new Map([...state.announcements].filter(([id]) => id !== announcementId)),
  }),
  EventHandedOver: (state, { recipient, address = null }) => ({
    ...state,
    handedOver: { recipient, address },
  }),
  EventKeptHere: (state, { seedCommitment }) => ({
    ...state,
    handedOver: null,
    seedsDrawn: state.seedsDrawn + (seedCommitment === undefined ? 0 : 1),
  }),
  StaffInvited: (state, { inviteId, role: offered, codeHash }) => ({
    ...state,
    staffInvites: new Map(state.staffInvites).set(inviteId, { role: offered, codeHash }),
  }),
  PersonErased: (state, { playerIds, account, names }) => {
    const roles = new Map(state.roles);
    if (account !== null) roles.delete(account);
    return playerIds.reduce<TournamentState>(
      (before, playerId, index) =>
        player(withoutAccount(before, playerId), playerId, {
          name: names[index] ?? '',
          team: null,
        }),
      { ...state, roles },
    );
  },
  StaffInviteWithdrawn: withoutInvite,
  StaffInviteTaken: withoutInvite,
  EventAdopted: (state, { owner, playerIds }) => {
    const adopted: TournamentState = {
      ...state,
      owner,
      staffSight: new Set(),
      rescueKeyHolders: new Set(),
      staffInvites: new Map(),
      handedOver: null,
      judgesAt: [],
      roles: new Map([[owner, new Set<EventRole>(['owner'])]]),
    };
    return playerIds.reduce(withoutAccount, adopted);
  },
  // Only the owner was shown the key.
  RescueKeyTaken: (state) => ({
    ...state,
    rescueKeyHolders: new Set(state.rescueKeyHolders).add(state.owner),
  }),
  StaffSightTaken: (state, { account }) => ({
    ...state,
    staffSight: new Set(state.staffSight).add(account),
  }),
  RoleRevoked: (state, { account, role: revoked }) =>
    role(state, account, (roles) => roles.delete(revoked)),
  PlayerRegistered: (
    state,
    { playerId, name, account, waitlisted, nonce, asked, opening, members },
  ) => ({
    ...state,
    players: state.players.with(playerId, {
      playerId,
      name,
      account,
      nonce,
      status: waitlisted ? 'waitlisted' : 'registered',
      deck: null,
      staticTable: null,
      missed: [],
      droppedAfter: null,
      ...(asked ? { asked } : {}),
      ...(opening ? { opening } : {}),
      ...(members ? { members } : {}),
    }),
  }),
  PlayerPromoted: (state, { playerId }) =>
    player(state, playerId, { status: 'registered', asked: false }),
  PlayerRenamed: (state, { playerId, name }) => player(state, playerId, { name }),
  PlayerClaimed: (state, { playerId, account }) => player(state, playerId, { account }),
  GuestCodeIssued: (state, { playerId, codeHash, issue, devicesFrom }) =>
    player(state, playerId, { guestCode: { hash: codeHash, issue, devicesFrom } }),
  PlayerWithdrawn: (state, { playerId }) => player(state, playerId, { status: 'withdrawn' }),
  PlayerRestored: (state, { playerId, waitlisted }) =>
    player(state, playerId, { status: waitlisted ? 'waitlisted' : 'registered' }),
  DeckRegistered: (state, { playerId, deckId, revision, legal, faces }) =>
    player(state, playerId, {
      deck: { deckId, revision, legal, ...(faces ? { faces } : {}) },
      deckUnlocked: false,
    }),
  DeckUnlocked: (state, { playerId }) => player(state, playerId, { deckUnlocked: true }),
  DeckChecked: (state) => state,
  PlayerCheckedIn: (state, { playerId }) => player(state, playerId, { status: 'checked-in' }),
  CheckInUndone: (state, { playerId }) => player(state, playerId, { status: 'registered' }),
  EventStarted: foldStart,
  PhasesChanged: (state, { phases }) => ({ ...state, phases }),
  LateEntryAccepted: (state, { playerId, missed }) =>
    player(markOutdated(state), playerId, { status: 'playing', missed }),
  PlayerDropped: (state, { playerId, afterRound }) =>
    player(markOutdated(state), playerId, { status: 'dropped', droppedAfter: afterRound }),
  PlayerReadded: (state, { playerId, missed }) =>
    player(markOutdated(state), playerId, {
      status: 'playing',
      droppedAfter: null,
      missed: [...(state.players.get(playerId)?.missed ?? []), ...missed],
    }),
  StaticTableAssigned: (state, { playerId, table }) =>
    player(state, playerId, { staticTable: table }),
  PlayerNoted: (state) => state,
  PlayerTeamSet: (state, { playerId, team }) => player(state, playerId, { team }),
  PairingConstrained: (state, { phase, round: number, fixed, byes, keptApart }) => ({
    ...state,
    constraints: { phase, round: number, fixed, byes },
    keptApart,
  }),
  PairingRequested: (state, { phase, round: number, attempt, repair, renew }) => ({
    ...state,
    pairing: { phase, round: number, attempt, repair, ...(renew ? { renew } : {}) },
  }),
  PairingFailed: (state, data) => withAttempt(state, data),
  RoundPaired: foldPairing,
  PairingProposed: (state, data) => ({
    ...withAttempt(state, data),
    proposal: { ...data, outdated: false },
  }),
  ProposalDiscarded: (state) => ({ ...state, proposal: null }),
  TableResultClaimed: (state, data) => ({ ...state, rounds: claimedAtTable(state.rounds, data) }),
  TableResultRecorded: (state, data) => ({ ...state, rounds: settledAtTable(state.rounds, data) }),
  RoundVoided: (state, data) => ({
    ...withAttempt(state, data),
    rounds: state.rounds.filter((each) => !isSameRound(each, data)),
  }),
  RoundClockStarted: (state, data) =>
    round(state, data, { clock: { endsAt: data.endsAt, remainingSeconds: null } }),
  RoundClockTakenBack: (state, data) => round(state, data, { clock: null }),
  RoundClockPaused: (state, data) =>
    round(state, data, { clock: { endsAt: null, remainingSeconds: data.remainingSeconds } }),
  RoundClockResumed: (state, data) =>
    round(state, data, { clock: { endsAt: data.endsAt, remainingSeconds: null } }),
  RoundClockExtended: (state, data) =>
    round(state, data, { clock: { endsAt: data.endsAt, remainingSeconds: null } }),
  RoundCompleted: (state, data) => round(state, data, { completed: true }),
  PenaltyIssued: (state, { penaltyId, playerId, level }) => ({
    ...state,
    penalties: new Map(state.penalties).set(penaltyId, {
      penaltyId,
      playerId,
      level,
      revoked: false,
    }),
  }),
  PenaltyRevoked: (state, { penaltyId }) => {
    const before = state.penalties.get(penaltyId);
    return before
      ? {
          ...state,
          penalties: new Map(state.penalties).set(penaltyId, { ...before, revoked: true }),
        }
      : state;
  },
  JudgeCalled: (state, { callId, playerId }) => ({
    ...state,
    calls: new Map(state.calls).set(callId, { playerId, state: 'waiting' }),
  }),
  JudgeCallAccepted: (state, { callId }) => call(state, callId, 'accepted'),
  JudgeCallResolved: (state, { callId }) => call(state, callId, 'resolved'),
  JudgeTookTable: (state, data) => ({ ...state, judgesAt: withJudgeAt(state.judgesAt, data) }),
  JudgeLeftTable: (state, data) => ({ ...state, judgesAt: withoutJudgeAt(state.judgesAt, data) }),
  SharedTableExtended: (state, data) => ({ ...state, rounds: extendedTable(state.rounds, data) }),
  PoolsOpened: (state, { seedCommitment }) => ({
    ...state,
    limited: { ...state.limited, poolsOpened: true, poolsCommitment: seedCommitment },
  }),
  // Decks built for the draft before do not count for this one.
  PodsFormed: (state, { draft, pods }) => ({
    ...pods
      .flatMap((pod) => pod.seats)
      .reduce((before, playerId) => player(before, playerId, { deck: null }), state),
    limited: {
      ...state.limited,
      building: null,
      drafts: [...state.limited.drafts, { draft, pods, roundsBefore: state.rounds.length }],
    },
  }),
  PodsDissolved: (state, { draft }) => ({
    ...state,
    limited: {
      ...state.limited,
      building: null,
      drafts: state.limited.drafts.filter((each) => each.draft !== draft),
    },
  }),
  DrafterReplaced: (state, { podId, seat, playerId }) => ({
    ...state,
    limited: {
      ...state.limited,
      drafts: state.limited.drafts.map((draft) => ({
        ...draft,
        pods: draft.pods.map((pod) =>
          pod.podId === podId
            ? { ...pod, seats: pod.seats.map((each, index) => (index === seat ? playerId : each)) }
            : pod,
        ),
      })),
    },
  }),
  DeckBuildingStarted: (state, { endsAt }) => ({
    ...state,
    limited: { ...state.limited, building: { endsAt } },
  }),
  PoolsRevealed: (state) => ({ ...state, limited: { ...state.limited, poolsRevealed: true } }),
  EventFinished: (state) => ({ ...state, status: 'finished', pairing: null, reopened: false }),
  EventReopened: (state) => ({
    ...state,
    status: 'running',
    reopened: true,
    seedsDrawn: state.seedsDrawn + 1,
  }),
  SeedRevealed: (state) => state,
  HeadsSealed: (state) => state,
};
