import { staffTasks, type EventRole } from '#contracts';

/**
 * Who may ask for something in an event. `self`: the player whose seat it concerns, or who sits in the match.
 * `account`: anyone signed in. `anyone`: also visitors.
 * `onlooker` (queries): anyone who may see the event at all, which is everyone once it is no draft any more.
 */
export type Grant = EventRole | 'self' | 'account' | 'anyone' | 'onlooker';

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
