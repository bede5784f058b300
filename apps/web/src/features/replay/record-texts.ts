import { addTexts } from '../../i18n/index.js';

/** What only those need who open a file or a record of another site. */
await addTexts('pages');
