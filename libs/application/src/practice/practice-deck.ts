import { isRefusal, type Refusal } from '#aggregate';
import { conflictRefusal } from '../refusals.js';
import { catalogueInForce, knownCards, starterDeck } from '#cards';
import type { PracticeDeck } from '#contracts';
import {
  canonicalDeck,
  countCards,
  type Deck,
  formatRules,
  generateDeck,
  hasErrors,
  parseDeck,
  type UsedCopies,
  validateDeck,
} from '#formats';
import type { PracticeSide, TableDeck } from '#match';
import { deckView } from '#read-models';
import { asTableDeck } from '../table/registered-decks.js';

/** More than any deck may hold: a card that the engine cannot play yet counts as used up. */
const usedUp = 1_000;
const unplayable = (): UsedCopies => {
  const catalogue = catalogueInForce();
  return new Map(
    knownCards()
      .cards.filter(({ id }) => !catalogue.isPlayable(id))
      .map(({ id }) => [id, usedUp]),
  );
};

const fromText = (text: string, side: PracticeSide): Deck | Refusal => {
  const { deck: read, problems } = parseDeck(text);
  const list = canonicalDeck(read);
  if (!hasErrors(problems)) return list;
  const { problems: told } = deckView(
    list,
    { legal: false, problems },
    { revision: 0, submittedAt: null },
  );
  return conflictRefusal('practice/deck-unreadable', { side, problems: told });
};

/** The engine's form of a deck, turned into a list that can be submitted. */
export const asList = ({ leaders, base, deck }: TableDeck): Deck =>
  canonicalDeck({
    leaders: countCards(leaders),
    bases: countCards([base]),
    main: countCards(deck),
    sideboard: [],
  });

interface Bringing {
  readonly side: PracticeSide;
  /** Decides everything random. */
  readonly seed: string;
  /** ISO 8601; random lists are legal on that day. */
  readonly at: string;
  /** The format of random lists; omitted: cards of every set. */
  readonly format?: 'premier' | 'eternal';
}

/**
 * The requested list. A random one is legal and holds only playable cards; the same seed gives the
 * same list.
 */
const listOf = (
  asked: PracticeDeck,
  { side, seed, at, format = 'eternal' }: Bringing,
): Deck | Refusal => {
  switch (asked.kind) {
    case 'text':
      return fromText(asked.text, side);
    case 'random':
      return generateDeck(`${seed}/${side}`, formatRules(format, { on: at }), unplayable());
    case 'starter': {
      const deck = starterDeck(asked.name);
      if (!deck) throw new Error(`no starter deck ${asked.name}`);
      return asList(deck);
    }
  }
};

/**
 * What the rules engine requires of a Twin Suns deck (CR 12.3.1); size and copies are not checked
 * for practice.
 */
const ofTheLeaders = new Set(['deck/leader-count', 'deck/same-leader', 'deck/opposed-leaders']);

/**
 * A deck for a game of Twin Suns in the engine's form, random or pasted, with two leaders that go
 * together.
 */
export const twinSunsDeckOf = (
  asked: PracticeDeck,
  { side, seed, at }: Bringing,
): TableDeck | Refusal => {
  const rules = formatRules('twin-suns', { on: at, pool: 'eternal' });
  const list =
    asked.kind === 'random'
      ? generateDeck(`${seed}/${side}`, rules, unplayable())
      : listOf(asked, { side, seed, at });
  if (isRefusal(list)) return list;
  const problems = validateDeck(list, rules).problems.filter(({ code }) => ofTheLeaders.has(code));
  if (problems.length === 0) return playable(list, side);
  const told = deckView(list, { legal: false, problems }, { revision: 0, submittedAt: null });
  return conflictRefusal('practice/deck-not-twin-suns', { side, problems: told.problems });
};

/**
 * A deck for a game of Twin Suns among people: a pasted list must be legal in the format, with
 * cards of every set.
 */
export const legalTwinSunsDeckOf = (
  asked: PracticeDeck,
  bringing: Bringing,
): TableDeck | Refusal => {
  const rules = formatRules('twin-suns', { on: bringing.at, pool: 'eternal' });
  if (asked.kind === 'random') return twinSunsDeckOf(asked, bringing);
  const list = listOf(asked, bringing);
  if (isRefusal(list)) return list;
  const verdict = validateDeck(list, rules);
  if (!hasErrors(verdict.problems)) return playable(list, bringing.side);
  const { problems } = deckView(list, verdict, { revision: 0, submittedAt: null });
  return conflictRefusal('practice/deck-illegal', { side: bringing.side, problems });
};

/** The requested list including its sideboard, if the engine can play it. */
export const practiceListOf = (asked: PracticeDeck, bringing: Bringing): Deck | Refusal => {
  const list = listOf(asked, bringing);
  if (isRefusal(list)) return list;
  const played = playable(list, bringing.side);
  return isRefusal(played) ? played : list;
};

const playable = (list: Deck, side: PracticeSide): TableDeck | Refusal => {
  const { deck, state, unknown } = asTableDeck(list);
  if (deck) return deck;
  return state === 'missing'
    ? conflictRefusal('practice/deck-incomplete', { side })
    : conflictRefusal('practice/deck-not-playable', { side, cards: unknown });
};

/** The requested deck in the engine's form. */
export const practiceDeckOf = (asked: PracticeDeck, bringing: Bringing): TableDeck | Refusal => {
  // Prepared deals depend on the order of the cards in a starter deck.
  const starter = asked.kind === 'starter' ? starterDeck(asked.name) : null;
  if (starter) return starter;
  const list = listOf(asked, bringing);
  return isRefusal(list) ? list : playable(list, bringing.side);
};
