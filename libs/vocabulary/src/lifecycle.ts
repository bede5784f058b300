import { eventStatuses, type EventStatus } from './event-status.js';

/**
 * Where an event stands, as far as it decides what may be done in it. `reopened`: it was
 * finished and runs again to be set right. `handed-over`: it goes on at another server, whatever
 * its status here. An archived event is kept in another form only and stays what it was.
 */
export const lifecycles = [...eventStatuses, 'reopened', 'handed-over'] as const;
export type Lifecycle = (typeof lifecycles)[number];

/** What tells where an event stands; whoever knows that it was handed over need not know to whom. */
export interface EventStage {
  readonly status: EventStatus | 'none';
  readonly reopened: boolean;
  readonly handedOver: object | boolean | null;
}

/** Null where there is no event. */
export const lifecycleOf = ({ status, reopened, handedOver }: EventStage): Lifecycle | null => {
  if (status === 'none') return null;
  if (handedOver) return 'handed-over';
  return status === 'running' && reopened ? 'reopened' : status;
};

const beforeStart: readonly Lifecycle[] = ['draft', 'registration', 'closed'];
const unplayed: readonly Lifecycle[] = [...beforeStart, 'running'];
const unfinished: readonly Lifecycle[] = [...unplayed, 'reopened'];
const here: readonly Lifecycle[] = [...unfinished, 'finished', 'cancelled'];

/** Where an event may stand while something is done in it: commands are decided by it, and buttons drawn. */
export const stages = {
  beforeStart,
  /**
   * What a draft, a pool or a late seat rests on was shown to
   * everyone at the end of the event and is not made again.
   */
  running: ['running'],
  /** Matches and what is played in them; what was finished and reopened is set right there too. */
  playing: ['running', 'reopened'],
  unplayed,
  unfinished,
  onlyFinished: ['finished'],
  /** Also once it is over: who is staff, and what people are told. */
  here,
  /**
   * Also after it went to another server: its file made
   * again, the way back, and what people ask to be erased.
   */
  everywhere: [...here, 'handed-over'],
} satisfies Readonly<Record<string, readonly Lifecycle[]>>;

/** Whether an event stands where something may be done in it. */
export const standsIn = (event: EventStage, stage: keyof typeof stages): boolean => {
  const where: readonly Lifecycle[] = stages[stage];
  const at = lifecycleOf(event);
  return at !== null && where.includes(at);
};
