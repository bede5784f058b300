import { rolesDo, type EventView, type StaffTask } from '#contracts';

type Roles = Pick<EventView, 'myRoles'>;

/** Whether to show the controls of a task; the server decides by the same table what is allowed. */
export const may = ({ myRoles }: Roles, task: StaffTask): boolean => rolesDo(myRoles, task);
export const organizes = (event: Roles): boolean => may(event, 'organize');
/** Whether the viewer has access to the desk. */
export const keepsScore = (event: Roles): boolean => may(event, 'seeDesk');
export const judges = (event: Roles): boolean => may(event, 'rule');
/** Whether the viewer comments on games for spectators; casters can see decks. */
export const casts = (event: Roles): boolean => event.myRoles.includes('caster');
export const isSeated = (event: Pick<EventView, 'myPlayerId'>): boolean =>
  event.myPlayerId !== null;
/**
 * Whether a role from the list of one's own events is a staff role: neither a player's nor that of
 * a guest.
 */
export const isStaffRole = (role: string): boolean => role !== 'player' && role !== 'guest';
