import { canonicalId, cardById, type CardFacts, type CardId } from '#cards';
import { canonicalDeck, type CardCount, type Deck, type DeckSection } from '../deck/deck.js';
import type { DeckPlace } from '../deck/problem.js';
import type { FormatRules } from './format-rules.js';

/** The place of a card in the text from which the deck was read. */
export interface CardPlace {
  readonly section: DeckSection;
  readonly id: CardId;
  readonly place: DeckPlace;
}

/**
 * What a player opened or drafted, and the sets whose common bases they may use; limited decks are
 * built from it (CR 10.2, 10.3).
 */
export interface CardPool {
  readonly sets: readonly string[];
  readonly cards: readonly CardCount[];
}

export interface CheckOptions {
  /** From `parseDeck`: lets problems refer to lines. */
  readonly places?: readonly CardPlace[];
  readonly pool?: CardPool;
}

interface KnownCard {
  readonly card: CardFacts;
  readonly count: number;
}

/** A deck with its facts looked up, as all checks receive it. */
export interface DeckUnderCheck {
  readonly deck: Deck;
  readonly rules: FormatRules;
  readonly pool: CardPool | null;
  /** Cards with facts, by section; a card without facts is reported once, by the section check. */
  readonly known: Readonly<Record<DeckSection, readonly KnownCard[]>>;
  readonly placeOf: (section: DeckSection, id: CardId) => DeckPlace;
}

const knownCards = (cards: readonly CardCount[]): KnownCard[] =>
  cards.flatMap(({ id, count }) => {
    const card = cardById(id);
    return card ? [{ card, count }] : [];
  });

/** The first place of each card. */
const placesByCard = (places: readonly CardPlace[]): DeckUnderCheck['placeOf'] => {
  const found = new Map<string, DeckPlace>();
  for (const { section, id, place } of places) {
    const card = `${section} ${canonicalId(id)}`;
    if (!found.has(card)) found.set(card, place);
  }
  return (section, id) => found.get(`${section} ${id}`) ?? {};
};

export const underCheck = (
  deck: Deck,
  rules: FormatRules,
  { places = [], pool }: CheckOptions,
): DeckUnderCheck => {
  const canonical = canonicalDeck(deck);
  return {
    deck: canonical,
    rules,
    pool: pool ?? null,
    known: {
      leaders: knownCards(canonical.leaders),
      bases: knownCards(canonical.bases),
      main: knownCards(canonical.main),
      sideboard: knownCards(canonical.sideboard),
    },
    placeOf: placesByCard(places),
  };
};
