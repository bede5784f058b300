import { rolesDo, type EventView, type StaffTask } from '#contracts';

type Roles = Pick<EventView, 'myRoles'>;

/** Which doors to show; the server decides by the same table what may be done. */
export const may = ({ myRoles }: Roles, task: StaffTask): boolean => rolesDo(myRoles, task);
export const organizes = (event: Roles): boolean => may(event, 'organize');
/** Sees the desk at all. */
export const keepsScore = (event: Roles): boolean => may(event, 'seeDesk');
export const judges = (event: Roles): boolean => may(event, 'rule');
/** Hands out seats at the desk. */
export const seatsPeople = (event: Roles): boolean => may(event, 'register');
/** Talks about the games to those who watch: decks are open to them. */
export const casts = (event: Roles): boolean => event.myRoles.includes('caster');
export const isSeated = (event: Pick<EventView, 'myPlayerId'>): boolean =>
  event.myPlayerId !== null;
/**
 * Of a role as the list of one's own events gives it: who
 * is neither a player nor at a seat without an account.
 */
export const isStaffRole = (role: string): boolean => role !== 'player' && role !== 'guest';
