import { addTexts } from '../../i18n/index.js';

/** What every page but the first views needs beside itself: the rest of the texts. */
await addTexts('boards', 'players', 'pages', 'staff');
