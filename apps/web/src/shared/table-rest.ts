import { addTexts } from '../i18n/index.js';

/** What a board needs beside the first view: the texts of players. The rest comes behind it. */
await addTexts('players');
