import { secondsFor } from './clock.js';
import { handSize } from './hand-size.js';
import type { PickKey } from './events.js';
import type { PodPacks } from './packs.js';
import { holderOf, openerOf, passedBy, picksOf, type PodState } from './state.js';

/**
 * The cards in front of a seat: derived from the pack's opener and the picks from it, never stored.
 */
export interface Offer extends PickKey {
  readonly cards: readonly string[];
  /** Since when the pack is there, ISO 8601. */
  readonly since: string;
  /** When the clock picks; null in a paused pod and in a draft without a clock. */
  readonly until: string | null;
}

/** Number of picks of each seat in a round; smaller packs arrive empty at the end. */
export const picksInRound = (packs: PodPacks, round: number): number =>
  (packs[round] ?? []).reduce((most, pack) => Math.max(most, pack.length), 0);

/** The pack opened by `opener`, less the picks of earlier seats. */
const remaining = (
  state: PodState,
  packs: PodPacks,
  { round, pick }: PickKey,
  opener: number,
): readonly string[] => {
  const left = [...(packs[round]?.[opener] ?? [])];
  for (let earlier = 1; earlier < pick; earlier += 1) {
    const taken = picksOf(state, holderOf(state.seats.length, round, opener, earlier), round)[
      earlier - 1
    ];
    const at = taken === null || taken === undefined ? -1 : left.indexOf(taken);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const later = (...times: readonly (string | null)[]): string =>
  times.reduce<string>((latest, time) => (time !== null && time > latest ? time : latest), '');

/**
 * Milliseconds for which pauses and outages stopped a clock that has run since then; overlapping
 * times count once.
 */
const stoppedFor = ({ pauses }: PodState, since: string): number => {
  let [stopped, counted] = [0, Date.parse(since)];
  for (const { from, to } of [...pauses].sort((one, other) => (one.from < other.from ? -1 : 1))) {
    const begin = Math.max(Date.parse(from), counted);
    const end = Math.max(Date.parse(to), begin);
    stopped += end - begin;
    counted = end;
  }
  return stopped;
};

/**
 * When a clock that started at `since` with so many seconds runs out, not counting pauses; null
 * while the pod is paused.
 */
export const runsOutAt = (state: PodState, since: string, seconds: number): string | null =>
  state.pausedAt === null
    ? new Date(Date.parse(since) + seconds * 1000 + stoppedFor(state, since)).toISOString()
    : null;

/**
 * The offer for a seat, or null: its pack has not arrived, or it has made every pick of the round.
 */
export const offerTo = (state: PodState, packs: PodPacks, seat: number): Offer | null => {
  const { round } = state;
  if (state.status !== 'drafting' || round < 0) return null;
  const pick = picksOf(state, seat, round).length + 1;
  if (pick > picksInRound(packs, round)) return null;
  const seats = state.seats.length;
  const neighbour = passedBy(seats, round, seat);
  if (pick > 1 && picksOf(state, neighbour, round).length < pick - 1) return null;
  const cards = remaining(state, packs, { seat, round, pick }, openerOf(seats, round, seat, pick));
  const before = (at: number): string | null => state.seats[at]?.times[round]?.[pick - 2] ?? null;
  const since = later(
    state.roundOpenedAt,
    before(seat),
    before(neighbour),
    state.seats[seat]?.rewoundAt ?? null,
  );
  const seconds =
    state.clock &&
    secondsFor(state.clock, round, handSize(state, round, pick)) +
      (state.seats[seat]?.movedSeconds ?? 0);
  const until = seconds === null ? null : runsOutAt(state, since, seconds);
  return { seat, round, pick, cards, since, until };
};
