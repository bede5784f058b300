/**
 * The strength of the bots' picks and decks. In each pod of eight every second seat drafts and
 * builds as bots do, the others pick at random and build a random legal deck. Neighbours of the
 * same pod then play one game by the same heuristic, taking turns at going first. Prints the share
 * of games that the bots' decks win.
 */
import { cardById, playableBook } from '#cards';
import { seededRandom, type Random } from '#chance';
import {
  botPick,
  buildDeck,
  offerTo,
  packsOf,
  podDecider,
  poolOf,
  commonBasesOf,
  type PodState,
} from '#draft';
import { countCards, type CardCount } from '#formats';
import { deckSizes } from '#vocabulary';
import { createEngine, dice, heuristicMove, isRefusal, type SeatSetup } from '#rules';

const seatsInPod = 8;
const deckSize = deckSizes.limited;
const at = '2026-01-01T00:00:00.000Z';
const isBots = (seat: number): boolean => seat % 2 === 0;

const applyCommand = (
  state: PodState,
  command: Parameters<typeof podDecider.decide>[0],
): PodState => {
  const decision = podDecider.decide(command, state);
  if ('kind' in decision) throw new Error(decision.code);
  return decision.reduce(podDecider.evolve, state);
};

/** Drafts one pod to its end: half of the seats by bots, half at random. */
const draftPod = (set: string, seed: string, random: Random): PodState => {
  const packs = packsOf({ set }, seatsInPod, seed);
  let state = applyCommand(podDecider.initialState, {
    type: 'SeatPod',
    actor: 'bench',
    at,
    data: {
      eventId: 'bench',
      podId: 'bench-pod',
      draft: 1,
      number: 1,
      set,
      source: 'generated',
      seats: Array.from({ length: seatsInPod }, (_, seat) => `p${seat}`),
      clock: null,
      seedCommitment: null,
    },
  });
  while (state.status === 'drafting') {
    for (let seat = 0; seat < seatsInPod; seat += 1) {
      const offer = offerTo(state, packs, seat);
      if (!offer) continue;
      const { round, pick, cards } = offer;
      const card = isBots(seat)
        ? (botPick({ offer: cards, pool: poolOf(state, seat) }) ?? '')
        : (cards[random.below(cards.length)] ?? '');
      const data = { seat, round, pick, card, by: 'bot', packs } as const;
      state = applyCommand(state, { type: 'PickCard', actor: 'bench', at, data });
    }
  }
  return state;
};

const eachCopy = (cards: readonly CardCount[]): string[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

const builtByBot = (pool: readonly string[], set: string): SeatSetup | null => {
  const deck = buildDeck(countCards(pool), commonBasesOf({ set }));
  const base = deck?.bases[0]?.id;
  return deck && base ? { leaders: eachCopy(deck.leaders), base, deck: eachCopy(deck.main) } : null;
};

const builtAtRandom = (pool: readonly string[], set: string, random: Random): SeatSetup | null => {
  const of = (type: string): string[] => pool.filter((id) => cardById(id)?.type === type);
  const [leader] = random.shuffle(of('Leader'));
  const [base] = random.shuffle([...of('Base'), ...commonBasesOf({ set }).map(({ id }) => id)]);
  const spells = pool.filter((id) => !['Leader', 'Base'].includes(cardById(id)?.type ?? 'Base'));
  return leader !== undefined && base !== undefined
    ? { leaders: [leader], base, deck: [...random.shuffle(spells).slice(0, deckSize)] }
    : null;
};

type Winner = 'bots' | 'random' | 'nobody' | 'unplayable';

const playGame = (
  engine: ReturnType<typeof createEngine>,
  bots: SeatSetup,
  others: SeatSetup,
  game: number,
): Winner => {
  const botsSeat = game % 2;
  const players = botsSeat === 0 ? ([bots, others] as const) : ([others, bots] as const);
  const first = engine.create({ players: [...players] }, `draft-bots:${game}`);
  if (isRefusal(first)) return 'unplayable';
  const roll = dice(game + 1);
  let { state } = first;
  while (state.pending) {
    const view = engine.view(state, state.pending.seat);
    const next = engine.apply(state, heuristicMove(view, engine.book, roll));
    if (isRefusal(next)) throw new Error(`${next.code}: ${next.detail}`);
    ({ state } = next);
  }
  const winners = state.outcome?.winners ?? [];
  if (winners.length !== 1) return 'nobody';
  return winners[0] === botsSeat ? 'bots' : 'random';
};

interface Wish {
  readonly set: string;
  readonly games: number;
  readonly seed: string;
}

export const run = ({ set, games: wanted, seed }: Wish): void => {
  const random = seededRandom(`draft-bots/${seed}`);
  const engine = createEngine(playableBook());
  const count: Record<Winner, number> = { bots: 0, random: 0, nobody: 0, unplayable: 0 };
  let games = 0;
  for (let pod = 1; games < wanted && count.unplayable < wanted; pod += 1) {
    const state = draftPod(set, `${seed}/${pod}`, random);
    for (let seat = 0; seat < seatsInPod && games < wanted; seat += 2) {
      const bots = builtByBot(poolOf(state, seat), set);
      const others = builtAtRandom(poolOf(state, seat + 1), set, random);
      const winner = bots && others ? playGame(engine, bots, others, games + 1) : 'unplayable';
      count[winner] += 1;
      if (winner !== 'unplayable') games += 1;
    }
  }
  const share = Math.round((1000 * count.bots) / Math.max(1, games)) / 10;
  console.log(JSON.stringify({ bench: 'draft-bots', set, seed, games, ...count, percent: share }));
};
