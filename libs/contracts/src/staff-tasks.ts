import type { EventRole } from './primitives.js';

/**
 * Who may use a command or query of a tournament. `self`: the player whose seat it concerns, or who
 * sits in the match. `account`: anyone signed in. `anyone`: also visitors. `onlooker` (queries):
 * anyone who may see the tournament at all, which is everyone once it is no longer a draft, unless
 * it is private.
 */
export type Grant = EventRole | 'self' | 'account' | 'anyone' | 'onlooker';

/**
 * Which staff do what, in one table. The rights of commands and queries are derived from it, and
 * the staff page shows it. A role may not do a task that does not list it.
 */
export const staffTasks = {
  /** Settings, roles, start, rounds of the tournament, finish. */
  organize: ['owner', 'organizer'],
  /** Players, imports, seat codes, late entries, returning players. */
  register: ['owner', 'organizer', 'scorekeeper', 'registration'],
  /** Check-in and drops. */
  checkIn: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper', 'registration'],
  /** Pairings, also by hand; static tables, teams. */
  pair: ['owner', 'organizer', 'head-judge', 'scorekeeper'],
  /** Taking back a whole pairing. */
  annul: ['owner', 'organizer', 'head-judge'],
  /** Results, corrections, the clock, extra time. */
  results: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper'],
  /**
   * Judge calls, penalties, deck checks, decks entered and unlocked, drafts and games on screen.
   */
  rule: ['owner', 'organizer', 'head-judge', 'judge'],
  announce: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper', 'registration'],
  /** Everybody's decks while the tournament runs. */
  seeDecks: ['owner', 'organizer', 'head-judge', 'judge', 'caster'],
  /** The desk's pages, the story and the whole file of the tournament. */
  seeDesk: ['owner', 'organizer', 'head-judge', 'judge', 'scorekeeper', 'registration'],
} as const satisfies Readonly<Record<string, readonly EventRole[]>>;

export type StaffTask = keyof typeof staffTasks;
export const staffTaskNames = Object.keys(staffTasks) as readonly StaffTask[];

/** Whether one of these roles may do the task. */
export const rolesDo = (roles: Iterable<string>, task: StaffTask): boolean => {
  const doers: readonly string[] = staffTasks[task];
  for (const role of roles) if (doers.includes(role)) return true;
  return false;
};
