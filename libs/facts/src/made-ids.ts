import { deriveId } from '#platform';
import { type RoundKey, stageEventId } from '#tournament';

/** Names one attempt at a round of an event. */
export const roundName = (eventId: string, { phase, round, attempt }: RoundKey): string =>
  `${eventId}.${phase}.${round}.${attempt}`;

/** Of the match that is paired for a table of a round. */
export const matchIdOfRound = (eventId: string, key: RoundKey, table: number): string =>
  deriveId(roundName(eventId, key), `match.${table}`);

/** Of the match that a command makes by hand, one of several. */
const matchIdOfCommand = (commandId: string, index: number): string =>
  deriveId(commandId, `match.${index}`);

/** Of the match of a round that was played elsewhere: one command enters them all. */
const matchIdOfEntered = (commandId: string, { round }: RoundKey, table: number): string =>
  deriveId(commandId, `match.${round}.${table}`);

const mostByHand = 64;

interface MadeRound {
  readonly eventId: string;
  readonly key: RoundKey;
  readonly commandId: string;
}

/**
 * Whether a match has one of the ids that this round of this event makes. They are hashes of the
 * event's own id or of a command's, so no event can have a match that another one's round will make.
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

/** Whether an event has the id that its first command makes, or that its convention gives it. */
export const isEventOf = (
  eventId: string,
  commandId: string,
  stage: { readonly conventionId: string; readonly stageId: string } | undefined,
): boolean =>
  stage === undefined
    ? eventId === deriveId(commandId, 'event')
    : eventId === stageEventId(stage.conventionId, stage.stageId);
