/**
 * Who may ask for something in an event. `self`: the player whose seat it concerns, or who sits in the match.
 * `account`: anyone signed in. `anyone`: also visitors.
 * `onlooker` (queries): anyone who may see the event at all, which is everyone once it is no draft any more.
 */
export type Grant =
  'owner' | 'organizer' | 'judge' | 'scorekeeper' | 'self' | 'account' | 'anyone' | 'onlooker';

export const organizers = ['owner', 'organizer'] as const satisfies readonly Grant[];
/** Where people are registered, paired and dropped. */
export const registrationDesk = [...organizers, 'scorekeeper'] as const satisfies readonly Grant[];
/** Who speaks for the rules of play. */
export const judges = [...organizers, 'judge'] as const satisfies readonly Grant[];
export const staff = [...organizers, 'judge', 'scorekeeper'] as const satisfies readonly Grant[];
