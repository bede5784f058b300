import { staffTasks, type EventRole } from '#contracts';

export type { Grant } from '#contracts';

/** Rights by task, out of the one table that the page of the staff shows too. */
export const organizers: readonly EventRole[] = staffTasks.organize;
/** Where people are registered. */
export const registrationDesk: readonly EventRole[] = staffTasks.register;
export const checkInDesk: readonly EventRole[] = staffTasks.checkIn;
export const pairers: readonly EventRole[] = staffTasks.pair;
export const annullers: readonly EventRole[] = staffTasks.annul;
/** Who enters results and keeps the clock. */
export const resultDesk: readonly EventRole[] = staffTasks.results;
/** Who speaks for the rules of play. */
export const judges: readonly EventRole[] = staffTasks.rule;
export const announcers: readonly EventRole[] = staffTasks.announce;
export const deckReaders: readonly EventRole[] = staffTasks.seeDecks;
/** Who sees what the desk sees. */
export const staff: readonly EventRole[] = staffTasks.seeDesk;
/** Everybody who has a role. */
export const everyRole: readonly EventRole[] = [...staff, 'caster'];
