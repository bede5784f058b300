import type { Brought } from '#game';
import { refusalFailure } from '../failure/request-failure.js';

/** What one side brings to a game that describes its board itself. Throws the refusal, which names the side and what is wrong with its list. */
export const acceptedList = (
  brought: Brought,
  side: 'person' | 'bot',
): Extract<Brought, { readonly kind: 'brought' }> => {
  switch (brought.kind) {
    case 'brought':
      return brought;
    case 'unreadable':
      throw refusalFailure({
        code: 'practice/deck-unreadable',
        data: { side, texts: brought.problems },
      });
    case 'not-playable':
      throw refusalFailure({
        code: 'practice/deck-not-playable',
        data: { side, cards: brought.cards },
      });
  }
};
