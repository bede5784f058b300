import { addTexts } from '../../i18n/index.js';

/** What only replays need: no board fetches it before somebody opens one. */
await addTexts('replays');
