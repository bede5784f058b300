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
  /** Whether to record them again, with the same decks and boards. */
  readonly write: boolean;
  /** The number of new decks of all cards to draw. */
  readonly drawGames: number;
  /** The number of new boards of all cards to draw. */
  readonly drawPositions: number;
}

const engine = createEngine(playableBook());

/**
 * Two of three games are for two players; the others for three or four, every other of them by the
 * rules of Twin Suns.
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

/** Reports which of the recorded games and positions differ with the current rules and cards. */
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

/** The number of games between two progress lines. */
const NEWS = 100;

/**
 * Plays games with an engine that lacks a set, and replays them with the set added as a bundle;
 * reports the games that differ.
 * @param set the set of the bundle, e.g. `HMW`.
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

/** The engine without a set, and the one with the set's bundle on top. */
const enginesAround = (set: SetCode): readonly [Engine, Engine] => {
  const base = builtInContent(setCodes.filter((code) => code !== set));
  const bundle = JSON.parse(JSON.stringify(builtInContent([set]))) as typeof base;
  return [composeContent(base, []), composeContent(base, [bundle])].map((content, nth) =>
    createEngine(new Catalogue(nth === 0 ? [] : [set], content).book),
  ) as unknown as readonly [Engine, Engine];
};
