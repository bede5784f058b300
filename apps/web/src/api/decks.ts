import type { DeckView } from '#contracts';
import { requestJson } from './http.js';

/** Reads and judges a deck without storing it; with an event, by that event's rules. */
export const checkDeck = (given: { text: string; eventId: string }) =>
  requestJson<{ deck: DeckView }>('/api/decks/check', { method: 'POST', body: given });
