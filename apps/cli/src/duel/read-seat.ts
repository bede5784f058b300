import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { starterDeck } from '#cards';
import { type CardCount, deckProblemText, hasErrors, parseDeck } from '#formats';
import { dice, type SeatSetup } from '#rules';

const eachCopy = (cards: readonly CardCount[]): string[] =>
  cards.flatMap(({ id, count }) => Array.from({ length: count }, () => id));

/** A starter deck by its name, otherwise the deck in a file. */
export const readSeat = (name: string): SeatSetup => {
  const starter = starterDeck(name);
  if (starter) return starter;
  const { deck, problems } = parseDeck(readFileSync(name, 'utf8'));
  const [base] = deck.bases;
  if (!base || hasErrors(problems))
    throw new Error(
      [`${name} cannot be read`, ...problems.map((problem) => deckProblemText(problem, 'en'))].join(
        '\n',
      ),
    );
  return { leaders: eachCopy(deck.leaders), base: base.id, deck: eachCopy(deck.main) };
};

/** The decks of a folder in the order of their names, in SWUDB's list format. */
export const readFolder = (folder: string): SeatSetup[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => readSeat(path.join(folder, name)));

/**
 * Pairs every deck of the folders with another one, in an order determined by the seed: each plays
 * against two.
 */
export const pairsFrom = (
  folders: readonly string[],
  seed: string,
): readonly (readonly [SeatSetup, SeatSetup])[] => {
  const decks = folders.flatMap(readFolder);
  if (decks.length < 2) throw new Error(`fewer than two decks in ${folders.join(', ')}`);
  const roll = dice([...seed].reduce((sum, letter) => 31 * sum + letter.charCodeAt(0), 7));
  const order = decks
    .map((deck) => ({ deck, by: roll(1_000_000) }))
    .sort((one, other) => one.by - other.by)
    .map(({ deck }) => deck);
  return order.map((deck, i) => [deck, order[(i + 1) % order.length] as SeatSetup] as const);
};
