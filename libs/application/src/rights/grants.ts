import { staffTasks, type EventRole } from '#contracts';

export type { Grant } from '#contracts';

/** Rights by task, from the one table that the staff page shows as well. */
export const organizers: readonly EventRole[] = staffTasks.organize;
/** Those who register people. */
export const registrationDesk: readonly EventRole[] = staffTasks.register;
export const checkInDesk: readonly EventRole[] = staffTasks.checkIn;
export const pairers: readonly EventRole[] = staffTasks.pair;
export const annullers: readonly EventRole[] = staffTasks.annul;
/** Those who enter results and run the clock. */
export const resultDesk: readonly EventRole[] = staffTasks.results;
/** Those who rule on the rules of play. */
export const judges: readonly EventRole[] = staffTasks.rule;
export const announcers: readonly EventRole[] = staffTasks.announce;
/** Those who see what the desk sees. */
export const staff: readonly EventRole[] = staffTasks.seeDesk;
/** Everybody with a role. */
export const everyRole: readonly EventRole[] = [...staff, 'caster'];
