import type { EventView } from '#contracts';

type Roles = Pick<EventView, 'myRoles'>;
const any = ({ myRoles }: Roles, ...wanted: EventView['myRoles']): boolean =>
  wanted.some((role) => myRoles.includes(role));

/** Which doors to show; the server decides what may be done. */
export const organizes = (event: Roles): boolean => any(event, 'owner', 'organizer');
export const keepsScore = (event: Roles): boolean =>
  any(event, 'owner', 'organizer', 'judge', 'scorekeeper');
export const judges = (event: Roles): boolean => any(event, 'owner', 'organizer', 'judge');
/** Hands out seats at the desk. */
export const seatsPeople = (event: Roles): boolean =>
  any(event, 'owner', 'organizer', 'scorekeeper');
export const isSeated = (event: Pick<EventView, 'myPlayerId'>): boolean =>
  event.myPlayerId !== null;
