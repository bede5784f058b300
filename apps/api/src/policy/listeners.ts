import type { PushSort } from '#contracts';
import { judges, type Grant } from '#application';

/** Who may be told on their devices: of their own seat, and of what the floor is called to. */
export const listenerPolicy: { readonly [S in PushSort]: readonly Grant[] } = {
  seat: ['self'],
  floor: judges,
};
