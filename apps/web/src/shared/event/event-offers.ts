import { type EventView, type StaffTask, standsIn } from '#contracts';
import { may } from './roles.js';

/** What may be done to an event as a whole now: the desk's buttons are drawn from it. */
export interface EventOffers {
  readonly openRegistration: boolean;
  readonly closeRegistration: boolean;
  readonly start: boolean;
  readonly reopen: boolean;
  readonly cancel: boolean;
  /** Details, information and settings. */
  readonly change: boolean;
  readonly changeFormat: boolean;
  readonly announce: boolean;
  /** By a link; who has used none yet can be kept out. */
  readonly invite: boolean;
  readonly grantRoles: boolean;
  /** Its file is made for another server. */
  readonly handOver: boolean;
  readonly keepHere: boolean;
}

/** Who asks may do the task, and the event stands where it can be done. */
export const mayNow = (
  event: EventView,
  task: StaffTask,
  stage: Parameters<typeof standsIn>[1],
): boolean => may(event, task) && standsIn(event, stage);

const isMade = ({ rounds }: EventView): boolean => {
  const state = rounds.at(-1)?.state;
  return state !== 'pairing' && state !== 'proposed';
};

export const eventOffers = (event: EventView): EventOffers => {
  const { status, counts, convention, handedOver } = event;
  const before = mayNow(event, 'organize', 'beforeStart');
  const owns = event.myRoles.includes('owner');
  return {
    openRegistration: before && status !== 'registration',
    closeRegistration: before && status === 'registration',
    start: before && counts.checkedIn >= 2,
    reopen: mayNow(event, 'organize', 'onlyFinished'),
    cancel: mayNow(event, 'organize', 'unfinished'),
    change: mayNow(event, 'organize', 'unfinished'),
    changeFormat: before && convention === undefined,
    announce: mayNow(event, 'announce', 'here'),
    invite: mayNow(event, 'organize', 'unfinished'),
    grantRoles: mayNow(event, 'organize', 'here'),
    handOver: owns && isMade(event),
    keepHere: owns && handedOver,
  };
};
