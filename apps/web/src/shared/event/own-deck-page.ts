import type { EventView } from '#contracts';
import { isLimited } from '../limited/limited.js';

/**
 * The page on which players submit what they play: three decks, a deck built from their pool, or
 * one deck.
 */
export const ownDeckPage = ({ format }: Pick<EventView, 'format'>) =>
  format === 'trilogy'
    ? '/e/:eventId/trio'
    : isLimited(format)
      ? '/e/:eventId/pool'
      : '/e/:eventId/deck';
