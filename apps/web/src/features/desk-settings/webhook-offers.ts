import type { Webhook } from '#contracts';

type Offered = 'test' | 'pause' | 'resume' | 'remove';

/** The possible actions on a webhook; the buttons of its panel are drawn from them. */
export const webhookOffers = ({ status }: Pick<Webhook, 'status'>): readonly Offered[] =>
  status === 'active' ? ['test', 'pause', 'remove'] : ['resume', 'remove'];
