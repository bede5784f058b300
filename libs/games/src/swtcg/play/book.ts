import type { SwtcgCard } from '../card.js';
import { bookOf } from '../engine/book.js';
import type { Book } from '../engine/machine.js';
import { allCards, isPlayable } from '../facts/catalogue.js';

/** Cards that the engine can play completely; all others are reported as not playable. */
export const playableCards: readonly SwtcgCard[] = allCards.filter(isPlayable);

/** The cards that games on screen are played with. */
export const starterBook: Book = bookOf(playableCards);
