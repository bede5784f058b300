/**
 * Legal decks of one set: cards that have waited longest come first, so that every card is in some
 * deck soon.
 */
import {
  allCards,
  type Aspect,
  type CardFacts,
  type CardId,
  type CardType,
  isPlayable,
  type SetCode,
} from '#cards';
import { canonicalDeck, type Deck, premierRules } from '#formats';
import type { Dice, SeatSetup } from '#rules';

/** The first day of Premier, when only Spark of Rebellion was legal. */
export const sparkRules = premierRules({ on: '2024-03-08' });

const COPIES = 3;
/** A card with aspect penalties waits so many decks longer than others. */
const OUT_OF_ASPECT = 2;

export const deckOf = ({ leaders, base, deck }: SeatSetup): Deck =>
  canonicalDeck({
    leaders: leaders.map((id) => ({ id, count: 1 })),
    bases: [{ id: base, count: 1 }],
    main: deck.map((id) => ({ id, count: 1 })),
    sideboard: [],
  });

/** Whether every icon of the card is provided by these, a double icon by two. */
function fits(card: CardFacts, icons: readonly Aspect[]): boolean {
  const left = [...icons];
  return card.aspects.every((a) => left.includes(a) && left.splice(left.indexOf(a), 1).length > 0);
}

export const cardsOf = (set: SetCode): readonly CardFacts[] =>
  allCards.filter((c) => c.id.startsWith(`${set}_`) && isPlayable(c.id));

/**
 * @returns a function that makes one more deck with every call; the same dice give the same decks.
 */
export function legalDecks(roll: Dice, set: SetCode = 'SOR'): () => SeatSetup {
  const playable = allCards.filter((c) => isPlayable(c.id));
  /** For a product without leaders or bases of its own: those of all sets. */
  const ofType = (...types: CardType[]): readonly CardFacts[] => {
    const own = cardsOf(set).filter((c) => types.includes(c.type));
    return own.length > 0 ? own : playable.filter((c) => types.includes(c.type));
  };
  const [leaders, bases, main] = [
    ofType('Leader'),
    ofType('Base'),
    ofType('Unit', 'Event', 'Upgrade'),
  ];
  const rest = playable.filter(
    (c) => c.type !== 'Leader' && c.type !== 'Base' && !c.id.startsWith(`${set}_`),
  );
  const dealt = new Map<CardId, number>();
  const waiting = (cards: readonly CardFacts[], icons?: readonly Aspect[]): CardFacts[] =>
    cards
      .map((card) => ({
        card,
        turn:
          (dealt.get(card.id) ?? 0) +
          (icons && !fits(card, icons) ? OUT_OF_ASPECT : 0) +
          roll(1000) / 1000,
      }))
      .sort((a, b) => a.turn - b.turn)
      .map(({ card }) => card);
  const deal = ({ id }: CardFacts): CardId => {
    dealt.set(id, (dealt.get(id) ?? 0) + 1);
    return id;
  };
  const size = sparkRules.construction.minimumMain;
  return () => {
    const [leader, base] = [waiting(leaders)[0] as CardFacts, waiting(bases)[0] as CardFacts];
    const icons = [...leader.aspects, ...base.aspects];
    const wanted = Math.ceil(size / COPIES);
    const own = waiting(main, icons).slice(0, wanted);
    const others = own.length < wanted ? waiting(rest, icons).slice(0, wanted - own.length) : [];
    const chosen = [...own, ...others].map(deal);
    return {
      leaders: [deal(leader)],
      base: deal(base),
      deck: chosen.flatMap((id) => Array<CardId>(COPIES).fill(id)).slice(0, size),
    };
  };
}
