import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Tells those who draft or watch a pod. */
export const POD_HUB = token<StreamHub>('PodHub');
