import type { CommandPayload, EventView, RosterRow } from '#contracts';
import { isPublished } from '../../shared/event/published-rounds.js';

export type Missed = CommandPayload<'AddLatePlayer'>['missed'][number];

/**
 * Swiss rounds that are already paired and that they have nothing
 * in; each counts as a loss until the organizer says otherwise.
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

/** Those of whoever comes in late, or again after a drop: the rounds until then have their results. */
export const roundsMissedBy = (
  event: EventView,
  { droppedAfter }: Pick<RosterRow, 'droppedAfter'>,
): Missed[] =>
  roundsMissed(
    event,
    Array.from({ length: droppedAfter ?? 0 }, (_, index) => index + 1),
  );
