import { isOver } from '#vocabulary';
import type { Handlers, Refusal } from '#aggregate';
import {
  findGameIn,
  formatOf,
  gameIn,
  storedGameIn,
  type Game,
  type GameCatalogue,
  type ScoringOption,
} from '#game';
import type { Tournament } from '../commands.js';
import { accept, record, refuse } from '../decision.js';
import { tournamentEvent, type Phase, type RoundKey } from '../events.js';
import { roundRobinRounds } from '../pairing/round-robin.js';
import { seatsTaken, waitingPlayers } from '../roll.js';
import { swissRoundsFor, type EventSettings } from '../settings.js';
import {
  currentRound,
  isLimited,
  nextRound,
  roundsOf,
  swissRoundsPaired,
  type TournamentState,
} from '../state.js';
import { over } from './rule.js';

/** Whether an event of this format is played at tables of three and four. */
export const isMultiplayer = (
  games: GameCatalogue,
  { game, format }: { readonly game?: string | undefined; readonly format: string },
): boolean => formatOf(gameIn(games, game), format)?.seats !== undefined;

/**
 * The phases that these settings mean for so many players. A cut that would take everybody decides
 * nothing, so it shrinks to the next lower power of two. `multiplayer`: the format is played at
 * tables of three and four, which have no cut.
 */
export const phasesFor = (
  settings: EventSettings,
  players: number,
  multiplayer = false,
): readonly Phase[] => {
  const { structure = 'swiss' } = settings;
  const rounds = settings.swissRounds ?? swissRoundsFor(players);
  if (multiplayer) return [{ kind: 'swiss', rounds, pairing: 'multiplayer' }];
  if (structure === 'round-robin')
    return [{ kind: 'swiss', rounds: roundRobinRounds(players), pairing: 'round-robin' }];
  const whole = 2 ** Math.ceil(Math.log2(Math.max(2, players)));
  if (structure === 'single-elimination') return [{ kind: 'elimination', size: whole }];
  if (structure === 'double-elimination') return [{ kind: 'elimination', size: whole, losses: 2 }];
  const swiss: Phase = { kind: 'swiss', rounds };
  // Team events have few teams: a top cut of nearly all of them would decide little.
  const most = settings.teamSeats === undefined ? players - 1 : Math.floor(players / 2);
  const size = 2 ** Math.floor(Math.log2(Math.max(1, Math.min(settings.cutSize || 1, most))));
  return size >= 2 ? [swiss, { kind: 'elimination', size }] : [swiss];
};

const samePhases = (one: readonly Phase[], other: readonly Phase[]): boolean =>
  one.length === other.length &&
  one.every((phase, index) => {
    const twin = other[index];
    return twin?.kind === phase.kind && roundsOf(twin) === roundsOf(phase);
  });

/**
 * Settings that results already depend on: a change during the event would rewrite what players
 * were shown.
 */
const lockedWhileRunning = [
  'bestOf',
  'structure',
  'teamSeats',
  'cutSize',
  'swissRounds',
] as const satisfies readonly (keyof EventSettings)[];
/** The parts of `limited` that describe boosters already opened. */
const lockedOnceOpened = ['set', 'sets', 'cube', 'packs', 'source'] as const;

/**
 * Paths of the settings that cannot be changed any more; pages disable their fields. `opened`:
 * boosters have been opened.
 */
export const lockedSettings = (
  { status }: { readonly status: TournamentState['status'] },
  opened: boolean,
): readonly string[] => [
  ...(status === 'running' ? lockedWhileRunning : []),
  ...(opened ? lockedOnceOpened.map((part) => `limited.${part}`) : []),
];

const hasLimitedBegun = ({ limited }: TournamentState): boolean =>
  limited.poolsOpened || limited.drafts.length > 0;

/**
 * The settings that determine the boosters, as a comparable string. The name of a cube is not among
 * them.
 */
const boosters = (limited: EventSettings['limited']): string =>
  JSON.stringify(
    lockedOnceOpened.map((part) =>
      part === 'cube' ? [limited?.cube?.cards, limited?.cube?.packSize] : limited?.[part],
    ),
  );

/** Whether new settings would change boosters that are already open. */
export const changesOpenBoosters = (
  state: TournamentState,
  { limited: after }: EventSettings,
): boolean => hasLimitedBegun(state) && boosters(state.settings.limited) !== boosters(after);

/** The tiebreaks and the scoring of the settings must be known to the game. */
const settingsFault = (game: Game, { tiebreaks, scoring = {} }: EventSettings): Refusal | null => {
  const column = tiebreaks.chain.find(
    (name) => name !== 'points' && !game.columns.some(({ id }) => id === name),
  );
  if (column !== undefined) return refuse('unknown-tiebreak', { column });
  const wrong = Object.entries(scoring).find(
    ([id, value]) => !game.options.some((option) => option.id === id && takes(option, value)),
  );
  return wrong === undefined ? null : refuse('unknown-scoring', { option: wrong[0] });
};

/** Refuses a format that the game does not have, and settings that do not fit it. */
const formatFault = (
  game: Game,
  { format, settings }: Pick<TournamentState, 'format' | 'settings'>,
): Refusal | null => {
  if (formatOf(game, format) === null) return refuse('unknown-format', { format });
  if (isLimited(format) && !settings.limited) return refuse('limited-settings-missing');
  return settingsFault(game, settings);
};

const takes = (option: ScoringOption, value: number | string): boolean =>
  option.kind === 'choice'
    ? option.choices.some(({ id }) => id === value)
    : typeof value === 'number' && value >= option.min && value <= option.max;

/** Most invitation links open at the same time; no event needs more staff. */
const mostInvites = 50;

/**
 * Whether this is the second final of a double elimination, played only if the player without a
 * loss loses the first.
 */
const isSecondFinal = ({ phases }: TournamentState, next: RoundKey): boolean => {
  const phase = phases[next.phase];
  return phase?.kind === 'elimination' && phase.losses === 2 && next.round === roundsOf(phase);
};

/** A round that is being paired, or that is not published yet. */
const whilePairing = ({ pairing, proposal }: TournamentState): Refusal | null =>
  pairing ? refuse('pairing-under-way') : proposal ? refuse('proposal-stands') : null;

const countRegistered = (state: TournamentState): number => seatsTaken(state.players);

export const lifecycle: Handlers<
  Tournament,
  | 'CreateEvent'
  | 'ChangeEventDetails'
  | 'ChangeSettings'
  | 'ChangeFormat'
  | 'OpenRegistration'
  | 'CloseRegistration'
  | 'CancelEvent'
  | 'GrantRole'
  | 'RevokeRole'
  | 'ErasePerson'
  | 'InviteStaff'
  | 'WithdrawStaffInvite'
  | 'TakeStaffInvite'
  | 'HandOverEvent'
  | 'KeepEventHere'
  | 'AdoptEvent'
  | 'TakeRescueKey'
  | 'TakeStaffSight'
  | 'StartEvent'
  | 'ChangeRounds'
  | 'FinishEvent'
  | 'ReopenEvent'
  | 'SealHeads'
> = {
  CreateEvent: (data, state, { games }) => {
    if (state.status !== 'none') return refuse('already-exists');
    const { ownerName, game: gameId, ...created } = data;
    const game = findGameIn(games, gameId);
    if (game === null) return refuse('unknown-game', { game: gameId ?? '' });
    const fault = formatFault(game, data);
    if (fault) return fault;
    return accept(
      tournamentEvent('EventCreated', { ...created, ...storedGameIn(games, game) }),
      tournamentEvent('RoleGranted', {
        account: data.owner,
        accountName: ownerName,
        role: 'owner',
      }),
    );
  },
  ChangeEventDetails: (data, state) => {
    if (data.cap !== null && data.cap < countRegistered(state))
      return refuse('cap-below-registered', { registered: countRegistered(state) });
    const { name, date, venue, cap } = data;
    const free = cap === null ? Infinity : cap - countRegistered(state);
    const promoted = state.status === 'running' ? [] : waiting(state).slice(0, Math.max(0, free));
    return (
      over(state) ??
      accept(
        tournamentEvent('EventDetailsChanged', { name, date, venue, cap }),
        ...promoted.map((playerId) => tournamentEvent('PlayerPromoted', { playerId })),
      )
    );
  },
  ChangeSettings: ({ settings }, state, { games }) => {
    const changed = (name: keyof EventSettings) => state.settings[name] !== settings[name];
    if (state.status === 'running' && lockedWhileRunning.some(changed))
      return refuse('settings-locked');
    if (isLimited(state.format) && !settings.limited) return refuse('limited-settings-missing');
    if (changesOpenBoosters(state, settings)) return refuse('settings-locked');
    const fault = settingsFault(gameIn(games, state.game), settings);
    if (fault) return fault;
    return over(state) ?? record('SettingsChanged', { settings });
  },
  ChangeFormat: ({ format, settings }, state, { games }) => {
    if (state.status === 'running') return refuse('already-running');
    if (format === state.format) return refuse('format-unchanged');
    // The structure of a stage is fixed by the plan of its convention.
    if (state.convention !== undefined) return refuse('structure-fixed');
    const fault = formatFault(gameIn(games, state.game), { format, settings });
    if (fault) return fault;
    const entered = format === 'premier' ? {} : { format };
    return (
      over(state) ??
      accept(
        tournamentEvent('FormatChanged', { format, settings }),
        ...[...state.players.values()].map(({ playerId, name, opening }) =>
          tournamentEvent('PlayerFormatChanged', {
            ...{ playerId, name, ...entered },
            ...(opening ? { opening } : {}),
          }),
        ),
      )
    );
  },
  OpenRegistration: (_data, state) => {
    if (state.status === 'registration') return refuse('registration-already-open');
    if (state.status === 'running') return refuse('already-running');
    return over(state) ?? record('RegistrationOpened', {});
  },
  CloseRegistration: (_data, state) =>
    state.status === 'registration'
      ? record('RegistrationClosed', {})
      : refuse('registration-not-open'),
  CancelEvent: ({ reason }, state) => over(state) ?? record('EventCancelled', { reason }),
  GrantRole: ({ account, accountName, role }, state) =>
    state.roles.get(account)?.has(role)
      ? refuse('role-held', { role })
      : record('RoleGranted', { account, accountName, role }),
  ErasePerson: (data, state) => {
    const { playerIds, account } = data;
    const unknown = playerIds.find((playerId) => !state.players.has(playerId));
    if (unknown !== undefined) return refuse('player-unknown', { playerId: unknown });
    if (playerIds.some((playerId) => state.players.get(playerId)?.status === 'playing'))
      if (state.status === 'running') return refuse('erase-while-playing');
    if (account === state.owner && !isOver(state)) return refuse('erase-owner');
    const callIds = [...state.calls]
      .filter(([, { playerId }]) => playerIds.includes(playerId))
      .map(([callId]) => callId);
    return record('PersonErased', { ...data, callIds });
  },
  InviteStaff: (data, state) =>
    state.staffInvites.size >= mostInvites
      ? refuse('too-many-invites', { most: mostInvites })
      : (over(state) ?? record('StaffInvited', data)),
  WithdrawStaffInvite: ({ inviteId }, state) =>
    state.staffInvites.has(inviteId)
      ? record('StaffInviteWithdrawn', { inviteId })
      : refuse('invite-unknown'),
  TakeStaffInvite: ({ inviteId, account, accountName }, state) => {
    const invite = state.staffInvites.get(inviteId);
    if (!invite) return refuse('invite-unknown');
    const { role } = invite;
    if (state.roles.get(account)?.has(role)) return refuse('role-held', { role });
    return accept(
      tournamentEvent('StaffInviteTaken', { inviteId, account }),
      tournamentEvent('RoleGranted', { account, accountName, role }),
    );
  },
  HandOverEvent: (data, state) => whilePairing(state) ?? record('EventHandedOver', data),
  KeepEventHere: ({ reason, seed }, state) => {
    if (!state.handedOver) return refuse('not-handed-over');
    if (seed === null) return record('EventKeptHere', { reason });
    const { secret, nonce, seedCommitment } = seed;
    return accept(
      tournamentEvent('SeedRevealed', { secret, nonce }),
      tournamentEvent('EventKeptHere', { reason, seedCommitment }),
    );
  },
  AdoptEvent: ({ owner, ownerName, signedBy, codes }, state) =>
    accept(
      tournamentEvent('EventAdopted', {
        owner,
        ownerName,
        playerIds: [...state.players.keys()],
        ...(signedBy === null ? {} : { signedBy }),
      }),
      ...codes
        .filter(({ playerId }) => state.players.has(playerId))
        .map((code) => tournamentEvent('GuestCodeIssued', { ...code, issue: 1, devicesFrom: 0 })),
    ),
  TakeRescueKey: () => record('RescueKeyTaken', {}),
  TakeStaffSight: ({ account, reason }, state) =>
    state.staffSight.has(account)
      ? refuse('sight-taken')
      : (over(state) ?? record('StaffSightTaken', { account, reason })),
  RevokeRole: ({ account, role }, state) =>
    state.roles.get(account)?.has(role)
      ? record('RoleRevoked', { account, role })
      : refuse('role-not-held', { role }),
  StartEvent: (_data, state, { games }) => {
    if (state.status === 'running') return refuse('already-running');
    const playerIds = [...state.players.values()]
      .filter((player) => player.status === 'checked-in')
      .map((player) => player.playerId);
    if (playerIds.length < 2)
      return over(state) ?? refuse('too-few-players', { checkedIn: playerIds.length });
    return (
      over(state) ??
      record('EventStarted', {
        phases: phasesFor(state.settings, playerIds.length, isMultiplayer(games, state)),
        playerIds,
      })
    );
  },
  ChangeRounds: ({ swissRounds, cutSize, reason }, state) => {
    if (state.status !== 'running') return over(state) ?? refuse('not-running');
    const pairing = whilePairing(state);
    if (pairing) return pairing;
    const [phase] = state.phases;
    if (phase?.kind !== 'swiss' || phase.pairing === 'round-robin')
      return refuse('structure-fixed');
    const played = swissRoundsPaired(state);
    if (swissRounds < played) return refuse('rounds-played', { played });
    const playing = [...state.players.values()].filter(({ status }) => status === 'playing').length;
    if (cutSize > playing) return refuse('cut-too-large', { playing });
    const elimination = state.phases.findIndex((phase) => phase.kind === 'elimination');
    // The standings that a bracket was seeded from cannot change afterwards.
    if (elimination !== -1 && state.rounds.some((round) => round.phase === elimination))
      return refuse('cut-seeded');
    if (phase.pairing === 'multiplayer' && cutSize > 0) return refuse('structure-fixed');
    const swiss: Phase = { ...phase, rounds: swissRounds };
    const phases: readonly Phase[] =
      cutSize === 0 ? [swiss] : [swiss, { kind: 'elimination', size: cutSize }];
    return samePhases(phases, state.phases)
      ? refuse('rounds-unchanged')
      : record('PhasesChanged', { phases, reason });
  },
  FinishEvent: ({ champion, ranking, secret, nonce, drafting }, state) => {
    if (state.status !== 'running') return over(state) ?? refuse('not-running');
    const pairing = whilePairing(state);
    if (pairing) return pairing;
    const last = currentRound(state);
    if (last && !last.completed) return refuse('round-open', { round: last.round });
    const next = nextRound(state);
    const spare = next !== null && champion !== null && isSecondFinal(state, next);
    if (next && !spare) return refuse('rounds-left', { phase: next.phase, round: next.round });
    // Pods may still draft after the last round, for fun or for prizes; in a finished event they
    // could never open their packs.
    if (drafting.length > 0) return refuse('pods-drafting', { pods: drafting });
    return accept(
      tournamentEvent('EventFinished', { champion, ranking }),
      tournamentEvent('SeedRevealed', { secret, nonce }),
    );
  },
  ReopenEvent: ({ reason, seedCommitment }, state) =>
    state.status === 'finished'
      ? record('EventReopened', { reason, seedCommitment })
      : refuse('not-finished'),
  SealHeads: ({ heads }) => record('HeadsSealed', { heads }),
};

/** Player ids on the waitlist that get a free seat, longest waiting first. */
export const waiting = (state: TournamentState): readonly string[] =>
  waitingPlayers(state.players).map(({ playerId }) => playerId);
