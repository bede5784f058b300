import { addTexts } from '../../i18n/index.js';

/**
 * Texts that only replays need; no board loads them before a replay is opened. Imported for this
 * effect.
 */
await addTexts('replays');
