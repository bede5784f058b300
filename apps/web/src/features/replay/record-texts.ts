import { addTexts } from '../../i18n/index.js';

/**
 * Texts that few readers of replays need: for opening a file or a window beside the board. Imported
 * for this effect.
 */
await addTexts('pages');
