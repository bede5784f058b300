/** The statuses of an event in their order. */
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

/** Whether nothing more can be entered, unless a finished event is reopened. */
export const isOver = ({ status }: Staged): boolean =>
  status === 'finished' || status === 'cancelled';
