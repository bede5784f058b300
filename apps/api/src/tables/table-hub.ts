import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Notifies those who watch a game on screen. */
export const TABLE_HUB = token<StreamHub>('TableHub');

/** Notifies those of them who may read the chat of new messages. */
export const CHAT_HUB = token<StreamHub>('ChatHub');
