import type { EventView } from '#contracts';

type Stage = Pick<EventView, 'status'>;

/** Who comes is still being settled. */
export const isBeforeStart = ({ status }: Stage): boolean =>
  status === 'draft' || status === 'registration' || status === 'closed';

/** Nothing is entered any more, unless a finished event is reopened. */
export const isOver = ({ status }: Stage): boolean =>
  status === 'finished' || status === 'cancelled';
