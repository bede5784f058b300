import { secondsFor } from './clock.js';
import type { PickKey } from './events.js';
import type { PodPacks } from './packs.js';
import { openerOf, passedBy, picksOf, type PodState } from './state.js';

/** What lies before a seat: derived from who opened the pack and what has been taken out of it, never stored. */
export interface Offer extends PickKey {
  readonly cards: readonly string[];
  /** Since when it lies there, ISO 8601. */
  readonly since: string;
  /** When the clock picks; null for a paused pod. */
  readonly until: string | null;
}

const largest = (packs: PodPacks, round: number): number => Math.max(0, ...(packs[round] ?? []).map((pack) => pack.length));

/** Number of picks each seat makes in a round; packs that are smaller arrive empty at the end. */
export const picksInRound = (packs: PodPacks, round: number): number => largest(packs, round);

/** The pack opened by `opener`, less what the seats before took out of it. */
const remaining = (state: PodState, packs: PodPacks, { round, pick }: PickKey, opener: number): readonly string[] => {
  const seats = state.seats.length;
  const left = [...(packs[round]?.[opener] ?? [])];
  for (let earlier = 1; earlier < pick; earlier += 1) {
    const holder = Array.from({ length: seats }, (_, seat) => seat).find((seat) => openerOf(seats, round, seat, earlier) === opener) ?? 0;
    const taken = picksOf(state, holder, round)[earlier - 1];
    const at = taken === null || taken === undefined ? -1 : left.indexOf(taken);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
};

const later = (...times: readonly (string | null)[]): string => times.filter((time): time is string => time !== null).sort().at(-1) ?? '';

/** Milliseconds for which pauses stopped a clock that has run since then. */
const stoppedFor = ({ pauses }: PodState, since: string): number =>
  pauses.reduce((sum, { from, to }) => sum + Math.max(0, Date.parse(to) - Math.max(Date.parse(from), Date.parse(since))), 0);

/** The offer before a seat, or null: its pack has not arrived, or it has made every pick of the round. */
export const offerTo = (state: PodState, packs: PodPacks, seat: number): Offer | null => {
  const { round } = state;
  if (state.status !== 'drafting' || round < 0) return null;
  const pick = picksOf(state, seat, round).length + 1;
  if (pick > picksInRound(packs, round)) return null;
  const neighbour = passedBy(state.seats.length, round, seat);
  if (pick > 1 && picksOf(state, neighbour, round).length < pick - 1) return null;
  const cards = remaining(state, packs, { seat, round, pick }, openerOf(state.seats.length, round, seat, pick));
  const before = (at: number): string | null => state.seats[at]?.times[round]?.[pick - 2] ?? null;
  const since = later(state.roundOpenedAt, before(seat), before(neighbour));
  const ends = Date.parse(since) + secondsFor(state.clock, round, cards.length) * 1000 + stoppedFor(state, since);
  return { seat, round, pick, cards, since, until: state.pausedAt === null ? new Date(ends).toISOString() : null };
};
