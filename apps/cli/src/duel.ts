/** `npm run duel -- --a DECK --b DECK --seed N [--log] [--lang en|es]`: two bots play one game; the last line is its result as JSON. */
import { readFileSync } from 'node:fs';
import { playableBook, starterDeck } from '#cards';
import { createEngine, dice, hash, heuristicMove, isRefusal, type Language, logLine, type SeatSetup, type State } from '#rules';

const argv = process.argv.slice(2);
const option = (name: string): string | undefined => {
  const i = argv.indexOf(`--${name}`);
  return i < 0 ? undefined : argv[i + 1];
};

interface SwudbDeck { leader: { id: string }; secondleader?: { id: string } | null; base: { id: string }; deck: { id: string; count: number }[] }

/** A swudb file, or the name of a starter deck. */
function deck(name: string): SeatSetup {
  const starter = starterDeck(name);
  if (starter) return starter;
  const d = JSON.parse(readFileSync(name, 'utf8')) as SwudbDeck;
  return {
    leaders: [d.leader.id, ...(d.secondleader ? [d.secondleader.id] : [])], base: d.base.id,
    deck: d.deck.flatMap((c) => Array.from({ length: c.count }, () => c.id)),
  };
}

const language: Language = option('lang') === 'es' ? 'es' : 'en';
const seed = option('seed') ?? '1';
const engine = createEngine(playableBook());
const names = {
  card: (state: State) => (c: number): string => engine.book.cards.get(state.id[c] ?? '')?.name ?? '?',
  seat: (seat: number): string => (language === 'es' ? `Jugador ${seat + 1}` : `Player ${seat + 1}`),
};

const first = engine.create({ players: [deck(option('a') ?? 'luke'), deck(option('b') ?? 'vader')] }, `duel:${seed}`);
if (isRefusal(first)) {
  console.error(`${first.code}: ${first.detail}`);
  process.exit(1);
}
const roll = dice(Number(seed) || 1);
let { state, events } = first;
let decisions = 0;
for (;;) {
  if (argv.includes('--log')) {
    for (const e of events) {
      const line = logLine(language, e, { card: names.card(state), seat: names.seat });
      if (line) console.log(line);
    }
  }
  if (!state.pending) break;
  const next = engine.apply(state, heuristicMove(engine.view(state, state.pending.seat), engine.book, roll));
  if (isRefusal(next)) throw new Error(`${next.code}: ${next.detail}`);
  ({ state, events } = next);
  decisions++;
}
console.log(JSON.stringify({ winner: state.outcome?.winners, reason: state.outcome?.reason, rounds: state.round, decisions, hash: hash(state) }));
