import { addTexts } from '../i18n/index.js';

/**
 * Loads the texts that a board needs besides those of the first view. May be called again after a
 * failure.
 */
export const bringTableRest = (): Promise<void> => addTexts('boards');
