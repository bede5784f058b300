import type { PodEvent, PodEvents } from './events.js';
import { evolvePod } from './evolve.js';
import { offerTo } from './offer.js';
import type { PodPacks } from './packs.js';
import { initialPod, poolOf, type PodState } from './state.js';

/** The fault of one pick at the time when it was made; null if there is none. */
const pickFault = (
  state: PodState,
  packs: PodPacks,
  { seat, round, pick, card, by, at }: PodEvents['PickMade'],
): string | null => {
  const offer = offerTo(state, packs, seat);
  const name = `pick ${round}.${pick} of seat ${seat}`;
  if (!offer || offer.round !== round || offer.pick !== pick) return `${name} was not due`;
  if (card === null ? offer.cards.length > 0 : !offer.cards.includes(card))
    return `${name}: ${card ?? 'nothing'} did not lie before that seat`;
  if (
    state.roundOpenedAt !== null &&
    by !== 'last-card' &&
    Date.parse(at) < Date.parse(state.roundOpenedAt)
  )
    return `${name} was made during the review`;
  if (by === 'clock' && (offer.until === null || Date.parse(at) < Date.parse(offer.until)))
    return `${name}: the clock picked at ${at}, its time was ${offer.until ?? 'never'}`;
  return null;
};

const keepsAllCards = (state: PodState, packs: PodPacks): boolean =>
  state.seats
    .flatMap((_, seat) => poolOf(state, seat))
    .sort()
    .join() === packs.flat(2).sort().join();

/**
 * Replays a pod's stream with its packs and returns everything that does not fit: a pick that was
 * not due, a card that was not in the pack, a clock that came early, and at the end of the draft a
 * card that is in no pool or in two. Empty for an honest draft.
 */
export const podFaults = (stream: readonly PodEvent[], packs: PodPacks): readonly string[] => {
  const faults: string[] = [];
  let state: PodState = initialPod;
  for (const event of stream) {
    const fault =
      event.type === 'PickMade' && state.source === 'generated'
        ? pickFault(state, packs, event.data)
        : null;
    if (fault !== null) faults.push(fault);
    state = evolvePod(state, event);
  }
  if (state.status === 'completed' && state.source === 'generated' && !keepsAllCards(state, packs))
    faults.push('the pools do not hold every card of the packs once');
  return faults;
};
