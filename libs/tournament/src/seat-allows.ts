import type { Refusal } from '#aggregate';
import { type EventStage, lifecycleOf, type Lifecycle, stages } from '#vocabulary';
import { refuse } from './decision.js';
import { isLimited, type PlayerState, type TournamentState } from './state.js';

type Rules = Pick<TournamentState, 'status' | 'format' | 'settings'>;
type Entrant = Pick<PlayerState, 'status'> & { readonly deck: { readonly legal: boolean } | null };

/** Whether a legal deck must be handed in before the start. */
export const needsDeck = ({ format, settings }: Pick<Rules, 'format' | 'settings'>): boolean =>
  settings.deckRequired && !isLimited(format);

/**
 * Why a player cannot be checked in; null if they can. Staff may check in a player without a deck.
 */
export const checkInRefusal = (
  event: Rules,
  { status, deck }: Entrant,
  byStaff: boolean,
): Refusal | null => {
  if (event.status === 'running') return refuse('already-running');
  if (status === 'waitlisted') return refuse('waitlisted');
  if (status === 'withdrawn') return refuse('player-withdrawn');
  if (status !== 'registered') return refuse('already-checked-in');
  if (byStaff) return null;
  if (!event.settings.selfCheckIn) return refuse('self-check-in-off');
  if (!needsDeck(event)) return null;
  if (deck === null) return refuse('deck-missing');
  return deck.legal ? null : refuse('deck-illegal');
};

export const withdrawRefusal = ({ status }: Pick<PlayerState, 'status'>): Refusal | null => {
  if (status === 'withdrawn') return refuse('player-withdrawn');
  return status === 'playing' || status === 'dropped' ? refuse('already-playing') : null;
};

export const dropRefusal = (
  event: Pick<Rules, 'status'>,
  { status }: Pick<PlayerState, 'status'>,
): Refusal | null => {
  if (status === 'dropped') return refuse('already-dropped');
  return event.status === 'running' && status === 'playing' ? null : refuse('not-playing');
};

/** What a player can do without staff, besides reporting results. */
export const seatActions = ['CheckInPlayer', 'WithdrawPlayer', 'DropPlayer', 'CallJudge'] as const;
export type SeatAction = (typeof seatActions)[number];

/**
 * What the player at a seat may do now, by the same rules that decide the commands; pages show
 * their buttons accordingly. `CallJudge` is allowed once the player's last call is answered, also to
 * whoever has dropped and is still at a table of the round (`seated`).
 */
export const seatAllows = (
  event: Rules & EventStage,
  seat: Entrant & { readonly callOpen: boolean; readonly seated: boolean },
): readonly SeatAction[] => {
  const at = lifecycleOf(event);
  const stands = (where: readonly Lifecycle[]): boolean => at !== null && where.includes(at);
  const before = stands(stages.beforeStart);
  const plays = stands(stages.playing);
  const allowed: Readonly<Record<SeatAction, boolean>> = {
    CheckInPlayer: before && checkInRefusal(event, seat, false) === null,
    WithdrawPlayer: stands(stages.unplayed) && withdrawRefusal(seat) === null,
    DropPlayer: plays && dropRefusal(event, seat) === null,
    CallJudge:
      plays &&
      !seat.callOpen &&
      (seat.status === 'playing' || (seat.status === 'dropped' && seat.seated)),
  };
  return seatActions.filter((action) => allowed[action]);
};
