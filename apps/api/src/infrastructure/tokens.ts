import type { Queue } from 'bullmq';
import type { ModelReader } from '#event-store';
import { token } from '#platform';

/** Tokens that only the API has; the others are in `libs/infrastructure`. */
export const MODEL_READER = token<ModelReader>('ModelReader');
export const JOB_QUEUE = token<Queue>('JobQueue');
export const DELIVERY_QUEUE = token<Queue>('DeliveryQueue');
