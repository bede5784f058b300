import type { EventView } from '#contracts';
import { isLimited } from './limited.js';

/** Whether a legal deck must be submitted before the start; limited decks are built after it. */
export const needsDeck = ({ format, settings }: Pick<EventView, 'format' | 'settings'>): boolean =>
  settings.deckRequired && !isLimited(format);
