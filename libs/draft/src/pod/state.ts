import type { Boosters } from '../packs/boosters.js';
import type { PickClock } from '#vocabulary';
import type { PackSource, PodConduct, SeatHolder } from './events.js';

export interface PodSeat {
  /** Free pods: the player's name; null in pods of an event, which knows it. */
  readonly name: string | null;
  readonly playerId: string;
  readonly holder: SeatHolder;
  /** By round, the picks in order; null if the pack that arrived was empty. */
  readonly picks: readonly (readonly (string | null)[])[];
  /** When each of them was made, ISO 8601. */
  readonly times: readonly (readonly string[])[];
  /** Consecutive picks that the clock made for the player. */
  readonly missed: number;
  /** Whether the player has confirmed to be there; has no meaning without a ready check. */
  readonly ready: boolean;
  /** Cards of the running round that the player wants, most wanted first. */
  readonly marks: readonly string[];
  /** Seconds by which the deadline of the next pick was moved. */
  readonly movedSeconds: number;
  /**
   * The clock's last pick for this seat since the player's own last pick; null if there is none.
   */
  readonly byClock: { readonly card: string; readonly marked: boolean } | null;
  /** When a pick was returned to the seat: its clock restarts then. */
  readonly rewoundAt: string | null;
}

export interface PodState extends Boosters {
  readonly podId: string;
  readonly eventId: string;
  readonly draft: number;
  readonly number: number;
  readonly source: PackSource;
  readonly seedCommitment: string | null;
  readonly clock: PickClock | null;
  readonly conduct: PodConduct;
  readonly seats: readonly PodSeat[];
  /** -1 before the first round opens. */
  readonly round: number;
  readonly roundOpenedAt: string | null;
  readonly pausedAt: string | null;
  readonly pauseReason: string | null;
  /** Completed pauses and outages; each stops the clocks that were running then. */
  readonly pauses: readonly { readonly from: string; readonly to: string }[];
  /** The beginning of the last credited outage; null before the first. */
  readonly outageFrom: string | null;
  /** Real boosters: the pick called last in this round; 0 before the first. */
  readonly called: { readonly pick: number; readonly at: string; readonly endsAt: string | null };
  /**
   * Picks taken back so far. Part of the identity of a pick in commands, because a pick made again
   * is a different one.
   */
  readonly rewinds: number;
  readonly status: 'none' | 'ready-check' | 'drafting' | 'completed' | 'dissolved';
  /** Whether packs and picks are public. */
  readonly revealed: boolean;
}

/**
 * The conduct of pods older than this setting: no ready check, a bot after two picks by the clock.
 */
export const earlierConduct: PodConduct = { readyCheck: 'none', botAfterMissed: 2 };

export const noCall: PodState['called'] = { pick: 0, at: '', endsAt: null };

export const initialPod: PodState = {
  podId: '',
  eventId: '',
  draft: 0,
  number: 0,
  set: '',
  source: 'generated',
  seedCommitment: null,
  clock: null,
  conduct: earlierConduct,
  seats: [],
  round: -1,
  roundOpenedAt: null,
  pausedAt: null,
  pauseReason: null,
  pauses: [],
  outageFrom: null,
  called: noCall,
  rewinds: 0,
  status: 'none',
  revealed: false,
};

/** Rounds 0, the leaders, and 2 pass to the right; rounds 1 and 3 to the left (CR 10.3.3). */
export const passesLeft = (round: number): boolean => round % 2 === 1;

const around = (seats: number, seat: number): number => ((seat % seats) + seats) % seats;

/** The seat that passes its pack to this one. */
export const passedBy = (seats: number, round: number, seat: number): number =>
  around(seats, passesLeft(round) ? seat - 1 : seat + 1);

/** The seat that opened the pack which is in front of `seat` at its `pick`-th pick of the round. */
export const openerOf = (seats: number, round: number, seat: number, pick: number): number =>
  around(seats, passesLeft(round) ? seat - (pick - 1) : seat + (pick - 1));

/** The seat that passes the opener's pack on after its `pick`-th pick. */
export const holderOf = (seats: number, round: number, opener: number, pick: number): number =>
  around(seats, passesLeft(round) ? opener + (pick - 1) : opener - (pick - 1));

/** The seat to which this one passes its pack. */
export const passesTo = (seats: number, round: number, seat: number): number =>
  around(seats, passesLeft(round) ? seat + 1 : seat - 1);

export const picksOf = (state: PodState, seat: number, round: number): readonly (string | null)[] =>
  state.seats[seat]?.picks[round] ?? [];

/** Everything a seat has drafted, leaders first. */
export const poolOf = (state: PodState, seat: number): readonly string[] =>
  (state.seats[seat]?.picks ?? []).flat().filter((card): card is string => card !== null);
