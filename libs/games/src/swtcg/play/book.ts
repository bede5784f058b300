import type { SwtcgCard } from '../card.js';
import { bookOf } from '../engine/book.js';
import type { Book } from '../engine/machine.js';
import { allCards, isPlayable } from '../facts/catalogue.js';

/** Cards that the engine plays whole; all others are named as not playable. */
export const playableCards: readonly SwtcgCard[] = allCards.filter(isPlayable);

/** The cards that games are played with. */
export const starterBook: Book = bookOf(playableCards);
