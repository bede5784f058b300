import type { PodSeatView, PodView, PoolCard } from './limited.js';

type Mine = NonNullable<PodView['mine']>;
type Cards = Readonly<Record<string, PoolCard>>;

type MineOnLine = Omit<Mine, 'offer' | 'mayTakeBack' | 'byClock' | 'pool'> & {
  readonly offer: (Omit<NonNullable<Mine['offer']>, 'cards'> & { readonly cards: string[] }) | null;
  readonly mayTakeBack:
    | (Omit<NonNullable<Mine['mayTakeBack']>, 'card'> & { readonly card: string })
    | null;
  readonly byClock: (Omit<NonNullable<Mine['byClock']>, 'card'> & { readonly card: string }) | null;
  readonly pool: readonly (readonly [card: string, count: number])[];
};

/**
 * A pod's view as its live line sends it: cards appear as ids, and the details of each are sent
 * once during a connection.
 */
export interface PodOnLine extends Omit<PodView, 'seats' | 'mine'> {
  readonly seats: readonly (Omit<PodSeatView, 'leaders'> & { readonly leaders: string[] })[];
  readonly mine: MineOnLine | null;
  readonly cards: Cards;
}

const nameCard = <Fact extends { readonly card: PoolCard }>(fact: Fact | null) =>
  fact && { ...fact, card: fact.card.id };

const mineByName = (mine: Mine): MineOnLine => ({
  ...mine,
  offer: mine.offer && { ...mine.offer, cards: mine.offer.cards.map(({ id }) => id) },
  mayTakeBack: nameCard(mine.mayTakeBack),
  byClock: nameCard(mine.byClock),
  pool: mine.pool.map(({ card, count }) => [card.id, count] as const),
});

const cardsOf = ({ seats, mine }: PodView): readonly PoolCard[] => [
  ...seats.flatMap(({ leaders }) => leaders),
  ...(mine?.offer?.cards ?? []),
  ...(mine?.pool ?? []).map(({ card }) => card),
  ...[mine?.mayTakeBack, mine?.byClock].flatMap((fact) => (fact ? [fact.card] : [])),
];

/** @param told the cards that the line has sent before. */
export const podOnLine = (view: PodView, told: Cards): PodOnLine => {
  const news = cardsOf(view).filter(({ id }) => !Object.hasOwn(told, id));
  return {
    ...view,
    seats: view.seats.map((seat) => ({ ...seat, leaders: seat.leaders.map(({ id }) => id) })),
    mine: view.mine && mineByName(view.mine),
    cards:
      news.length === 0
        ? told
        : { ...told, ...Object.fromEntries(news.map((card) => [card.id, card])) },
  };
};

/** Restores the view with the details of every card. */
export const podFromLine = ({ cards, ...told }: PodOnLine): PodView => {
  const face = (id: string): PoolCard => {
    const card = cards[id];
    if (!card) throw new Error(`the line has never told of the card ${id}`);
    return card;
  };
  const shown = <Fact extends { readonly card: string }>(fact: Fact | null) =>
    fact && { ...fact, card: face(fact.card) };
  const { mine } = told;
  return {
    ...told,
    seats: told.seats.map((seat) => ({ ...seat, leaders: seat.leaders.map(face) })),
    mine: mine && {
      ...mine,
      offer: mine.offer && { ...mine.offer, cards: mine.offer.cards.map(face) },
      mayTakeBack: shown(mine.mayTakeBack),
      byClock: shown(mine.byClock),
      pool: mine.pool.map(([id, count]) => ({ card: face(id), count })),
    },
  };
};
