/** What an event is at, from its first word to its last. */
export const eventStatuses = [
  'draft',
  'registration',
  'closed',
  'running',
  'finished',
  'cancelled',
] as const;
export type EventStatus = (typeof eventStatuses)[number];

interface Staged {
  readonly status: string;
}

/** Nothing is entered any more, unless a finished event is reopened. */
export const isOver = ({ status }: Staged): boolean =>
  status === 'finished' || status === 'cancelled';
