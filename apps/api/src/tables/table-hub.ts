import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Tells those who watch a game on screen. */
export const TABLE_HUB = token<StreamHub>('TableHub');
