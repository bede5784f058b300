/** `npm run fuzz -- --games N --seed S [--cards]`: random legal games with every promise checked; a fault prints the seed that shows it again. */
import { playableBook, randomDeck, starterDeck } from '#cards';
import { createEngine, dice, playRandomGame, replayHash, type SeatSetup, type Setup } from '#rules';

const argv = process.argv.slice(2);
const option = (name: string, otherwise: number): number => {
  const i = argv.indexOf(`--${name}`);
  return i < 0 ? otherwise : Number(argv[i + 1]);
};
const games = option('games', 200);
const seed = option('seed', 1);
const players = option('players', 2);
const engine = createEngine(playableBook());
const starters = [starterDeck('luke'), starterDeck('vader')] as SeatSetup[];

/** Every other game is played with decks thrown together from all playable cards. */
function setupFor(n: number): Setup {
  const roll = dice(n * 7919);
  if (n % 2 === 0 && players === 2) return { players: starters };
  return { players: Array.from({ length: players }, () => randomDeck(engine.book, roll)) };
}

let faults = 0;
let decisions = 0;
for (let i = 0; i < games; i++) {
  const n = seed + i;
  const setup = setupFor(n);
  try {
    const played = playRandomGame(engine, setup, n);
    decisions += played.decisions;
    for (const f of played.faults) console.log(`seed ${n}: ${f}`);
    faults += played.faults.length;
    if (played.faults.length === 0 && replayHash(engine, setup, n, played.moves) !== played.hash) {
      faults++;
      console.log(`seed ${n}: a replay ends elsewhere`);
    }
  } catch (error) {
    faults++;
    console.log(`seed ${n}: ${(error as Error).stack?.split('\n').slice(0, 6).join(' | ')}`);
  }
}
console.log(`${decisions} decisions`);
console.log(`fuzz: ${games} games, ${faults} faults`);
process.exitCode = faults > 0 ? 1 : 0;
