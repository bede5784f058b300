import { addTexts } from '../../i18n/index.js';

/** What few people need at a replay: who opens a file, and who opens a window beside the board. */
await addTexts('pages');
