import { playableBook, randomDeck, type SetCode, starterDeck } from '#cards';
import { dice, type Dice, type Engine, type SeatSetup, type Setup } from '#rules';
import { legalDecks } from './legal-decks.js';

export interface Range {
  readonly fewest: number;
  readonly most: number;
}

/** How many play the game of a number: one count after the other. */
const playersOf = ({ fewest, most }: Range, n: number): number =>
  fewest + (n % (most - fewest + 1));

const agree = (engine: Engine, a: string, b: string): boolean => {
  const icons = [a, b].flatMap((id) => engine.book.cards.get(id)?.aspects ?? []);
  return a !== b && !(icons.includes('Heroism') && icons.includes('Villainy'));
};

/** 12: a second leader that fits the first. */
const twinSuns = (engine: Engine, roll: Dice, players: number): Setup => {
  const leaders = [...engine.book.cards.values()].filter((d) => d.type === 'Leader');
  const side = (): SeatSetup => {
    const deck = randomDeck(engine.book, roll);
    const first = deck.leaders[0] as string;
    const fitting = leaders.filter(({ id }) => agree(engine, first, id));
    return { ...deck, leaders: [first, (fitting[roll(fitting.length)] as { id: string }).id] };
  };
  return { twinSuns: true, players: Array.from({ length: players }, side) };
};

/** Every other game is played with decks thrown together from all playable cards. */
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

/** Games between legal decks of one set, each dealt after the one before. */
export const legalSetups = (seed: number, set: SetCode, range: Range): ((n: number) => Setup) => {
  const nextDeck = legalDecks(dice(seed), set);
  return (n) => ({ players: Array.from({ length: playersOf(range, n) }, nextDeck) });
};
