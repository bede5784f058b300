import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Tells those who watch a game on screen. */
export const TABLE_HUB = token<StreamHub>('TableHub');

/** Tells those of them who may read it that something was written there. */
export const CHAT_HUB = token<StreamHub>('ChatHub');
