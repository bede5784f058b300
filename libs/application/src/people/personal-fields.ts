import { matchPersonalFields } from '#match';
import { personalFields as tournamentPersonalFields } from '#tournament';

/**
 * Which fields of events are encrypted for a person, in one table: those of a tournament's own
 * stream and of its matches.
 */
export const personalFields = { ...tournamentPersonalFields, ...matchPersonalFields };
