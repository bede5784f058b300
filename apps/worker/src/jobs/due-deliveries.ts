import type { WebhookStore } from '#webhooks';
import { deliverWebhook } from './deliver-webhook.job.js';
import type { JobQueue } from '../queue/job-queue.js';

/** Jobs that the queue is asked to hold at once. */
const AT_ONCE = 200;

/** Has the deliveries made that wait, the most urgent first. */
export const askForDue = async (webhooks: WebhookStore, queue: JobQueue): Promise<void> => {
  const due = await webhooks.due(AT_ONCE);
  await queue.ask(
    due.map(({ endpointId, key, attempt, dueAt }) =>
      deliverWebhook.request({ endpointId, key, attempt }, dueAt),
    ),
  );
};
