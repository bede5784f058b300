import { addTexts } from '../../i18n/index.js';

/**
 * What every page but the first views needs beside itself: the
 * rest of the texts. May be asked again where it did not come.
 */
export const bringRest = (): Promise<void> => addTexts('boards', 'players', 'pages', 'staff');
