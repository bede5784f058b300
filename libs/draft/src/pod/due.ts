import { botPick } from './bot-pick.js';
import type { PickKey } from './events.js';
import { wantedCard } from './marking.js';
import { offerTo, type Offer } from './offer.js';
import type { PodPacks } from './packs.js';
import { poolOf, type PodState } from './state.js';

export interface DuePick extends PickKey {
  readonly card: string;
}

const offers = (state: PodState, packs: PodPacks): readonly Offer[] =>
  state.pausedAt === null
    ? state.seats.flatMap((_, seat) => offerTo(state, packs, seat) ?? [])
    : [];

/** Whether the review is over, so that packs may be looked at. */
const isOpen = ({ roundOpenedAt }: PodState, at: string): boolean =>
  roundOpenedAt !== null && Date.parse(at) >= Date.parse(roundOpenedAt);

const choosePick = (state: PodState, { seat, round, pick, cards }: Offer): readonly DuePick[] => {
  const card =
    wantedCard(state, seat, cards) ?? botPick({ offer: cards, pool: poolOf(state, seat) });
  return card === null ? [] : [{ seat, round, pick, card }];
};

/** The picks that the clock makes now: one for every seat whose time is up. */
export const duePicks = (state: PodState, packs: PodPacks, at: string): readonly DuePick[] =>
  offers(state, packs)
    .filter(({ until }) => until !== null && Date.parse(until) <= Date.parse(at))
    .flatMap((offer) => choosePick(state, offer));

/** The picks that bots make now at the seats that they hold. */
export const botPicks = (state: PodState, packs: PodPacks, at: string): readonly DuePick[] =>
  isOpen(state, at)
    ? offers(state, packs)
        .filter(({ seat }) => state.seats[seat]?.holder === 'bot')
        .flatMap((offer) => choosePick(state, offer))
    : [];

/** The earliest deadline of all running clocks; null if none runs. */
export const nextDeadline = (state: PodState, packs: PodPacks): string | null =>
  offers(state, packs).reduce<string | null>(
    (first, { until }) => (until !== null && (first === null || until < first) ? until : first),
    null,
  );
