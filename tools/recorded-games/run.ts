import {
  builtInContent,
  Catalogue,
  composeContent,
  playableBook,
  randomDeck,
  setCodes,
  type SetCode,
} from '#cards';
import { createEngine, dice, type Engine, type SeatSetup, type Setup } from '#rules';
import type { Outcome, Say } from '../../apps/cli/src/command-line/verb.js';
import { UsageError } from '../../apps/cli/src/command-line/words.js';
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
const drawSetup = ({ book }: Engine, n: number): Setup => {
  const roll = dice(n * 104_729);
  const players = n % 3 === 2 ? 3 + (n % 2) : 2;
  const seats: SeatSetup[] = Array.from({ length: players }, () => randomDeck(book, roll));
  if (players === 2 || n % 4 === 0) return { players: seats };
  return {
    twinSuns: true,
    players: seats.map((seat) => withSecondLeader(book, seat, roll)),
  };
};

const numbersTo = (count: number): readonly number[] =>
  Array.from({ length: count }, (_, index) => index + 1);

const drawAnew = ({ drawGames, drawPositions }: Wish): void => {
  if (drawGames > 0)
    gamesFile.write(numbersTo(drawGames).map((n) => recordGame(engine, drawSetup(engine, n), n)));
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

/** How many games with a bundle taken up meanwhile go otherwise is said after so many. */
const NEWS = 100;

/**
 * Games that begin where a set is not known, and are gone through again once it was taken up as a bundle.
 * @param set the set of the bundle, `HMW`.
 */
export const compareTakenUp = (set: string, games: number, say: Say): Outcome => {
  const code = setCodes.find((known) => known === set);
  if (!code) throw new UsageError(`--taken-up ${set}: one of ${setCodes.join(', ')} is wanted`);
  const [before, after] = enginesAround(code);
  let decisions = 0;
  const otherwise: string[] = [];
  for (const n of numbersTo(games)) {
    const game = recordGame(before, drawSetup(before, n), n);
    decisions += game.moves.length;
    const difference = differenceIn(after, game);
    if (difference !== null) otherwise.push(difference);
    if (n % NEWS === 0) say(`${n} games, ${otherwise.length} go otherwise`);
  }
  for (const line of otherwise) say(line);
  say(
    `${otherwise.length} of ${games} games with ${decisions} decisions go otherwise with ${code} as a bundle`,
  );
  return {
    isFine: otherwise.length === 0,
    result: { games, decisions, otherGames: otherwise.length },
  };
};

/** The engine without a set, and the one with its bundle laid over that. */
const enginesAround = (set: SetCode): readonly [Engine, Engine] => {
  const base = builtInContent(setCodes.filter((code) => code !== set));
  const bundle = JSON.parse(JSON.stringify(builtInContent([set]))) as typeof base;
  return [composeContent(base, []), composeContent(base, [bundle])].map((content, nth) =>
    createEngine(new Catalogue(nth === 0 ? [] : [set], content).book),
  ) as unknown as readonly [Engine, Engine];
};
