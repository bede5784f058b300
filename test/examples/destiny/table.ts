import {
  createDestinyEngine,
  destinyBehaviour,
  destinyCard,
  isDestinyRefusal,
  layDestinyTable,
  type Color,
  type DestinyBehaviour,
  type DestinyBook,
  type DestinyCard,
  type DestinyHappening,
  type DestinyOption,
  type DestinyState,
  type Side,
  parseSide,
} from '#games';

/** A card of a situation: one of the game by its id, or one made up for it. */
export interface Made {
  /** How the situation speaks of it. */
  readonly as: string;
  readonly id?: string;
  readonly type?: DestinyCard['type'];
  readonly name?: string;
  readonly color?: Color;
  readonly unique?: boolean;
  readonly cost?: number;
  readonly health?: number;
  readonly sides?: readonly string[];
  readonly does?: DestinyBehaviour;
  /** How many dice a character has. */
  readonly dice?: number;
  readonly damage?: number;
  readonly shields?: number;
  readonly exhausted?: boolean;
  /** The character that an upgrade is attached to, by its `as`. */
  readonly on?: string;
  /** The side that its die shows in the pool. */
  readonly shows?: string;
}

export interface Side2 {
  readonly play?: readonly Made[];
  readonly hand?: readonly Made[];
  readonly deck?: readonly Made[];
  readonly discard?: readonly Made[];
  /** Cards outside the game that only lend their dice. */
  readonly outside?: readonly Made[];
  /** Sides in the pool, each on a support of its own. */
  readonly pool?: readonly string[];
  readonly resources?: number;
}

export interface Situation {
  readonly players: readonly Side2[];
  readonly battlefield?: Made;
  /** Who controls the battlefield and acts first. */
  readonly first?: number;
  readonly turn?: number;
  /** What dice and random choices come to, one after the other; then 0. */
  readonly chance?: readonly number[];
  readonly claimed?: number;
  readonly passes?: number;
}

const madeFacts = (made: Made): DestinyCard => {
  const known = made.id === undefined ? undefined : destinyCard(made.id);
  if (known) return known;
  return {
    id: made.as,
    set: 'made',
    number: 0,
    name: made.name ?? made.as,
    type: made.type ?? 'character',
    affiliation: 'neutral',
    color: made.color ?? 'gray',
    rarity: 'C',
    unique: made.unique ?? false,
    limit: 2,
    subtypes: [],
    cost: made.cost ?? 0,
    health: made.health ?? 10,
    points: [10],
    die: (made.sides ?? []).map(parseSide),
  };
};

export const asMade = (as: string, rest: Omit<Made, 'as'> = {}): Made => ({ as, ...rest });

const poolCards = (pool: readonly string[], seat: number): Made[] =>
  pool.map((side, index) => ({
    as: `${side} ${seat}.${index}`,
    type: 'support',
    exhausted: true,
    sides: [side, '-', '-', '-', '-', side],
    shows: side,
  }));

/** A situation on the table: what may be done, and doing it. */
export const tableOf = (situation: Situation) => {
  const facts = new Map<string, DestinyCard>();
  const does = new Map<string, DestinyBehaviour>();
  const know = (made: Made): string => {
    const fact = madeFacts(made);
    facts.set(fact.id, fact);
    does.set(fact.id, made.does ?? destinyBehaviour(fact.id) ?? {});
    return fact.id;
  };
  const book: DestinyBook = {
    card: (id) => facts.get(id) as DestinyCard,
    behaviour: (id) => does.get(id) ?? {},
  };
  const engine = createDestinyEngine(book);
  const numbers = [...(situation.chance ?? [])];
  const chance = () => ({ below: () => numbers.shift() ?? 0 });
  const keys = new Map<string, string>();
  const laid = layDestinyTable(
    situation.players.map((player, seat) => ({
      play: [...(player.play ?? []), ...poolCards(player.pool ?? [], seat)].map((made) => ({
        ...made,
        as: made.as,
        card: know(made),
        dice: made.dice ?? (madeFacts(made).die.length > 0 ? 1 : 0),
        side:
          made.shows === undefined
            ? -1
            : madeFacts(made).die.findIndex((side) => sameSide(side, parseSide(made.shows ?? '-'))),
      })),
      ...listed(player, know),
      resources: player.resources ?? 0,
    })),
    {
      battlefield: know(situation.battlefield ?? { as: 'field', type: 'battlefield' }),
      first: situation.first ?? 0,
      turn: situation.turn ?? 0,
      claimed: situation.claimed ?? null,
      passes: situation.passes ?? 0,
    },
    keys,
  );
  let state: DestinyState = engine.resume(laid, chance).state;
  const told: DestinyHappening[] = [];
  const key = (as: string): string => {
    const found = keys.get(as);
    if (found === undefined) throw new Error(`nothing here is called ${as}`);
    return found;
  };
  const options = (): readonly DestinyOption[] => state.waiting?.options ?? [];
  const find = (wanted: Readonly<Record<string, unknown>>): DestinyOption | undefined =>
    options().find((option) =>
      Object.entries(wanted).every(
        ([name, value]) => (option as Readonly<Record<string, unknown>>)[name] === value,
      ),
    );
  const named = (wanted: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(
      Object.entries(wanted).map(([name, value]) => [
        name,
        typeof value === 'string' && keys.has(value)
          ? name === 'die'
            ? `${key(value)}.1`
            : key(value)
          : value,
      ]),
    );
  /** Whether this is one of the options. */
  const legal = (wanted: Readonly<Record<string, unknown>>): boolean =>
    find(named(wanted)) !== undefined;
  /** Does it; throws when it is no option, and when the engine refuses an option that it lists. */
  const act = (wanted: Readonly<Record<string, unknown>>): void => {
    const option = find(named(wanted));
    if (!option || !state.waiting)
      throw new Error(`${JSON.stringify(wanted)} is none of ${JSON.stringify(options())}`);
    const result = engine.apply(state, { seat: state.waiting.seat, option }, chance);
    if (isDestinyRefusal(result)) throw new Error(result.refused);
    told.push(...result.told);
    state = result.state;
  };
  return {
    act,
    legal,
    options,
    key,
    told,
    facts,
    state: () => state,
    card: (as: string) => state.cards[key(as)],
    die: (as: string, number = 1) => state.dice[`${key(as)}.${number}`],
    seat: (seat: number) => state.seats[seat],
    hand: (seat: number) =>
      Object.values(state.cards).filter(({ zone, owner }) => zone === 'hand' && owner === seat)
        .length,
    asked: () => state.waiting,
    /** What is asked of whom. */
    question: () => (state.waiting ? `${state.waiting.question} ${state.waiting.seat}` : 'over'),
    source: () => [...keys].find(([, value]) => value === state.waiting?.source)?.[0],
    names: (kind: DestinyHappening['what']) =>
      told
        .filter(({ what }) => what === kind)
        .map(({ card }) => [...keys].find(([, value]) => value === card)?.[0]),
    order: () => told.map(({ what }) => what),
  };
};

const listed = (player: Side2, know: (made: Made) => string) => ({
  hand: (player.hand ?? []).map((made) => ({ ...made, card: know(made) })),
  deck: (player.deck ?? []).map((made) => ({ ...made, card: know(made) })),
  discard: (player.discard ?? []).map((made) => ({ ...made, card: know(made) })),
  outside: (player.outside ?? []).map((made) => ({ dice: 2, ...made, card: know(made) })),
});

const sameSide = (one: Side, other: Side): boolean => JSON.stringify(one) === JSON.stringify(other);

export type Table = ReturnType<typeof tableOf>;

/** So many cards that do nothing. */
export const plain = (count: number, as = 'plain'): Made[] =>
  Array.from({ length: count }, (_, n) => ({ as: `${as} ${n}`, type: 'event' as const }));

/** Passes and keeps the hand until it is that question's turn. */
export const passUntil = (table: Table, until: (table: Table) => boolean): void => {
  for (let n = 0; n < 60 && !until(table) && table.asked(); n += 1)
    table.act(table.legal({ do: 'pass' }) ? { do: 'pass' } : { pick: 'done' });
};
