import type { Webhook } from '#contracts';

type Offered = 'test' | 'pause' | 'resume' | 'remove';

/** What can be done with a receiver now: the buttons of its panel are drawn from it. */
export const webhookOffers = ({ status }: Pick<Webhook, 'status'>): readonly Offered[] =>
  status === 'active' ? ['test', 'pause', 'remove'] : ['resume', 'remove'];
