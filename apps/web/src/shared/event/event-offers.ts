import { type EventView, type StaffTask, standsIn } from '#contracts';
import { may } from './roles.js';

/**
 * The actions on the event as a whole that are possible now; the desk's buttons are drawn from
 * them.
 */
export interface EventOffers {
  readonly openRegistration: boolean;
  readonly closeRegistration: boolean;
  readonly start: boolean;
  readonly reopen: boolean;
  readonly cancel: boolean;
  /** Change details, information and settings. */
  readonly change: boolean;
  readonly changeFormat: boolean;
  readonly announce: boolean;
  /** Invite staff by a link; an unused invitation can be revoked. */
  readonly invite: boolean;
  readonly grantRoles: boolean;
  /** Create the file that hands the event over to another server. */
  readonly handOver: boolean;
  readonly keepHere: boolean;
}

/**
 * Whether the viewer's roles allow the task and the event is at a stage in which it is possible.
 */
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
