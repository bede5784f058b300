import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';
import type { TableLines } from '../tables/table-lines.js';

/** Tells those who look at a game between two people of no event. */
export const DUEL_HUB = token<StreamHub>('DuelHub');

/** Tells them besides who is there and, if they play, that something was written. */
export const DUEL_LINES = token<TableLines>('DuelLines');
