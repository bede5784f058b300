import { playableBook, randomDeck, type SetCode, starterDeck } from '#cards';
import { dice, type Dice, type Engine, type SeatSetup, type Setup } from '#rules';
import { legalDecks } from './legal-decks.js';
import { withSecondLeader } from './second-leader.js';

export interface Range {
  readonly fewest: number;
  readonly most: number;
}

/** The number of players of the n-th game: all numbers of the range in turn. */
const playersOf = ({ fewest, most }: Range, n: number): number =>
  fewest + (n % (most - fewest + 1));

const twinSuns = ({ book }: Engine, roll: Dice, players: number): Setup => ({
  twinSuns: true,
  players: Array.from({ length: players }, () =>
    withSecondLeader(book, randomDeck(book, roll), roll),
  ),
});

/** Every other game is played with random decks of all playable cards. */
export const mixedSetup = (
  engine: Engine,
  range: Range,
  { n, isTwinSuns }: { readonly n: number; readonly isTwinSuns: boolean },
): Setup => {
  const roll = dice(n * 7919);
  const players = playersOf(range, n);
  if (isTwinSuns) return twinSuns(engine, roll, Math.max(players, 3));
  if (n % 2 === 0 && players === 2)
    return { players: [starterDeck('luke'), starterDeck('vader')] as SeatSetup[] };
  return { players: Array.from({ length: players }, () => randomDeck(playableBook(), roll)) };
};

/** Games between legal decks of one set; each depends on the ones before. */
export const legalSetups = (seed: number, set: SetCode, range: Range): ((n: number) => Setup) => {
  const nextDeck = legalDecks(dice(seed), set);
  return (n) => ({ players: Array.from({ length: playersOf(range, n) }, nextDeck) });
};
