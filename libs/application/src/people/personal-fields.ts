import { matchPersonalFields } from '#match';
import { personalFields as tournamentPersonalFields } from '#tournament';

/** The one table of what is sealed for people: facts of an event's own stream and of its matches. */
export const personalFields = { ...tournamentPersonalFields, ...matchPersonalFields };
