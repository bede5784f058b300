import { refused } from '../failure/request-failure.js';
import { allCards, isPlayable, starterDeck } from '#cards';
import type { PracticeDeck } from '#contracts';
import {
  canonicalDeck,
  formatRules,
  generateDeck,
  hasErrors,
  parseDeck,
  type UsedCopies,
} from '#formats';
import type { PracticeSide, TableDeck } from '#match';
import { deckView } from '#read-models';
import { asTableDeck } from '../table/registered-decks.js';

/** More than any deck may hold: what the engine cannot play yet counts as used up. */
const usedUp = 1_000;
const unplayable = (): UsedCopies =>
  new Map(allCards.filter(({ id }) => !isPlayable(id)).map(({ id }) => [id, usedUp]));

const fromText = (text: string, side: PracticeSide): TableDeck => {
  const { deck: read, problems } = parseDeck(text);
  const list = canonicalDeck(read);
  if (hasErrors(problems)) {
    const { problems: told } = deckView(
      list,
      { legal: false, problems },
      { revision: 0, submittedAt: null },
    );
    throw refused({ code: 'practice/deck-unreadable', data: { side, problems: told } });
  }
  const { deck, state, unknown } = asTableDeck(list);
  if (deck) return deck;
  throw state === 'missing'
    ? refused({ code: 'practice/deck-incomplete', data: { side } })
    : refused({ code: 'practice/deck-not-playable', data: { side, cards: unknown } });
};

/** A legal deck of playable cards of every set; the same seed makes the same one. */
const atRandom = (seed: string, at: string): TableDeck => {
  const { deck } = asTableDeck(
    generateDeck(seed, formatRules('eternal', { on: at }), unplayable()),
  );
  if (!deck) throw new Error('no deck can be made of the playable cards');
  return deck;
};

/** The deck that was asked for, as the engine takes it. `seed` decides what is random, `at` (ISO 8601) by which day's rules it is legal. */
export const practiceDeckOf = (
  asked: PracticeDeck,
  { side, seed, at }: { readonly side: PracticeSide; readonly seed: string; readonly at: string },
): TableDeck => {
  switch (asked.kind) {
    case 'text':
      return fromText(asked.text, side);
    case 'random':
      return atRandom(`${seed}/${side}`, at);
    case 'starter': {
      const deck = starterDeck(asked.name);
      if (!deck) throw new Error(`no starter deck ${asked.name}`);
      return deck;
    }
  }
};
