import type { CardBook } from '#rules';
import { bookOf } from '../behaviour/book.js';
import type { CardContent } from '../content.js';
import { type CardIndex, indexCards } from '../facts/card-index.js';
import type { LegalityManifest } from '../legality/legality-entry.js';

/**
 * All cards as they are while certain bundles are in force on top of the built-in content.
 * Immutable; its parts are computed on demand.
 */
export class Catalogue {
  #cards: CardIndex | null = null;
  #book: CardBook | null = null;
  #playable: ReadonlySet<string> | null = null;

  constructor(
    /** Digests of the bundles, in the order in which they are layered over the built-in content. */
    readonly bundles: readonly string[],
    readonly content: CardContent,
  ) {}

  get cards(): CardIndex {
    return (this.#cards ??= indexCards(this.content));
  }

  /** The cards in the form of the engine. */
  get book(): CardBook {
    return (this.#book ??= bookOf(this.cards.cards, this.content.behaviours));
  }

  get legality(): LegalityManifest {
    return { version: this.bundles.join(' '), entries: this.content.legality };
  }

  /** Codes of the sets whose boosters are opened in Sealed and Draft, in order of release. */
  get boosterSets(): readonly string[] {
    return this.content.sets.filter(({ boosters }) => boosters).map(({ code }) => code);
  }

  /** Whether a card can be played by the engine; reprints share the behaviour of their earliest printing. */
  isPlayable(id: string): boolean {
    this.#playable ??= new Set(this.content.behaviours.map((behaviour) => behaviour.id));
    return this.#playable.has(this.cards.reprints.get(id) ?? id);
  }
}
