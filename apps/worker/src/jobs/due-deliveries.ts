import type { WebhookStore } from '#webhooks';
import { deliverWebhook } from './deliver-webhook.job.js';
import type { JobQueue } from '../queue/job-queue.js';

/** The maximum number of deliveries requested from the queue at once. */
const AT_ONCE = 200;

/** Requests jobs for the waiting deliveries, the most urgent first. */
export const askForDue = async (webhooks: WebhookStore, queue: JobQueue): Promise<void> => {
  const due = await webhooks.due(AT_ONCE);
  await queue.ask(
    due.map(({ endpointId, key, attempt, dueAt }) =>
      deliverWebhook.request({ endpointId, key, attempt }, dueAt),
    ),
  );
};
