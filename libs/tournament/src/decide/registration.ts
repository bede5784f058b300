import type { Handlers, Refusal } from '#aggregate';
import type { Tournament } from '../commands.js';
import { accept, record, refuse, type Decision } from '../decision.js';
import { tournamentEvent, type MissedRound } from '../events.js';
import { isLimited, swissRoundsPaired, type PlayerState, type TournamentState } from '../state.js';
import { waiting } from './lifecycle.js';
import { isRegistered, playersCalled, seatsTaken } from '../roll.js';
import { checkInRefusal, dropRefusal, withdrawRefusal } from '../seat-allows.js';
import { mayBuild } from './limited.js';
import { over, withPlayer } from './rule.js';
import { settledByLeaving } from './tables.js';

const present = (player: PlayerState): boolean => player.status !== 'withdrawn';

const full = (state: TournamentState): boolean =>
  state.cap !== null && seatsTaken(state.players) >= state.cap;

/** Why a player cannot register without staff although registration is open. */
const closedToPublic = ({ information }: TournamentState, at: string): Refusal | null => {
  if (information?.visibility === 'private') return refuse('private-event');
  const opensAt = information?.registrationOpensAt ?? null;
  return opensAt !== null && at < opensAt
    ? refuse('registration-opens-later', { at: opensAt })
    : null;
};

/**
 * A holder of the rescue key can read what is still secret, so they may play only after their staff
 * sight is on the public record.
 */
const seesSealed = (account: string, state: TournamentState): Refusal | null =>
  state.rescueKeyHolders.has(account) && !state.staffSight.has(account)
    ? refuse('rescue-key-held')
    : null;

/** A place has become free: the first player on the waitlist moves up. */
const promotion = (state: TournamentState, freed: PlayerState) => {
  const first = waiting(state).find((playerId) => playerId !== freed.playerId);
  const frees = freed.status === 'registered' || freed.status === 'checked-in';
  return first && frees && state.status !== 'running'
    ? [tournamentEvent('PlayerPromoted', { playerId: first })]
    : [];
};

/**
 * Numbers of the Swiss rounds already paired that are not settled: each must be settled once, as a
 * loss or a bye.
 */
const unsettledRounds = (
  state: TournamentState,
  player: PlayerState,
  missed: readonly MissedRound[],
): readonly number[] => {
  const known = new Set([...player.missed, ...missed].map((each) => each.round));
  const from = player.droppedAfter ?? 0;
  const rounds = Array.from({ length: swissRoundsPaired(state) }, (_, index) => index + 1);
  const seatedIn = (number: number) =>
    state.rounds.some(
      (round) =>
        state.phases[round.phase]?.kind === 'swiss' &&
        round.round === number &&
        (round.tables.some((table) => table.a === player.playerId || table.b === player.playerId) ||
          round.byes.some((bye) => bye.playerId === player.playerId)),
    );
  return rounds.filter((round) => round > from && !known.has(round) && !seatedIn(round));
};

/**
 * Constructed decks are locked once the event has started; limited decks are only built after that.
 */
const decksLocked = (state: TournamentState, at: string): boolean =>
  isLimited(state.format) ? !mayBuild(state, at) : state.status === 'running';

const enter = (
  state: TournamentState,
  player: PlayerState,
  missed: readonly MissedRound[],
  accepted: Decision,
): Decision => {
  const open = unsettledRounds(state, player, missed);
  const played = swissRoundsPaired(state);
  const wrong = missed.filter((each) => each.round > played).map((each) => each.round);
  const twice = new Set(missed.map((each) => each.round)).size !== missed.length;
  return open.length > 0 || wrong.length > 0 || twice
    ? refuse('missed-rounds-unsettled', { rounds: open, beyond: wrong })
    : accepted;
};

/** The first round fixed all later pairings, so nobody can enter after it. */
const hasSchedule = ({ phases, rounds }: TournamentState): boolean => {
  const [phase] = phases;
  const fixed = phase?.kind === 'elimination' || phase?.pairing === 'round-robin';
  return fixed && rounds.length > 0;
};

export const registration: Handlers<
  Tournament,
  | 'RegisterPlayer'
  | 'RenamePlayer'
  | 'ClaimPlayer'
  | 'IssueGuestCode'
  | 'PromotePlayer'
  | 'WithdrawPlayer'
  | 'RestorePlayer'
  | 'RegisterDeck'
  | 'UnlockDeck'
  | 'CheckInPlayer'
  | 'UndoCheckIn'
  | 'AcceptLateEntry'
  | 'DropPlayer'
  | 'ReaddPlayer'
  | 'AssignStaticTable'
> = {
  RegisterPlayer: (entry, state, { at }) => {
    const { playerId, name, account, nonce, byStaff, from, crowded, opening, members } = entry;
    const ended = over(state);
    if (ended) return ended;
    if (state.status === 'none') return refuse('not-found');
    if (!byStaff && state.status !== 'registration') return refuse('registration-not-open');
    const closed = byStaff ? null : closedToPublic(state, at);
    if (closed) return closed;
    if (state.players.has(playerId)) return refuse('player-exists', { playerId });
    if (account !== null && isRegistered(state.players, account))
      return refuse('account-registered');
    const unfair = account === null ? null : seesSealed(account, state);
    if (unfair) return unfair;
    if (playersCalled(state.players, name).length > 0) return refuse('name-taken', { name });
    const seats = state.settings.teamSeats;
    if (seats !== undefined && members?.length !== seats)
      return refuse('members-missing', { seats });
    if (seats === undefined && members !== undefined) return refuse('members-unasked');
    const asked = !byStaff && (state.settings.approval === true || crowded === true);
    const waitlisted = asked || (!byStaff && (full(state) || waiting(state).length > 0));
    return record('PlayerRegistered', {
      playerId,
      name,
      account,
      waitlisted,
      nonce,
      ...(state.format === 'premier' ? {} : { format: state.format }),
      ...(asked ? { asked } : {}),
      ...(from === undefined ? {} : { from }),
      ...(opening === undefined ? {} : { opening }),
      ...(members === undefined ? {} : { members }),
    });
  },
  RenamePlayer: ({ playerId, name }, state) =>
    withPlayer(state, playerId, () => {
      const taken = playersCalled(state.players, name).some((other) => other.playerId !== playerId);
      return (
        over(state) ??
        (taken ? refuse('name-taken', { name }) : record('PlayerRenamed', { playerId, name }))
      );
    }),
  ClaimPlayer: ({ playerId, account }, state) =>
    withPlayer(state, playerId, (player) => {
      if (player.account !== null) return refuse('already-claimed');
      if (isRegistered(state.players, account)) return refuse('account-registered');
      return seesSealed(account, state) ?? record('PlayerClaimed', { playerId, account });
    }),
  IssueGuestCode: ({ playerId, codeHash, endDevices }, state) =>
    withPlayer(state, playerId, (player) => {
      if (player.account !== null) return refuse('already-claimed');
      if (player.status === 'withdrawn') return refuse('player-withdrawn');
      const issue = (player.guestCode?.issue ?? 0) + 1;
      const devicesFrom = endDevices ? issue : (player.guestCode?.devicesFrom ?? 0);
      return over(state) ?? record('GuestCodeIssued', { playerId, codeHash, issue, devicesFrom });
    }),
  PromotePlayer: ({ playerId }, state) =>
    withPlayer(
      state,
      playerId,
      (player) =>
        over(state) ??
        (player.status === 'waitlisted'
          ? record('PlayerPromoted', { playerId })
          : refuse('not-waitlisted')),
    ),
  WithdrawPlayer: ({ playerId }, state) =>
    withPlayer(state, playerId, (player) => {
      return (
        withdrawRefusal(player) ??
        over(state) ??
        accept(tournamentEvent('PlayerWithdrawn', { playerId }), ...promotion(state, player))
      );
    }),
  RestorePlayer: ({ playerId }, state) =>
    withPlayer(state, playerId, (player) => {
      if (player.status !== 'withdrawn') return refuse('not-withdrawn');
      if (state.status === 'running') return refuse('already-running');
      if (player.account !== null && isRegistered(state.players, player.account))
        return refuse('account-registered');
      if (playersCalled(state.players, player.name).length > 0)
        return refuse('name-taken', { name: player.name });
      const waitlisted = player.asked === true || full(state);
      return over(state) ?? record('PlayerRestored', { playerId, waitlisted });
    }),
  RegisterDeck: ({ playerId, deckId, legal, leader, base, faces, byStaff }, state, { at }) =>
    withPlayer(state, playerId, (player) => {
      if (player.status === 'withdrawn') return refuse('player-withdrawn');
      const locked = decksLocked(state, at) || player.status === 'dropped';
      if (!byStaff && locked && !player.deckUnlocked) return refuse('decks-locked');
      return (
        over(state) ??
        record('DeckRegistered', {
          playerId,
          deckId,
          revision: (player.deck?.revision ?? 0) + 1,
          legal,
          leader,
          base,
          ...(faces ? { faces } : {}),
        })
      );
    }),
  UnlockDeck: ({ playerId, reason }, state, { at }) =>
    withPlayer(state, playerId, (player) => {
      if (player.status === 'withdrawn') return refuse('player-withdrawn');
      if (player.deckUnlocked || !decksLocked(state, at)) return over(state) ?? refuse('deck-open');
      return over(state) ?? record('DeckUnlocked', { playerId, reason });
    }),
  CheckInPlayer: ({ playerId, byStaff }, state) =>
    withPlayer(
      state,
      playerId,
      (player) =>
        checkInRefusal(state, player, byStaff) ??
        over(state) ??
        record('PlayerCheckedIn', { playerId }),
    ),
  UndoCheckIn: ({ playerId }, state) =>
    withPlayer(state, playerId, (player) =>
      player.status === 'checked-in'
        ? (over(state) ?? record('CheckInUndone', { playerId }))
        : refuse('not-checked-in'),
    ),
  AcceptLateEntry: ({ playerId, missed }, state) =>
    withPlayer(state, playerId, (player) => {
      if (state.status !== 'running') return over(state) ?? refuse('not-running');
      if (player.status === 'withdrawn') return refuse('player-withdrawn');
      if (player.status === 'playing') return refuse('already-playing');
      if (player.status === 'dropped') return refuse('already-dropped');
      if (hasSchedule(state)) return refuse('schedule-fixed');
      return enter(state, player, missed, record('LateEntryAccepted', { playerId, missed }));
    }),
  DropPlayer: ({ playerId, reason }, state) =>
    withPlayer(state, playerId, (player) => {
      const refused = dropRefusal(state, player);
      if (refused) return over(state) ?? refused;
      return [
        ...record('PlayerDropped', { playerId, afterRound: swissRoundsPaired(state), reason }),
        ...settledByLeaving(state, playerId),
      ];
    }),
  ReaddPlayer: ({ playerId, missed }, state) =>
    withPlayer(state, playerId, (player) => {
      if (state.status !== 'running') return over(state) ?? refuse('not-running');
      if (player.status !== 'dropped') return refuse('not-dropped');
      return enter(state, player, missed, record('PlayerReadded', { playerId, missed }));
    }),
  AssignStaticTable: ({ playerId, table }, state) =>
    withPlayer(state, playerId, () => {
      const holder =
        table === null
          ? undefined
          : [...state.players.values()].find(
              (each) => each.staticTable === table && each.playerId !== playerId && present(each),
            );
      return (
        over(state) ??
        (holder
          ? refuse('table-taken', { table: table ?? 0, playerId: holder.playerId })
          : record('StaticTableAssigned', { playerId, table }))
      );
    }),
};
