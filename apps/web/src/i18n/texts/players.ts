import type { Texts } from '../pairs.js';

export const players = {
  place: ['Place {{rank}}', 'Puesto {{rank}}'],
  decks: ['Decks', 'Mazos'],
  decksClosed: [
    'The decks of this event are not public.',
    'Los mazos de este evento no son públicos.',
  ],
} as const satisfies Texts;
