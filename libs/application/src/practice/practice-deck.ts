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

/** More than any deck may hold: what the engine cannot play yet counts as used up. */
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

/** A deck of the engine as a list that can be handed in. */
export const asList = ({ leaders, base, deck }: TableDeck): Deck =>
  canonicalDeck({
    leaders: countCards(leaders),
    bases: countCards([base]),
    main: countCards(deck),
    sideboard: [],
  });

interface Bringing {
  readonly side: PracticeSide;
  /** Decides what is random. */
  readonly seed: string;
  /** ISO 8601: by which day's rules what is random is legal. */
  readonly at: string;
  /** By which rules it is; of cards of every set where left out. */
  readonly format?: 'premier' | 'eternal';
}

/**
 * The list that was asked for. A random one is legal, of
 * playable cards; the same seed makes the same one.
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
 * What the rules engine asks of a deck of Twin Suns (CR 12.3.1);
 * size and copies are not asked of decks to practise with.
 */
const ofTheLeaders = new Set(['deck/leader-count', 'deck/same-leader', 'deck/opposed-leaders']);

/**
 * A deck for a game of Twin Suns as the engine takes it:
 * two leaders that go together, whether random or pasted.
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
 * A deck for a game of Twin Suns among people: whatever is pasted
 * must be legal by the format's rules, with cards of every set.
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

/** The list that was asked for, sideboard included, if the engine can play it. */
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

/** The same as the engine takes it. */
export const practiceDeckOf = (asked: PracticeDeck, bringing: Bringing): TableDeck | Refusal => {
  // The order of a starter deck's cards is part of prepared deals.
  const starter = asked.kind === 'starter' ? starterDeck(asked.name) : null;
  if (starter) return starter;
  const list = listOf(asked, bringing);
  return isRefusal(list) ? list : playable(list, bringing.side);
};
