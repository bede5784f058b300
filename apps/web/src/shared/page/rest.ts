import { addTexts } from '../../i18n/index.js';

/**
 * Loads the remaining texts, which all pages need except the first views. May be called again after
 * a failure.
 */
export const bringRest = (): Promise<void> => addTexts('boards', 'players', 'pages', 'staff');
