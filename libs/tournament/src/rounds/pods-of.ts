import type { PodRule } from '../pairing/index.js';
import type { RoundKey } from '../events.js';
import { currentDraft, type TournamentState } from '../state.js';

interface PodPlace {
  readonly pod?: string;
  readonly opposite?: string;
}

export interface PodsAtHand {
  readonly podRule: PodRule | null;
  readonly placeOf: (playerId: string) => PodPlace;
}

const none: PodsAtHand = { podRule: null, placeOf: () => ({}) };

/**
 * The player across the table, half-way round. In a pod of odd number the last seat has nobody
 * opposite.
 */
const oppositeOf = (seats: readonly string[], seat: number): string | undefined => {
  const half = Math.floor(seats.length / 2);
  if (seat >= 2 * half) return undefined;
  return seats[(seat + half) % (2 * half)];
};

/**
 * What the pairing of a round needs to know about the draft before it; nothing if opponents are
 * free or nobody drafted.
 */
export const podsOf = (state: TournamentState, key: RoundKey): PodsAtHand => {
  const draft = currentDraft(state);
  const rule = state.settings.limited?.podPairing ?? 'free';
  if (!draft || rule === 'free') return none;
  // A round that is paired again does not count as a round before itself.
  const before = state.rounds.filter(
    (round) => round.phase !== key.phase || round.round !== key.round,
  ).length;
  const places = new Map(
    draft.pods.flatMap(({ number, seats }) =>
      seats.map((playerId, seat): [string, PodPlace] => {
        const opposite = before === draft.roundsBefore ? oppositeOf(seats, seat) : undefined;
        return [playerId, { pod: String(number), ...(opposite === undefined ? {} : { opposite }) }];
      }),
    ),
  );
  return { podRule: rule, placeOf: (playerId) => places.get(playerId) ?? {} };
};
