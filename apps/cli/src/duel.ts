/**
 * `npm run duel -- [--a DECK] [--b DECK] [--seed N] [--log] [--lang en|es]`: two bots play one game; the last line is its result as JSON.
 * DECK is a file in any deck format or the name of a starter deck.
 */
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { playableBook, starterDeck } from '#cards';
import { deckProblemText, hasErrors, parseDeck, type CardCount } from '#formats';
import {
  createEngine,
  dice,
  hash,
  heuristicMove,
  isRefusal,
  type Language,
  logLine,
  type SeatSetup,
  type State,
} from '#rules';

const { values: options } = parseArgs({
  options: {
    a: { type: 'string', default: 'luke' },
    b: { type: 'string', default: 'vader' },
    seed: { type: 'string', default: '1' },
    log: { type: 'boolean', default: false },
    lang: { type: 'string', default: 'en' },
  },
});
const { seed } = options;

const complain = (message: string): never => {
  console.error(message);
  process.exit(1);
};

const eachCopy = (cards: readonly CardCount[]): string[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

const setupOf = (name: string): SeatSetup => {
  const starter = starterDeck(name);
  if (starter) return starter;
  const { deck, problems } = parseDeck(readFileSync(name, 'utf8'));
  const [base] = deck.bases;
  if (!base || hasErrors(problems))
    return complain(
      [`${name} cannot be read`, ...problems.map((problem) => deckProblemText(problem, 'en'))].join(
        '\n',
      ),
    );
  return { leaders: eachCopy(deck.leaders), base: base.id, deck: eachCopy(deck.main) };
};

const language: Language = options.lang === 'es' ? 'es' : 'en';
const engine = createEngine(playableBook());
const names = {
  card:
    (state: State) =>
    (card: number): string =>
      engine.book.cards.get(state.id[card] ?? '')?.name ?? '?',
  seat: (seat: number): string =>
    language === 'es' ? `Jugador ${seat + 1}` : `Player ${seat + 1}`,
};

const created = engine.create(
  { players: [setupOf(options.a), setupOf(options.b)] },
  `duel:${seed}`,
);
const first = isRefusal(created) ? complain(`${created.code}: ${created.detail}`) : created;
const roll = dice(Number(seed) || 1);
let { state, events } = first;
let decisions = 0;
for (;;) {
  if (options.log) {
    for (const event of events) {
      const line = logLine(language, event, { card: names.card(state), seat: names.seat });
      if (line) console.log(line);
    }
  }
  if (!state.pending) break;
  const next = engine.apply(
    state,
    heuristicMove(engine.view(state, state.pending.seat), engine.book, roll),
  );
  if (isRefusal(next)) throw new Error(`${next.code}: ${next.detail}`);
  ({ state, events } = next);
  decisions++;
}
console.log(
  JSON.stringify({
    winner: state.outcome?.winners,
    reason: state.outcome?.reason,
    rounds: state.round,
    decisions,
    hash: hash(state),
  }),
);
