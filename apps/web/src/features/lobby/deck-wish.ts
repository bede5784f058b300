import {
  type BoxDeck,
  boxDecks,
  type PracticeDeck,
  type PracticeDeckFault,
  practiceDeckFault,
} from '#contracts';
import { ApiFailure } from '../../api/http.js';

/** The kinds of decks, in the order in which they are offered. */
export const wishes = ['luke', 'vader', 'starter', 'random', 'text'] as const;

/** The kinds for Twin Suns: no starter decks, because those have one leader. */
export const twinSunsWishes = ['random', 'text'] as const;

/** The state of the form; a pasted list is kept while another kind is selected. */
export interface DeckWish {
  readonly kind: (typeof wishes)[number];
  readonly text: string;
  /** The last chosen starter deck; undefined: the newest one. */
  readonly starter?: BoxDeck;
}

export const newestStarter: BoxDeck = boxDecks.at(-1)?.name ?? 'ash-luke-skywalker';

/** The chosen deck in the form that the server takes; null while the list is empty. */
export const deckOf = ({ kind, text, starter = newestStarter }: DeckWish): PracticeDeck | null => {
  if (kind === 'random') return { kind };
  if (kind === 'text') return text.trim() === '' ? null : { kind, text };
  return { kind: 'starter', name: kind === 'starter' ? starter : kind };
};

/** Which deck a refusal is about and why; null for every other failure. */
export const faultOf = (failure: unknown): PracticeDeckFault | null =>
  failure instanceof ApiFailure && failure.code.startsWith('practice/deck-')
    ? (practiceDeckFault.safeParse(failure.data).data ?? null)
    : null;
