import type { Refusal } from '#aggregate';
import type { Brought } from '#game';
import { conflictRefusal } from '../refusals.js';

/**
 * The list and setup that one side brings to a game that describes its own board. A refusal names
 * the side and what is wrong with its list.
 */
export const acceptedList = (
  brought: Brought,
  side: 'person' | 'bot',
): Extract<Brought, { readonly kind: 'brought' }> | Refusal => {
  switch (brought.kind) {
    case 'brought':
      return brought;
    case 'unreadable':
      return conflictRefusal('practice/deck-unreadable', { side, texts: brought.problems });
    case 'not-playable':
      return conflictRefusal('practice/deck-not-playable', { side, cards: brought.cards });
  }
};
