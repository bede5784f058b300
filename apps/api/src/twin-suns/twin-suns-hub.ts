import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Tells those who look at a game of Twin Suns of no event. */
export const TWIN_SUNS_HUB = token<StreamHub>('TwinSunsHub');
