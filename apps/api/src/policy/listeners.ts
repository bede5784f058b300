import type { PushSort } from '#contracts';
import { judges, type Grant } from '#application';

/** Who may subscribe to push messages: about their own seat, and about calls to the floor. */
export const listenerPolicy: { readonly [S in PushSort]: readonly Grant[] } = {
  seat: ['self'],
  floor: judges,
};
