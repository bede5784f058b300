import { deriveId } from '#platform';
import { type RoundKey, stageEventId } from '#tournament';

/** The name of one attempt at a round of an event. */
export const roundName = (eventId: string, { phase, round, attempt }: RoundKey): string =>
  `${eventId}.${phase}.${round}.${attempt}`;

/** The id of the match that is paired for a table of a round. */
export const matchIdOfRound = (eventId: string, key: RoundKey, table: number): string =>
  deriveId(roundName(eventId, key), `match.${table}`);

/** The id of one of several matches that a command creates by hand. */
const matchIdOfCommand = (commandId: string, index: number): string =>
  deriveId(commandId, `match.${index}`);

/** The id of a match of a round that was played elsewhere: one command enters all of them. */
const matchIdOfEntered = (commandId: string, { round }: RoundKey, table: number): string =>
  deriveId(commandId, `match.${round}.${table}`);

const mostByHand = 64;

interface MadeRound {
  readonly eventId: string;
  readonly key: RoundKey;
  readonly commandId: string;
}

/**
 * Whether a match has one of the ids that this round of this event generates. They are hashes of
 * the event's own id or of a command's, so no event can contain a match with an id that another
 * event's round will generate.
 */
export const isMatchOfRound = (
  { eventId, key, commandId }: MadeRound,
  { matchId, table }: { readonly matchId: string; readonly table: number },
): boolean =>
  matchId === matchIdOfRound(eventId, key, table) ||
  matchId === matchIdOfEntered(commandId, key, table) ||
  Array.from({ length: mostByHand }, (_, index) => matchIdOfCommand(commandId, index)).includes(
    matchId,
  );

/**
 * Whether an event has the id that its first command generates, or that its convention gives it.
 */
export const isEventOf = (
  eventId: string,
  commandId: string,
  stage: { readonly conventionId: string; readonly stageId: string } | undefined,
): boolean =>
  stage === undefined
    ? eventId === deriveId(commandId, 'event')
    : eventId === stageEventId(stage.conventionId, stage.stageId);
