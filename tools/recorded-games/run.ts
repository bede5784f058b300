import { playableBook, randomDeck } from '#cards';
import { createEngine, dice, type SeatSetup, type Setup } from '#rules';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { withSecondLeader } from '../fuzz/second-leader.js';
import { gamesFile, positionsFile } from './files.js';
import { differenceIn, recordGame } from './recorded-game.js';
import { differenceInPosition, positionDrawer, recordPosition } from './recorded-position.js';

interface Wish {
  /** Records them anew, with the same decks and boards. */
  readonly write: boolean;
  /** Draws so many new decks of all cards. */
  readonly drawGames: number;
  /** Draws so many new boards of all cards. */
  readonly drawPositions: number;
}

const engine = createEngine(playableBook());

/**
 * Two of three games are for two players; the others for three
 * or four, every other of them by the rules of Twin Suns.
 */
const drawSetup = (n: number): Setup => {
  const roll = dice(n * 104_729);
  const players = n % 3 === 2 ? 3 + (n % 2) : 2;
  const seats: SeatSetup[] = Array.from({ length: players }, () => randomDeck(engine.book, roll));
  if (players === 2 || n % 4 === 0) return { players: seats };
  return {
    twinSuns: true,
    players: seats.map((seat) => withSecondLeader(engine.book, seat, roll)),
  };
};

const numbersTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const drawAnew = ({ drawGames, drawPositions }: Wish): void => {
  if (drawGames > 0)
    gamesFile.write(numbersTo(drawGames).map((n) => recordGame(engine, drawSetup(n), n)));
  if (drawPositions === 0) return;
  const draw = positionDrawer(engine.book, dice(4_242));
  positionsFile.write(numbersTo(drawPositions).map((n) => recordPosition(engine, draw(), n)));
};

/** Which of the recorded games and positions go otherwise by the rules and cards of now. */
export const compareRecordedGames = (wish: Wish, say: Say): Outcome => {
  drawAnew(wish);
  const games = gamesFile.read();
  const positions = positionsFile.read();
  const otherGames = games.flatMap((game) => differenceIn(engine, game) ?? []);
  const otherPositions = positions.flatMap((one) => differenceInPosition(engine, one) ?? []);
  for (const line of [...otherGames, ...otherPositions]) say(line);
  say(
    `recorded: ${otherGames.length} of ${games.length} games and ${otherPositions.length} of ${positions.length} positions go otherwise`,
  );
  const result = {
    games: games.length,
    otherGames: otherGames.length,
    positions: positions.length,
    otherPositions: otherPositions.length,
  };
  if (wish.write) {
    gamesFile.write(games.map(({ setup }, index) => recordGame(engine, setup, index + 1)));
    positionsFile.write(positions.map(({ setup, seed }) => recordPosition(engine, setup, seed)));
  }
  return { isFine: wish.write || otherGames.length + otherPositions.length === 0, result };
};
