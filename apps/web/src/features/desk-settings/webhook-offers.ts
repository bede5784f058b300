import type { Webhook } from '#contracts';
import type { WebhookAction } from '../../api/webhooks.js';

type Offered = Exclude<WebhookAction['name'], 'redeliver'>;

/** What can be done with a receiver now: the buttons of its panel are drawn from it. */
export const webhookOffers = ({ status }: Pick<Webhook, 'status'>): readonly Offered[] =>
  status === 'active' ? ['test', 'pause', 'remove'] : ['resume', 'remove'];
