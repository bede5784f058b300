import type { ProjectionStore } from '#event-store';
import { type Histogram, type Redis, token } from '#platform';

/** Tokens that only the worker has; the others are in `libs/infrastructure`. */
export const QUEUE_CONNECTION = token<Redis>('QueueConnection');
export const PROJECTIONS = token<ProjectionStore>('ProjectionStore');
export const JOB_DURATIONS = token<Histogram<'job' | 'outcome'>>('JobDurations');

/** Notifies open pages that the webhook deliveries of a tournament have changed. */
export const ANNOUNCE_DELIVERIES = token<(eventId: string) => void>('AnnounceDeliveries');
