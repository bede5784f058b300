import type { EventRole } from './primitives.js';

/**
 * Who may ask for something in an event. `self`: the player whose seat it concerns, or who sits in the match.
 * `account`: anyone signed in. `anyone`: also visitors.
 * `onlooker` (queries): anyone who may see the event at all, which is everyone once it is no draft any more.
 */
export type Grant = EventRole | 'self' | 'account' | 'anyone' | 'onlooker';

/**
 * Who of an event's staff does what: the one table. The rights of commands and questions are made
 * from it, and the page of the staff shows it. A task that is not named for a role is closed to it.
 */
export const staffTasks = {
  /** Settings, roles, start, rounds of the event, finish. */
  organize: ['owner', 'organizer'],
  /** Players, imports, seat codes, late entries, who comes back. */
  register: ['owner', 'organizer', 'scorekeeper', 'registration'],
  /** Check-in and drops. */
  checkIn: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper', 'registration'],
  /** Pairings, also by hand; fixed tables, teams. */
  pair: ['owner', 'organizer', 'head-judge', 'scorekeeper'],
  /** Taking a whole pairing back. */
  annul: ['owner', 'organizer', 'head-judge'],
  /** Results, corrections, the clock, extra time. */
  results: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper'],
  /** Calls, penalties, deck checks, decks entered and unlocked, drafts and games on screen. */
  rule: ['owner', 'organizer', 'head-judge', 'judge'],
  announce: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper', 'registration'],
  /** Everybody's decks while the event runs. */
  seeDecks: ['owner', 'organizer', 'head-judge', 'judge', 'caster'],
  /** The desk's pages, the story and the event's whole file. */
  seeDesk: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper', 'registration'],
} as const satisfies Readonly<Record<string, readonly EventRole[]>>;

export type StaffTask = keyof typeof staffTasks;
export const staffTaskNames = Object.keys(staffTasks) as readonly StaffTask[];

/** Whether one of these roles does the task. */
export const rolesDo = (roles: Iterable<string>, task: StaffTask): boolean => {
  const doers: readonly string[] = staffTasks[task];
  for (const role of roles) if (doers.includes(role)) return true;
  return false;
};
