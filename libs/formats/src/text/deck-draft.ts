import { similarNames } from '#cards';
import type { CardPlace } from '../construction/deck-under-check.js';
import {
  canonicalDeck,
  deckSections,
  type CardCount,
  type Deck,
  type DeckSection,
} from '../deck/deck.js';
import { problem, type DeckPlace, type DeckProblem } from '../deck/problem.js';
import { labelOf } from '../deck/label.js';

/** Finding similar names takes about a millisecond each, and nobody reads more suggestions. */
const MAX_SUGGESTIONS = 12;

/** Adds names that may be meant to the first unknown names. */
function withSuggestions(problems: readonly DeckProblem[]): DeckProblem[] {
  let left = MAX_SUGGESTIONS;
  return problems.map((found) => {
    if (found.code !== 'deck/unknown-card' || left === 0) return found;
    left -= 1;
    const similar = similarNames(found.data.written.split('|', 1)[0] ?? '');
    return similar.length === 0 ? found : { ...found, data: { ...found.data, similar } };
  });
}

/** More problems than this help nobody; one last problem says that there are more. */
const MAX_PROBLEMS = 200;
const MAX_NAME = 80;

export type DeckTextFormat = 'swudb' | 'melee' | 'picklist' | 'unknown';

export interface ParsedDeck {
  readonly format: DeckTextFormat;
  /**
   * The cards that could be read, as earliest printings. Not to be submitted while `problems`
   * contains an error.
   */
  readonly deck: Deck;
  readonly places: readonly CardPlace[];
  readonly problems: readonly DeckProblem[];
  /**
   * Copies in lines that could not be read as a card; null if the number of some line is unknown
   * too.
   */
  readonly unread: number | null;
}

/** A deck that is being read: collects cards, their places and the problems. */
export class DeckDraft {
  private readonly cards: Record<DeckSection, CardCount[]> = {
    leaders: [],
    bases: [],
    main: [],
    sideboard: [],
  };
  private readonly places: CardPlace[] = [];
  private readonly problems: DeckProblem[] = [];
  private readonly totals = new Map<string, number>();
  private name: string | undefined;
  private unread: number | null = 0;

  constructor(private readonly format: DeckTextFormat) {}

  /** `copies`: the number of cards that could not be read because of it, if known. */
  report(found: DeckProblem, copies: number | null = null): void {
    if (found.severity === 'error')
      this.unread = this.unread === null || copies === null ? null : this.unread + copies;
    if (this.problems.length < MAX_PROBLEMS) this.problems.push(found);
    else if (this.problems.length === MAX_PROBLEMS)
      this.problems.push(problem('deck/too-many-problems', { shown: MAX_PROBLEMS }, found.place));
  }

  /**
   * Control and direction characters are removed from names, because they can falsify what a screen
   * shows.
   */
  named(name: string): void {
    const clean = name
      .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
      .trim()
      .slice(0, MAX_NAME);
    if (clean !== '') this.name = clean;
  }

  /** @param id earliest printing. */
  add(section: DeckSection, card: CardCount, place: DeckPlace): void {
    const key = `${section} ${card.id}`;
    const before = this.totals.get(key);
    const total = (before ?? 0) + card.count;
    this.totals.set(key, total);
    if (before !== undefined)
      this.report(
        problem('deck/duplicate-line', { card: labelOf(card.id), total }, place, [card.id]),
      );
    this.cards[section].push(card);
    this.places.push({ section, id: card.id, place });
  }

  finish(): ParsedDeck {
    if (this.isEmpty() && this.problems.length === 0) this.report(problem('deck/empty', {}));
    const deck = canonicalDeck({
      ...this.cards,
      ...(this.name === undefined ? {} : { name: this.name }),
    });
    const problems = withSuggestions(this.problems);
    const { format, places, unread } = this;
    return { format, deck, places, problems, unread };
  }

  isEmpty(): boolean {
    return deckSections.every((section) => this.cards[section].length === 0);
  }
}

/** A part of the input, short enough to show. */
export const excerpt = (written: string): string =>
  written.length > 60 ? `${written.slice(0, 60)}...` : written;
