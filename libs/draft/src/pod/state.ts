import type { Boosters } from '../packs/boosters.js';
import type { PickClock } from '#vocabulary';
import type { PackSource, PodConduct, SeatHolder } from './events.js';

export interface PodSeat {
  /** Free pods: what the player is called; null where the event knows. */
  readonly name: string | null;
  readonly playerId: string;
  readonly holder: SeatHolder;
  /** By round, what was picked in order; null where the pack that arrived was empty. */
  readonly picks: readonly (readonly (string | null)[])[];
  /** When each of them was made, ISO 8601. */
  readonly times: readonly (readonly string[])[];
  /** Picks in a row that the clock made for the player. */
  readonly missed: number;
  /** The player has confirmed to be there; means nothing without a ready check. */
  readonly ready: boolean;
  /** Cards of the running round that the player wants, most wanted first. */
  readonly marks: readonly string[];
  /** Seconds by which the time for the next pick was moved. */
  readonly movedSeconds: number;
  /** The clock's last pick for this seat since its player last picked; null when there is none. */
  readonly byClock: { readonly card: string; readonly marked: boolean } | null;
  /** When a pick was handed back to the seat: its clock starts anew then. */
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
  /** Pauses and outages that are over; each stops the clocks that were running then. */
  readonly pauses: readonly { readonly from: string; readonly to: string }[];
  /** When the last outage began that the clocks were stopped for; null before the first. */
  readonly outageFrom: string | null;
  /** Real boosters: the pick called last in this round; 0 before the first. */
  readonly called: { readonly pick: number; readonly at: string; readonly endsAt: string | null };
  /** Picks taken back so far. A pick made again is another pick: whoever names it in a message adds this. */
  readonly rewinds: number;
  readonly status: 'none' | 'ready-check' | 'drafting' | 'completed' | 'dissolved';
  /** Packs and picks are open to everyone. */
  readonly revealed: boolean;
}

/** How pods went before it was a setting: no ready check, a bot after two picks by the clock. */
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

/** The seat that hands its pack to this one. */
export const passedBy = (seats: number, round: number, seat: number): number =>
  around(seats, passesLeft(round) ? seat - 1 : seat + 1);

/** The seat that opened the pack which lies before `seat` at its `pick`-th pick of the round. */
export const openerOf = (seats: number, round: number, seat: number, pick: number): number =>
  around(seats, passesLeft(round) ? seat - (pick - 1) : seat + (pick - 1));

/** The seat that hands the opener's pack on after its `pick`-th pick. */
export const holderOf = (seats: number, round: number, opener: number, pick: number): number =>
  around(seats, passesLeft(round) ? opener + (pick - 1) : opener - (pick - 1));

/** The seat that this one hands its pack to. */
export const passesTo = (seats: number, round: number, seat: number): number =>
  around(seats, passesLeft(round) ? seat + 1 : seat - 1);

export const picksOf = (state: PodState, seat: number, round: number): readonly (string | null)[] =>
  state.seats[seat]?.picks[round] ?? [];

/** Everything a seat has drafted, leaders first. */
export const poolOf = (state: PodState, seat: number): readonly string[] =>
  (state.seats[seat]?.picks ?? []).flat().filter((card): card is string => card !== null);
