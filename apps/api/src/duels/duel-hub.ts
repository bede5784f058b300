import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Tells those who look at a game between two people of no event. */
export const DUEL_HUB = token<StreamHub>('DuelHub');
