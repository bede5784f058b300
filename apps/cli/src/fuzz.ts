/**
 * `npm run fuzz -- --games N --seed S [--players P] [--decks mixed|random] [--set SOR]`: whole games with every promise of the engine checked; a fault
 * prints what shows it again. `mixed`: the starter decks, and heaps of any playable cards. `random`: legal decks of one set
 * (Spark of Rebellion), played by chance and by the bot in turn; says at the end which cards were played.
 */
import { parseArgs } from 'node:util';
import { cardById, playableBook, randomDeck, setCodes, starterDeck } from '#cards';
import {
  createEngine,
  dice,
  playRandomGame,
  replayHash,
  type Play,
  type SeatSetup,
  type Setup,
} from '#rules';
import { cardsOf, legalDecks } from './fuzz/legal-decks.js';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '200' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    decks: { type: 'string', default: 'mixed' },
    set: { type: 'string', default: 'SOR' },
  },
});
const [games, seed, players] = [Number(values.games), Number(values.seed), Number(values.players)];
const engine = createEngine(playableBook());
const starters = [starterDeck('luke'), starterDeck('vader')] as SeatSetup[];

/** Every other game is played with decks thrown together from all playable cards. */
function mixed(n: number): Setup {
  const roll = dice(n * 7919);
  if (n % 2 === 0 && players === 2) return { players: starters };
  return { players: Array.from({ length: players }, () => randomDeck(engine.book, roll)) };
}

const legal = values.decks === 'random';
const set = setCodes.find((s) => s === values.set) ?? 'SOR';
const nextDeck = legalDecks(dice(seed), set);
/** In legal decks cards meet the cards they are made for: fewer positions are searched, more games played. */
const sparingly = (n: number): Play => ({ every: 25, bot: n % 2 === 0 ? 'random' : 'heuristic' });

let faults = 0;
let decisions = 0;
const used = new Set<string>();
const fault = (text: string): void => {
  faults++;
  console.log(text);
};
for (let i = 0; i < games; i++) {
  const n = seed + i;
  // Which deck is next depends on all that were dealt before: such a game is found again by the same run up to it.
  const where = legal ? `game ${i + 1} from seed ${seed}` : `seed ${n}`;
  const setup = legal ? { players: Array.from({ length: players }, nextDeck) } : mixed(n);
  try {
    const played = playRandomGame(engine, setup, n, legal ? sparingly(n) : {});
    decisions += played.decisions;
    for (const f of played.faults) fault(`${where}: ${f}`);
    if (played.faults.length === 0 && replayHash(engine, setup, n, played.moves) !== played.hash)
      fault(`${where}: a replay ends elsewhere`);
    for (const id of [...played.used, ...setup.players.map((p) => p.base)]) used.add(id);
  } catch (error) {
    fault(`${where}: ${(error as Error).stack?.split('\n').slice(0, 6).join(' | ')}`);
  }
}

if (legal) {
  const all = cardsOf(set);
  const never = all.filter((c) => !used.has(c.id));
  for (const { id } of never) console.log(`${id} ${cardById(id)?.name}: never played`);
  console.log(`${set}: ${all.length - never.length} of ${all.length} played`);
}
console.log(`${decisions} decisions`);
console.log(`fuzz: ${games} games, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
