/**
 * Tests whether the mistakes that the analysis of a game reports are real. Beginners play games
 * with the decks of the project, every decision is analysed, and from each mistake so many other
 * games are played to the end, half of them with the better answer.
 */
import path from 'node:path';
import type { Move } from '#rules';
import { analystOf } from '#swu-analysis';
import {
  beginnersGame,
  type BeginnersGame,
  lostOnceMore,
} from '../../libs/games/src/swu/analysis/testing/beginners.js';
import { pairsOf, sampleDecks } from '../fuzz/sample-decks.js';
import { quantile } from './support/quantile.js';

/** A seed that the analysis never uses: its own begin with the number of the decision. */
const OTHER_GAMES = 5_000_011;
/** A mistake loses at least this share of games. */
const TENTH = 0.1;

interface Found {
  readonly decisions: number;
  /** The share of games that each mistake lost in the repetition; null if it cannot be played. */
  readonly lost: readonly (number | null)[];
}

const mistakesOf = ({ game, states }: BeginnersGame, played: number): Found => {
  const analyst = analystOf(game);
  if (analyst === null) throw new Error('a game that goes otherwise here');
  const lost = states.flatMap((state, at) => {
    const mistake = analyst.lookBack(at)?.mistake;
    const past = { state, move: game.moves[at] as Move, seed: OTHER_GAMES + at };
    return mistake ? [lostOnceMore(past, mistake, played)] : [];
  });
  return { decisions: states.length, lost };
};

export function run(asked: { readonly games: number; readonly played: number }): void {
  const decks = sampleDecks(path.resolve(import.meta.dirname, '../../test/samples/decks'));
  const pairs = pairsOf(decks.length, 4);
  const found: Found[] = [];
  for (let n = 1; n <= asked.games; n += 1) {
    const seats = (pairs[n % pairs.length] ?? []).map((at) => decks[at]!.seat);
    found.push(mistakesOf(beginnersGame(seats, n), asked.played));
    console.error(`game ${n}: ${found.at(-1)?.lost.join(' ') || 'no mistake'}`);
  }
  const all = found.flatMap(({ lost }) => lost);
  const lost = all.filter((share) => share !== null).sort((one, other) => one - other);
  const report = {
    games: found.length,
    decisions: found.reduce((sum, { decisions }) => sum + decisions, 0),
    mistakes: lost.length,
    notPlayed: all.length - lost.length,
    below10: lost.filter((share) => share < TENTH).length,
    least: quantile(lost, 0, 3),
    p50: quantile(lost, 0.5, 3),
  };
  console.log(JSON.stringify(report));
}
