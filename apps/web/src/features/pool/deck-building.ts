import { costColumnOf, costColumns, deckSizes, type PoolCard, type PoolView } from '#contracts';

/** A deck being built; the rest of the pool is the sideboard. */
export interface Build {
  readonly leader: string | null;
  readonly base: string | null;
  /** Copies in the main deck by card id. */
  readonly main: Readonly<Record<string, number>>;
}
export const blankBuild: Build = { leader: null, base: null, main: {} };
export const leastCards = deckSizes.limited;

/** A build, and the one that a suggestion took the place of. */
export interface BuildInHand {
  readonly build: Build;
  /** null: nothing was replaced, or nothing had been chosen. */
  readonly before: Build | null;
}

/** Puts a suggested build in the place of the one in hand, which can be taken up again. */
export const takeSuggestion = ({ build }: BuildInHand, suggested: Build): BuildInHand => ({
  build: suggested,
  before: build.leader === null && build.base === null && sizeOf(build) === 0 ? null : build,
});

/** Takes up the build that the last suggestion took the place of. */
export const takeBackSuggestion = ({ build, before }: BuildInHand): BuildInHand => ({
  build: before ?? build,
  before: null,
});

type Counted = PoolView['cards'][number];
export const isPlayed = ({ type }: PoolCard): boolean => type !== 'Leader' && type !== 'Base';

/** Adds or removes copies; never more than the pool contains. */
export const moveCopies = (build: Build, { card, count }: Counted, by: number): Build => {
  const copies = Math.min(count, Math.max(0, (build.main[card.id] ?? 0) + by));
  return {
    ...build,
    main: Object.fromEntries(
      Object.entries({ ...build.main, [card.id]: copies }).filter(([, each]) => each > 0),
    ),
  };
};

export const sizeOf = ({ main }: Build): number =>
  Object.values(main).reduce((sum, count) => sum + count, 0);

/** The leaders of the pool, each once. */
export const leadersOf = (pool: Pick<PoolView, 'cards'>): readonly PoolCard[] => [
  ...new Map(
    pool.cards
      .filter(({ card }) => card.type === 'Leader')
      .map(({ card }) => [card.id, card] as const),
  ).values(),
];

/** The bases that can be played: those of the pool and every common base of the set, each once. */
export const basesOf = (pool: Pick<PoolView, 'cards' | 'commonBases'>): readonly PoolCard[] => {
  const own = pool.cards.map(({ card }) => card).filter((card) => card.type === 'Base');
  return [...new Map([...own, ...pool.commonBases].map((card) => [card.name, card])).values()].sort(
    (one, other) =>
      one.aspects.join().localeCompare(other.aspects.join()) || one.name.localeCompare(other.name),
  );
};

/**
 * The cost penalty of a card: two resources for every aspect icon that leader and base do not
 * provide (CR 3.3).
 */
export const penaltyOf = (card: Pick<PoolCard, 'aspects'>, provided: readonly string[]): number => {
  const left = [...provided];
  return card.aspects.reduce((cost, aspect) => {
    const at = left.indexOf(aspect);
    if (at < 0) return cost + 2;
    left.splice(at, 1);
    return cost;
  }, 0);
};

/** The aspect icons of the chosen leader and base. */
export const providedBy = (
  pool: Pick<PoolView, 'cards' | 'commonBases'>,
  leader: string | null,
  base: string | null,
): readonly string[] => {
  const front = [...pool.cards.map(({ card }) => card), ...pool.commonBases].filter(
    ({ id }) => id === leader || id === base,
  );
  return [...new Map(front.map((card) => [card.id, card])).values()].flatMap(
    (card) => card.aspects,
  );
};

/** The number of main deck cards in each of `costColumns`. */
export const curveOf = (cards: readonly Counted[], { main }: Build): readonly number[] =>
  costColumns.map((_, column) =>
    cards.reduce(
      (sum, { card }) => sum + (costColumnOf(card) === column ? (main[card.id] ?? 0) : 0),
      0,
    ),
  );

/** The deck as SWUDB JSON, without leaders and bases that are not played. */
export const deckText = (build: Build, pool: Pick<PoolView, 'cards' | 'name'>): string => {
  const one = (id: string | null) => (id === null ? null : { id, count: 1 });
  const rest = pool.cards
    .filter(({ card }) => isPlayed(card))
    .map(({ card, count }) => ({ id: card.id, count: count - (build.main[card.id] ?? 0) }));
  return JSON.stringify({
    metadata: { name: pool.name, author: '' },
    leader: one(build.leader),
    base: one(build.base),
    deck: Object.entries(build.main).map(([id, count]) => ({ id, count })),
    sideboard: rest.filter(({ count }) => count > 0),
  });
};

/** The deck as plain text for other tools: sections with lines of count, name and subtitle. */
export const plainText = (build: Build, pool: Pick<PoolView, 'cards' | 'commonBases'>): string => {
  const known = new Map(
    [...pool.commonBases, ...pool.cards.map(({ card }) => card)].map((card) => [card.id, card]),
  );
  const line = (id: string, count: number): string => {
    const card = known.get(id);
    return [count, card?.name ?? id, card?.subtitle].filter(Boolean).join(' | ');
  };
  const rest = pool.cards
    .filter(({ card }) => isPlayed(card))
    .flatMap(({ card, count }) => {
      const left = count - (build.main[card.id] ?? 0);
      return left > 0 ? [line(card.id, left)] : [];
    });
  const section = (name: string, lines: readonly string[]): string => [name, ...lines].join('\n');
  return [
    section('Leaders', build.leader === null ? [] : [line(build.leader, 1)]),
    section('Base', build.base === null ? [] : [line(build.base, 1)]),
    section(
      'Deck',
      Object.entries(build.main).map(([id, count]) => line(id, count)),
    ),
    section('Sideboard', rest),
  ].join('\n\n');
};

/** A deck stored elsewhere, limited to what this pool allows. */
export const restoreBuild = (kept: Build, pool: Pick<PoolView, 'cards' | 'commonBases'>): Build => {
  const held = new Map(pool.cards.map(({ card, count }) => [card.id, { card, count }]));
  const main = Object.entries(kept.main).flatMap(([id, count]) => {
    const known = held.get(id);
    return known !== undefined && isPlayed(known.card)
      ? [[id, Math.min(count, known.count)] as const]
      : [];
  });
  return {
    leader: kept.leader !== null && held.has(kept.leader) ? kept.leader : null,
    base: basesOf(pool).some((base) => base.id === kept.base) ? kept.base : null,
    main: Object.fromEntries(main.filter(([, count]) => count > 0)),
  };
};

/** The deck stored by the server; blank if none was submitted. */
export const handedIn = (pool: Pick<PoolView, 'cards' | 'commonBases' | 'deck'>): Build => {
  if (pool.deck === null) return blankBuild;
  const { leader, base, main } = pool.deck;
  const copies = Object.fromEntries(main.map(({ id, count }) => [id, count]));
  return restoreBuild({ leader, base, main: copies }, pool);
};

export interface CardFilter {
  readonly aspect: string | null;
  readonly type: string | null;
  readonly cost: number | null;
}
export const noFilter: CardFilter = { aspect: null, type: null, cost: null };

/**
 * Whether a card passes the filter. Aspect `none` selects cards without any; cost 7 stands for 7
 * and more.
 */
export const fits = (card: PoolCard, { aspect, type, cost }: CardFilter): boolean =>
  (aspect === null ||
    (aspect === 'none' ? card.aspects.length === 0 : card.aspects.includes(aspect))) &&
  (type === null || card.type === type) &&
  (cost === null || Math.min(7, card.cost ?? 0) === cost);

/** All opened or drafted cards, one line per card. */
export const poolText = (pool: Pick<PoolView, 'cards'>): string =>
  pool.cards
    .map(({ card, count }) => [count, card.name, card.subtitle].filter(Boolean).join(' | '))
    .join('\n');

/** The names of leader and base. */
export const faceLine = (build: Build, pool: Pick<PoolView, 'cards' | 'commonBases'>): string =>
  [...pool.cards.map(({ card }) => card), ...pool.commonBases]
    .filter(
      ({ id }, index, all) =>
        (id === build.leader || id === build.base) &&
        all.findIndex((card) => card.id === id) === index,
    )
    .map(({ name, subtitle }) => (subtitle === null ? name : `${name}, ${subtitle}`))
    .join(' · ');

/**
 * The cards of the deck, or without a deck those of the pool, in columns by cost: leaders and bases
 * first, the last column for 7 and more.
 */
export const columnsOf = (
  pool: Pick<PoolView, 'cards'>,
  build: Build | null,
): readonly { readonly title: string; readonly cards: readonly Counted[] }[] => {
  const counted = pool.cards
    .map(({ card, count }) => ({
      card,
      count: build === null ? count : (build.main[card.id] ?? 0),
    }))
    .filter(({ count }) => count > 0)
    .toSorted((one, other) => one.card.name.localeCompare(other.card.name));
  const costs = Array.from({ length: 8 }, (_, cost) => ({
    title: cost === 7 ? '7+' : String(cost),
    cards: counted.filter(({ card }) => isPlayed(card) && Math.min(7, card.cost ?? 0) === cost),
  }));
  const front = build === null ? counted.filter(({ card }) => !isPlayed(card)) : [];
  return [{ title: '★', cards: front }, ...costs].filter(({ cards }) => cards.length > 0);
};
