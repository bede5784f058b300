import { eventStatuses, type EventStatus } from './event-status.js';

/**
 * The state of an event as far as it decides what may be done in it. `reopened`: it was finished
 * and runs again to be corrected. `handed-over`: it goes on at another server, whatever its status
 * here. An archived event is only stored in another form and keeps its state.
 */
export const lifecycles = [...eventStatuses, 'reopened', 'handed-over'] as const;
export type Lifecycle = (typeof lifecycles)[number];

/**
 * What the lifecycle of an event follows from; a caller that knows that it was handed over need not
 * know to whom.
 */
export interface EventStage {
  readonly status: EventStatus | 'none';
  readonly reopened: boolean;
  readonly handedOver: object | boolean | null;
}

/** Null if there is no event. */
export const lifecycleOf = ({ status, reopened, handedOver }: EventStage): Lifecycle | null => {
  if (status === 'none') return null;
  if (handedOver) return 'handed-over';
  return status === 'running' && reopened ? 'reopened' : status;
};

const beforeStart: readonly Lifecycle[] = ['draft', 'registration', 'closed'];
const unplayed: readonly Lifecycle[] = [...beforeStart, 'running'];
const unfinished: readonly Lifecycle[] = [...unplayed, 'reopened'];
const here: readonly Lifecycle[] = [...unfinished, 'finished', 'cancelled'];

/**
 * The lifecycles in which each kind of thing may be done; commands are decided by them, and buttons
 * are shown by them.
 */
export const stages = {
  beforeStart,
  /**
   * What drafts, pools and late seats depend on is published at the end of the event and is not
   * created again.
   */
  running: ['running'],
  /** Matches and what is played in them; a reopened event is corrected here too. */
  playing: ['running', 'reopened'],
  unplayed,
  unfinished,
  onlyFinished: ['finished'],
  /** Also after the end of the event: staff, and announcements to people. */
  here,
  /**
   * Also after the event went to another server: creating its file again, taking it back, and
   * requests to erase personal data.
   */
  everywhere: [...here, 'handed-over'],
} satisfies Readonly<Record<string, readonly Lifecycle[]>>;

/** Whether that may be done in the event now. */
export const standsIn = (event: EventStage, stage: keyof typeof stages): boolean => {
  const where: readonly Lifecycle[] = stages[stage];
  const at = lifecycleOf(event);
  return at !== null && where.includes(at);
};
