import { token } from '#platform';
import type { StreamHub } from '../live/stream-hub.js';

/** Notifies those who look at a tournament's webhooks. */
export const WEBHOOK_HUB = token<StreamHub>('WebhookHub');
