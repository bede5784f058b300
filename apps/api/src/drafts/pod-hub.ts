import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Notifies those who draft in or watch a pod. */
export const POD_HUB = token<StreamHub>('PodHub');
