// npm run recorded-games -- [--write]: which of the recorded games and positions go otherwise by the rules and cards of now; --write records them anew, with the same decks and boards.
import { playableBook, randomDeck } from '#cards';
import { createEngine, type Dice, dice, type SeatSetup, type Setup } from '#rules';
import { readCommandLine } from '../../apps/cli/src/command-line.js';
import { gamesFile, positionsFile } from './files.js';
import { differenceIn, recordGame } from './recorded-game.js';
import { differenceInPosition, positionDrawer, recordPosition } from './recorded-position.js';

const { values } = readCommandLine('npm run recorded-games -- [--write]', {
  options: {
    write: { type: 'boolean', default: false },
    /** Draws so many new decks or boards of all cards. */
    'draw-games': { type: 'string' },
    'draw-positions': { type: 'string' },
  },
});
const engine = createEngine(playableBook());

const leaders = [...engine.book.cards.values()].filter(({ type }) => type === 'Leader');
const sideOf = (id: string): string | undefined =>
  engine.book.cards.get(id)?.aspects.find((icon) => icon === 'Heroism' || icon === 'Villainy');

/** With another leader that does not fight on the other side (12.3.1). */
const withSecond = (seat: SeatSetup, roll: Dice): SeatSetup => {
  const first = seat.leaders[0] as string;
  const fitting = leaders.filter(({ id }) => {
    const sides = new Set([sideOf(first), sideOf(id)]);
    return id !== first && !(sides.has('Heroism') && sides.has('Villainy'));
  });
  return { ...seat, leaders: [first, fitting[roll(fitting.length)]?.id ?? first] };
};

/** Two of three games are for two players; the others for three or four, every other of them by the rules of Twin Suns. */
const drawn = (n: number): Setup => {
  const roll = dice(n * 104_729);
  const players = n % 3 === 2 ? 3 + (n % 2) : 2;
  const seats: SeatSetup[] = Array.from({ length: players }, () => randomDeck(engine.book, roll));
  if (players === 2 || n % 4 === 0) return { players: seats };
  return { twinSuns: true, players: seats.map((seat) => withSecond(seat, roll)) };
};

const numbers = (count: string | undefined): readonly number[] =>
  Array.from({ length: Number(count ?? 0) }, (_, index) => index + 1);
if (values['draw-games'] !== undefined)
  gamesFile.write(numbers(values['draw-games']).map((n) => recordGame(engine, drawn(n), n)));
if (values['draw-positions'] !== undefined) {
  const draw = positionDrawer(engine.book, dice(4_242));
  positionsFile.write(
    numbers(values['draw-positions']).map((n) => recordPosition(engine, draw(), n)),
  );
}

const games = gamesFile.read();
const positions = positionsFile.read();
const otherGames = games.flatMap((game) => differenceIn(engine, game) ?? []);
const otherPositions = positions.flatMap((one) => differenceInPosition(engine, one) ?? []);
for (const line of [...otherGames, ...otherPositions]) console.log(line);
console.log(
  `recorded: ${otherGames.length} of ${games.length} games and ${otherPositions.length} of ${positions.length} positions go otherwise`,
);
if (values.write) {
  gamesFile.write(games.map(({ setup }, index) => recordGame(engine, setup, index + 1)));
  positionsFile.write(positions.map(({ setup, seed }) => recordPosition(engine, setup, seed)));
} else if (otherGames.length + otherPositions.length > 0) process.exitCode = 1;
