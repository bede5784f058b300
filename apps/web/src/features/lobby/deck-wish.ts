import {
  type BoxDeck,
  boxDecks,
  type PracticeDeck,
  type PracticeDeckFault,
  practiceDeckFault,
} from '#contracts';
import { ApiFailure } from '../../api/http.js';

/** The decks one may wish for, in the order they are offered. */
export const wishes = ['luke', 'vader', 'starter', 'random', 'text'] as const;

/** Decks for Twin Suns: the starter decks have one leader. */
export const twinSunsWishes = ['random', 'text'] as const;

/** What stands in the form; a pasted list is kept while another deck is looked at. */
export interface DeckWish {
  readonly kind: (typeof wishes)[number];
  readonly text: string;
  /** The starter deck chosen last; the newest box where none was. */
  readonly starter?: BoxDeck;
}

export const newestStarter: BoxDeck = boxDecks.at(-1)?.name ?? 'ash-luke-skywalker';

/** The wish as the server takes it; null while the list is still empty. */
export const deckOf = ({ kind, text, starter = newestStarter }: DeckWish): PracticeDeck | null => {
  if (kind === 'random') return { kind };
  if (kind === 'text') return text.trim() === '' ? null : { kind, text };
  return { kind: 'starter', name: kind === 'starter' ? starter : kind };
};

/** Which deck a refusal is about, and what is wrong with it; null for every other failure. */
export const faultOf = (failure: unknown): PracticeDeckFault | null =>
  failure instanceof ApiFailure && failure.code.startsWith('practice/deck-')
    ? (practiceDeckFault.safeParse(failure.data).data ?? null)
    : null;
