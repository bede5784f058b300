import type { Refusal } from '#aggregate';
import type { PodCommands } from './commands.js';
import { podFact, type PodFact } from './events.js';
import { offerTo } from './offer.js';
import { refuse } from './refusal.js';
import { picksOf, type PodState } from './state.js';

/** The most wanted of the player's marked cards that lies before the seat; null when none does. */
export const wantedCard = (
  state: PodState,
  seat: number,
  offered: readonly string[],
): string | null => state.seats[seat]?.marks.find((card) => offered.includes(card)) ?? null;

/**
 * Only what the player has seen can be marked: the pack before the seat,
 * and what was marked before. A word that comes after its pack has gone on
 * must not take the other marks with it: what cannot be marked is left out.
 */
export const markCards = (
  { seat, round, cards, packs }: PodCommands['MarkCards'],
  state: PodState,
  at: string,
): readonly PodFact[] | Refusal => {
  if (state.source === 'recorded') return refuse('real-boosters');
  const held = state.seats[seat];
  if (!held) return refuse('seat-unknown');
  if (round !== state.round)
    return refuse('stale-pick', {
      round: state.round,
      pick: picksOf(state, seat, state.round).length + 1,
    });
  if (state.roundOpenedAt !== null && Date.parse(at) < Date.parse(state.roundOpenedAt))
    return refuse('review-not-over', { until: state.roundOpenedAt });
  const known = new Set([...held.marks, ...(offerTo(state, packs, seat)?.cards ?? [])]);
  const marks = cards.filter((card) => known.has(card));
  return marks.join() === held.marks.join()
    ? []
    : [podFact('CardsMarked', { seat, round, cards: marks, at })];
};

/** Staff give a seat more time for its pick, or less. */
export const movePickTime = (
  { seat, round, pick, seconds, packs }: PodCommands['MovePickTime'],
  state: PodState,
  at: string,
): readonly PodFact[] | Refusal => {
  if (state.source === 'recorded') return refuse('real-boosters');
  if (!state.seats[seat]) return refuse('seat-unknown');
  if (state.clock === null) return refuse('no-clock');
  const offer = offerTo(state, packs, seat);
  if (!offer) return refuse('pack-not-there');
  return offer.round === round && offer.pick === pick
    ? [podFact('PickTimeMoved', { seat, round, pick, seconds, at })]
    : refuse('stale-pick', { round: offer.round, pick: offer.pick });
};
