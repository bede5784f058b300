import type { DeckView, LinkedDeck } from '#contracts';
import { requestJson } from './http.js';

/** Parses and checks a deck without storing it; with an event, by that event's rules. */
export const checkDeck = (given: { text: string; eventId: string }) =>
  requestJson<{ deck: DeckView }>('/api/decks/check', { method: 'POST', body: given });

/** The list behind a link to a deck on another site. */
export const readLinkedDeck = (link: string) =>
  requestJson<LinkedDeck>('/api/decks/from-link', { method: 'POST', body: { link } });
