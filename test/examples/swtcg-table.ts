import { swtcg } from '#games';

type Card = swtcg.SwtcgCard;
type Option = swtcg.Option;
type State = swtcg.SwtcgState;

/** A card laid by hand: what it says and where it lies. Seat 0 plays Dark; of four seats 0 and 1 do. */
export type LaidCard = Partial<Omit<Card, 'id'>> &
  Omit<swtcg.Placed, 'card' | 'owner'> & { readonly owner?: number };

export interface Table {
  readonly cards: readonly LaidCard[];
  readonly force?: readonly number[];
  readonly points?: readonly number[];
  /** Four players, two on each side. */
  readonly teams?: true;
  /** What is under way above the turn. */
  readonly frames?: readonly swtcg.Frame[];
  /** The step of the turn; 6 begins the battle, 0 a turn. */
  readonly step?: number;
  /** Faces in the order in which dice are rolled; later ones show 1. */
  readonly dice?: readonly number[];
}

const printed = [
  'name',
  'version',
  'side',
  'types',
  'subtypes',
  'cost',
  'speed',
  'power',
  'health',
  'abilities',
];

const cardOf = (laid: LaidCard): Card => ({
  name: laid.key,
  side: laid.owner === 1 ? 'L' : 'D',
  types: ['Space'],
  cost: 1,
  speed: 50,
  power: 2,
  health: 9,
  ...Object.fromEntries(Object.entries(laid).filter(([field]) => printed.includes(field))),
  id: laid.key,
});

const placedOf = (laid: LaidCard): swtcg.Placed => ({
  zone: 'arena',
  ...((laid.zone ?? 'arena') === 'arena' ? { arena: 'Space' } : {}),
  ...Object.fromEntries(Object.entries(laid).filter(([field]) => !printed.includes(field))),
  key: laid.key,
  card: laid.key,
  owner: laid.owner ?? 0,
  controller: laid.controller ?? laid.owner ?? 0,
});

const matches = (option: Option, wanted: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(wanted).every(
    ([field, value]) => (option as unknown as Record<string, unknown>)[field] === value,
  );

type Engine = ReturnType<typeof swtcg.createEngine>;

/** Rolls these faces; later dice show 1. */
const rolling = (dice: readonly number[]): swtcg.Chance => {
  const faces = [...dice];
  return () => ({ below: (bound) => ((faces.shift() ?? 1) - 1) % bound });
};

/** A game that is played by naming what is chosen. What nobody names is passed. */
const playing = (
  engine: Engine,
  begun: Pick<ReturnType<Engine['resume']>, 'state' | 'told'>,
  chance: swtcg.Chance,
) => {
  const told = [...begun.told];
  let state: State = begun.state;
  const offers = (wanted: Readonly<Record<string, unknown>>): boolean =>
    state.waiting?.options.some((option) => matches(option, wanted)) ?? false;
  const choose = (wanted: Readonly<Record<string, unknown>>): void => {
    const option = state.waiting?.options.find((one) => matches(one, wanted));
    if (!option)
      throw new Error(`${JSON.stringify(wanted)} is not offered: ${JSON.stringify(state.waiting)}`);
    const result = engine.apply(state, { seat: state.waiting?.seat ?? 0, option }, chance);
    if (swtcg.isRefusal(result)) throw new Error(result.refused);
    state = result.state;
    told.push(...result.told);
  };
  /** Passes until something is offered; false when the game went on to another turn without it. */
  const until = (wanted: Readonly<Record<string, unknown>>): boolean => {
    const { turn: now } = state;
    for (let n = 0; n < 60 && !offers(wanted) && state.turn === now && state.waiting; n += 1) {
      const out = [{ do: 'pass' }, { do: 'done' }, { do: 'skip' }].find(offers);
      if (!out) break;
      choose(out);
    }
    return offers(wanted);
  };
  const reader = () => swtcg.readerOf(state, engine.book);
  return { state: () => state, told, offers, choose, until, reader };
};

/** A game from a position. */
export const table = ({
  cards,
  force = [0, 0],
  points = [0, 0],
  teams,
  frames,
  step,
  dice = [],
}: Table) => {
  const engine = swtcg.createEngine(swtcg.bookOf(cards.map(cardOf)));
  const chance = rolling(dice);
  const [dark, light] = swtcg.layTable([], {}).seats;
  const [one, other, ...more] = (teams ? [dark, dark, light, light] : [dark, light]).map(
    (seat, at) => ({ ...seat, force: force[at] ?? 0, points: points[at] ?? 0 }),
  );
  const laid = swtcg.layTable(cards.map(placedOf), {
    seats: [one ?? dark, other ?? light, ...more],
    stack: [...(frames ?? [])],
  });
  const turn = laid.stack[0];
  if (turn) turn.at = step ?? 6;
  return playing(engine, engine.resume(laid, chance), chance);
};

/** A game from its beginning, with the decks that each player brought. */
export const newGame = (
  brought: readonly (readonly (readonly LaidCard[])[])[],
  dice: readonly number[],
) => {
  const engine = swtcg.createEngine(swtcg.bookOf(brought.flat(2).map(cardOf)));
  const chance = rolling(dice);
  const seats = brought.map((decks) => ({
    decks: decks.map((deck) => deck.map(({ key }) => key)),
  }));
  const created = engine.create(seats, chance);
  if (swtcg.isRefusal(created)) throw new Error(created.refused);
  return playing(engine, { state: engine.evolve(null, created), told: [] }, chance);
};

export const named = (text: string): swtcg.Ability => swtcg.abilityNamed(text);
export const gain = (n: number): swtcg.EffectPart => ({ do: 'gain', n });

export const attacker: LaidCard = { key: 'attacker' };
export const defender: LaidCard = { key: 'defender', owner: 1, speed: 10 };
/** It still has to decide: the turn does not end before the answer is read. */
export const last: LaidCard = { key: 'last', speed: 5 };
export const inHand: LaidCard = { key: 'in hand', zone: 'hand' };
/** Costs 1 Force: what is being done does not happen. */
export const disruptCard = (owner: number): LaidCard => ({
  key: 'disrupt',
  owner,
  zone: 'hand',
  types: ['Battle'],
  abilities: [{ keyword: 'Disrupt', cost: { force: 1 } }],
});

export const attack = { do: 'attack', card: 'attacker', on: 'defender' };
export const use = (card: string) => ({ do: 'use', card });
/** The step in which the player of the first seat builds. */
export const buildFrame = {
  kind: 'build',
  at: 2,
  seat: 0,
  upkeep: [],
} satisfies swtcg.Frame;
