import type { Refusal } from '#aggregate';
import type { PodCommands } from './commands.js';
import { podFact, type PodFact } from './events.js';
import { offerTo } from './offer.js';
import { refuse } from './refusal.js';
import { picksOf, type PodState } from './state.js';

/** The most wanted of the player's marked cards in the seat's pack; null if there is none. */
export const wantedCard = (
  state: PodState,
  seat: number,
  offered: readonly string[],
): string | null => state.seats[seat]?.marks.find((card) => offered.includes(card)) ?? null;

/**
 * Marks cards that the player has seen: those of the current pack and those marked before. Other
 * cards are ignored, so that a command which arrives after its pack has been passed on does not
 * lose the other marks.
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

/** Staff give a seat more or less time for its pick. */
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
