import type { Queue } from 'bullmq';
import type { ModelReader } from '#event-store';
import { token } from '#platform';

/** What the api alone has; the rest is in `libs/infrastructure`. */
export const MODEL_READER = token<ModelReader>('ModelReader');
export const JOB_QUEUE = token<Queue>('JobQueue');
export const DELIVERY_QUEUE = token<Queue>('DeliveryQueue');
