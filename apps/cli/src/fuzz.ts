/**
 * `npm run fuzz -- --games N --seed S [--players P|A..B] [--twin-suns] [--decks mixed|random|samples] [--set SOR]`: whole games with every promise of the engine checked; a fault
 * prints what shows it again. `mixed`: the starter decks, and heaps of any playable cards. `random`: legal decks of one set
 * (Spark of Rebellion), played by chance and by the bot in turn; says at the end which cards were played.
 * `samples`: the decks that the project carries, judged by their formats; each plays so many games (100 unless said).
 * `--game destiny|swtcg`: whole games of that game between random legal lists, replayed from their events.
 */
import { cardById, playableBook, randomDeck, setCodes, starterDeck } from '#cards';
import {
  createEngine,
  dice,
  type Dice,
  playRandomGame,
  replayHash,
  type Play,
  type SeatSetup,
  type Setup,
} from '#rules';
import { readCommandLine, wrongCall } from './command-line.js';
import { fuzzDestiny } from './fuzz/destiny.js';
import { fuzzSwtcg } from './fuzz/swtcg.js';
import { cardsOf, legalDecks } from './fuzz/legal-decks.js';
import { pairsOf, sampleDecks } from './fuzz/sample-decks.js';

const USAGE =
  'npm run fuzz -- [--games N] [--seed S] [--players P|A..B] [--twin-suns] [--decks mixed|random|samples] [--set SET] [--game destiny|swtcg]';
const { values } = readCommandLine(USAGE, {
  options: {
    games: { type: 'string' },
    seed: { type: 'string', default: '1' },
    players: { type: 'string', default: '2' },
    decks: { type: 'string', default: 'mixed' },
    set: { type: 'string', default: 'SOR' },
    game: { type: 'string', default: '' },
    'twin-suns': { type: 'boolean', default: false },
  },
});
if (!['mixed', 'random', 'samples'].includes(values.decks))
  wrongCall(`--decks takes mixed, random or samples, not "${values.decks}"`);
const ofSamples = values.decks === 'samples';
const seed = Number(values.seed);
const asked = Number(values.games ?? (ofSamples ? 100 : 200));
if (!Number.isInteger(asked) || asked < 1 || (ofSamples && asked % 2 === 1))
  wrongCall(`--games takes a whole number, for --decks samples an even one, not "${values.games}"`);
/** Games with an engine of their own. */
const otherGames: Readonly<Record<string, typeof fuzzDestiny>> = {
  destiny: fuzzDestiny,
  swtcg: fuzzSwtcg,
};
/** `3` or `2..4`: how many play, one number after the other. */
const [fewest = 2, most = fewest] = values.players.split('..').map(Number);
if (![fewest, most].every((n) => Number.isInteger(n) && n >= 2 && n <= 4) || most < fewest)
  wrongCall(
    `--players takes a number from 2 to 4 or a range such as 2..4, not "${values.players}"`,
  );
const otherGame = Object.hasOwn(otherGames, values.game) ? otherGames[values.game] : undefined;
if (otherGame) process.exit(otherGame({ games: asked, seed, players: fewest }));
if (values.game !== '')
  wrongCall(`--game takes ${Object.keys(otherGames).join(' or ')}, not "${values.game}"`);
const playersOf = (n: number): number => fewest + (n % (most - fewest + 1));
const engine = createEngine(playableBook());
const starters = [starterDeck('luke'), starterDeck('vader')] as SeatSetup[];

const leaders = [...engine.book.cards.values()].filter((d) => d.type === 'Leader');
const agree = (a: string, b: string): boolean => {
  const icons = [a, b].flatMap((id) => engine.book.cards.get(id)?.aspects ?? []);
  return a !== b && !(icons.includes('Heroism') && icons.includes('Villainy'));
};

/** 12: a second leader that fits the first. */
function twinSuns(roll: Dice, players: number): Setup {
  const side = (): SeatSetup => {
    const deck = randomDeck(engine.book, roll);
    const first = deck.leaders[0] as string;
    const fitting = leaders.filter(({ id }) => agree(first, id));
    return { ...deck, leaders: [first, (fitting[roll(fitting.length)] as { id: string }).id] };
  };
  return { twinSuns: true, players: Array.from({ length: players }, side) };
}

/** Every other game is played with decks thrown together from all playable cards. */
function mixed(n: number): Setup {
  const roll = dice(n * 7919);
  const players = playersOf(n);
  if (values['twin-suns']) return twinSuns(roll, Math.max(players, 3));
  if (n % 2 === 0 && players === 2) return { players: starters };
  return { players: Array.from({ length: players }, () => randomDeck(engine.book, roll)) };
}

const legal = values.decks === 'random';
const set = setCodes.find((s) => s === values.set);
if (!set) throw new Error(`--set ${values.set}: ${setCodes.join()}`);
const nextDeck = legalDecks(dice(seed), set);
/** In legal decks cards meet the cards they are made for: fewer positions are searched, more games played. */
const sparingly = (n: number): Play => ({ every: 25, bot: n % 2 === 0 ? 'random' : 'heuristic' });

const samples = ofSamples ? sampleDecks('test/samples/decks') : [];
const pairs = ofSamples ? pairsOf(samples.length, asked) : [];
const games = ofSamples ? pairs.length : asked;
const sampled = (i: number): Setup => ({
  players: (pairs[i] ?? []).map((deck) => samples[deck]!.seat),
});

let faults = 0;
let decisions = 0;
const used = new Set<string>();
const fault = (text: string): void => {
  faults++;
  console.log(text);
};
for (const { name, judgedBy, problems } of samples)
  if (problems.length > 0) fault(`${name} is not legal (${judgedBy}): ${problems.join(', ')}`);
for (let i = 0; i < games; i++) {
  const n = seed + i;
  // Which deck is next depends on all that were dealt before: such a game is found again by the same run up to it.
  const between = (pairs[i] ?? []).map((deck) => samples[deck]?.name).join(' against ');
  const where = legal ? `game ${i + 1} from seed ${seed}` : `seed ${n}${between && `, ${between}`}`;
  const setup = ofSamples
    ? sampled(i)
    : legal
      ? { players: Array.from({ length: playersOf(n) }, nextDeck) }
      : mixed(n);
  try {
    const played = playRandomGame(engine, setup, n, legal || ofSamples ? sparingly(n) : {});
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
if (ofSamples) console.log(`${samples.length} decks, ${asked} games each`);
console.log(`${decisions} decisions`);
console.log(`fuzz: ${games} games, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
