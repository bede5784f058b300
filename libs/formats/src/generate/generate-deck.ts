import {
  knownCards,
  deckConstructionChange,
  type Aspect,
  type CardFacts,
  type CardId,
  type CardType,
} from '#cards';
import { seededRandom, type Random } from '#chance';
import { costColumnOf } from '#vocabulary';
import { checkCard } from '../construction/checks/legal-cards.js';
import { copiesAllowed } from '../construction/checks/copies.js';
import { areOpposed } from '../construction/checks/twin-suns-leaders.js';
import type { FormatRules } from '../construction/format-rules.js';
import { missingIcons } from '../deck/aspects.js';
import { canonicalDeck, cardTotal, type CardCount, type Deck } from '../deck/deck.js';

/** Copies that are already used elsewhere: in the other decks of a trio. */
export type UsedCopies = ReadonlyMap<CardId, number>;

/** Share of the main deck in each of `costColumns`; mostly low costs, as players build. */
const CURVE = [0.12, 0.24, 0.2, 0.16, 0.12, 0.08, 0.08] as const;

/**
 * Limited formats have no copy limit; generated decks stay within what players usually own of a
 * card.
 */
const USUAL_COPIES = 3;
/**
 * Winning decks consist mostly of units, so other cards wait this many times as long for their
 * turn.
 */
const OTHERS_WAIT = 2;
/** Longer than any wait: cards outside the deck's aspects come only if nothing else is left. */
const OUT_OF_ASPECT = 10;

const playable = (card: CardFacts, rules: FormatRules): boolean =>
  card.missing === undefined &&
  (rules.legality === null || checkCard(card, rules.legality, {}).length === 0);

class DeckBuilder {
  private readonly taken: Map<CardId, number>;

  constructor(
    private readonly rules: FormatRules,
    private readonly random: Random,
    used: UsedCopies,
  ) {
    this.taken = new Map(used);
  }

  build(): Deck {
    const leaders = this.leaders();
    const [base] = this.random.shuffle(this.cards('Base'));
    const icons = [...leaders, ...(base ? [base] : [])].flatMap((card) => card.aspects);
    const size =
      this.rules.construction.minimumMain +
      (base ? (deckConstructionChange(base.id).minimumDeck ?? 0) : 0);
    const queue = this.queue(icons);
    const main = this.fill(queue, size, true);
    const sideboard = this.fill(
      queue,
      Math.min(this.rules.construction.maximumSideboard ?? 0, 10),
      false,
    );
    const once = (card: CardFacts): CardCount => ({ id: card.id, count: 1 });
    return canonicalDeck({
      leaders: leaders.map(once),
      bases: base ? [once(base)] : [],
      main,
      sideboard,
    });
  }

  private cards(...types: CardType[]): CardFacts[] {
    return knownCards().cards.filter(
      (card) => types.includes(card.type) && this.left(card) > 0 && playable(card, this.rules),
    );
  }

  private left(card: CardFacts): number {
    const limit =
      card.type === 'Leader' || card.type === 'Base'
        ? 1
        : copiesAllowed(card.id, this.rules.construction.maximumCopies ?? USUAL_COPIES);
    return Math.min(limit, USUAL_COPIES) - (this.taken.get(card.id) ?? 0);
  }

  private leaders(): CardFacts[] {
    const chosen: CardFacts[] = [];
    for (const leader of this.random.shuffle(this.cards('Leader'))) {
      if (chosen.length < this.rules.construction.leaders && !areOpposed([...chosen, leader]))
        chosen.push(leader);
    }
    return chosen;
  }

  /**
   * All cards in order of preference: in aspect first, units earlier than others, otherwise random.
   */
  private queue(icons: readonly Aspect[]): CardFacts[] {
    return this.cards('Unit', 'Event', 'Upgrade')
      .map((card) => ({
        card,
        turn:
          this.random.fraction() * (card.type === 'Unit' ? 1 : OTHERS_WAIT) +
          (missingIcons(card, icons) === 0 ? 0 : OUT_OF_ASPECT),
      }))
      .sort((a, b) => a.turn - b.turn)
      .map(({ card }) => card);
  }

  /** Takes cards from the queue up to a size, along the curve first and then in order. */
  private fill(queue: readonly CardFacts[], size: number, alongCurve: boolean): CardCount[] {
    const cards: CardCount[] = [];
    const room = CURVE.map((share) => (alongCurve ? Math.round(share * size) : 0));
    for (const card of queue) {
      const column = costColumnOf(card);
      const count = this.take(card, Math.min(room[column] ?? 0, size - cardTotal(cards)));
      room[column] = (room[column] ?? 0) - count;
      if (count > 0) cards.push({ id: card.id, count });
    }
    for (const card of queue) {
      const count = this.take(card, size - cardTotal(cards));
      if (count > 0) cards.push({ id: card.id, count });
    }
    return cards;
  }

  private take(card: CardFacts, wanted: number): number {
    const count = Math.max(0, Math.min(wanted, this.left(card)));
    if (count > 0) this.taken.set(card.id, (this.taken.get(card.id) ?? 0) + count);
    return count;
  }
}

/**
 * A legal deck for simulations and demos: random leader and base, cards in their aspects along a
 * sensible curve. The same seed and rules give the same deck.
 * @param used copies that are no longer available.
 */
export const generateDeck = (
  seed: string,
  rules: FormatRules,
  used: UsedCopies = new Map(),
): Deck => new DeckBuilder(rules, seededRandom(seed), used).build();

/**
 * Three decks for a Trilogy match that share no leader and no base and keep the copy limit together
 * (CR 9.3.2B).
 */
export const generateTrio = (seed: string, rules: FormatRules): readonly [Deck, Deck, Deck] => {
  const used = new Map<CardId, number>();
  const next = (number: number): Deck => {
    const deck = generateDeck(`${seed}/${number}`, rules, used);
    for (const { id, count } of [...deck.leaders, ...deck.bases, ...deck.main])
      used.set(id, (used.get(id) ?? 0) + count);
    return deck;
  };
  return [next(1), next(2), next(3)];
};
