import type { PickClock, SeatHolder } from './events.js';

export interface PodSeat {
  readonly playerId: string;
  readonly holder: SeatHolder;
  /** By round, what was picked in order; null where the pack that arrived was empty. */
  readonly picks: readonly (readonly (string | null)[])[];
  /** When each of them was made, ISO 8601. */
  readonly times: readonly (readonly string[])[];
}

export interface PodState {
  readonly podId: string;
  readonly eventId: string;
  readonly set: string;
  readonly clock: PickClock;
  readonly seats: readonly PodSeat[];
  /** -1 before the first round opens. */
  readonly round: number;
  readonly roundOpenedAt: string | null;
  readonly pausedAt: string | null;
  /** Pauses that are over; each stops the clocks that were running then. */
  readonly pauses: readonly { readonly from: string; readonly to: string }[];
  readonly status: 'none' | 'drafting' | 'completed';
  /** Packs and picks are open to everyone. */
  readonly revealed: boolean;
}

export const initialPod: PodState = {
  podId: '', eventId: '', set: '', clock: { leaders: [], cards: [], reviewSeconds: 0 }, seats: [], round: -1, roundOpenedAt: null, pausedAt: null, pauses: [], status: 'none', revealed: false,
};

/** Rounds 0, the leaders, and 2 pass to the right; rounds 1 and 3 to the left (CR 10.3.3). */
export const passesLeft = (round: number): boolean => round % 2 === 1;

const around = (seats: number, seat: number): number => ((seat % seats) + seats) % seats;

/** The seat that hands its pack to this one. */
export const passedBy = (seats: number, round: number, seat: number): number => around(seats, passesLeft(round) ? seat - 1 : seat + 1);

/** The seat that opened the pack which lies before `seat` at its `pick`-th pick of the round. */
export const openerOf = (seats: number, round: number, seat: number, pick: number): number => around(seats, passesLeft(round) ? seat - (pick - 1) : seat + (pick - 1));

export const picksOf = (state: PodState, seat: number, round: number): readonly (string | null)[] => state.seats[seat]?.picks[round] ?? [];

/** Everything a seat has drafted, leaders first. */
export const poolOf = (state: PodState, seat: number): readonly string[] => (state.seats[seat]?.picks ?? []).flat().filter((card): card is string => card !== null);
