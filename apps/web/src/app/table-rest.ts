import { addTexts } from '../i18n/index.js';

/**
 * What a board needs beside the first view: the texts of games on screen.
 * The rest comes behind it. May be asked again where it did not come.
 */
export const bringTableRest = (): Promise<void> => addTexts('boards');
