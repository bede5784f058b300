// npm run recorded-games -- [--write]: which of the recorded games go otherwise by the rules and cards of now; --write records them anew, with the same decks.
import { parseArgs } from 'node:util';
import { playableBook, randomDeck } from '#cards';
import { createEngine, type Dice, dice, type SeatSetup, type Setup } from '#rules';
import { readGames, writeGames } from './files.js';
import { differenceIn, recordGame } from './recorded-game.js';

const { values } = parseArgs({
  options: {
    write: { type: 'boolean', default: false },
    /** Draws new decks of all cards, for so many games. */
    draw: { type: 'string' },
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

if (values.draw !== undefined) {
  const games = Array.from({ length: Number(values.draw) }, (_, n) => n + 1);
  writeGames(games.map((n) => recordGame(engine, drawn(n), n)));
} else {
  const games = readGames();
  const different = games.flatMap((game) => differenceIn(engine, game) ?? []);
  for (const line of different) console.log(line);
  console.log(`recorded games: ${different.length} of ${games.length} go otherwise`);
  if (values.write)
    writeGames(games.map(({ setup }, index) => recordGame(engine, setup, index + 1)));
  else if (different.length > 0) process.exitCode = 1;
}
