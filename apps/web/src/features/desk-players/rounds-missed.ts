import type { CommandPayload, EventView, RosterRow } from '#contracts';
import { isPublished } from '../../shared/event/published-rounds.js';

export type Missed = CommandPayload<'AddLatePlayer'>['missed'][number];

/**
 * The published Swiss rounds without a result of the player; each counts as a loss until the
 * organizer decides otherwise.
 */
export const roundsMissed = (event: EventView, settled: readonly number[]): Missed[] =>
  event.rounds
    .filter(
      (round) =>
        event.phases[round.phase]?.kind === 'swiss' &&
        isPublished(round) &&
        !settled.includes(round.round),
    )
    .map((round) => ({ round: round.round, as: 'loss' }));

/**
 * The rounds missed by a player who enters late or again: after a drop, the rounds before it have
 * results.
 */
export const roundsMissedBy = (
  event: EventView,
  { droppedAfter }: Pick<RosterRow, 'droppedAfter'>,
): Missed[] =>
  roundsMissed(
    event,
    Array.from({ length: droppedAfter ?? 0 }, (_, index) => index + 1),
  );
