import { logOfEvent } from '#aggregate';
import { factsIn, type Recorded, type RecordedEvent } from '#event-store';
import { type TournamentEvent, tournamentDecider, type TournamentState } from '#tournament';

/** The part of a file about one event. */
interface OfEvent {
  readonly eventId: string;
  readonly events: readonly RecordedEvent[];
}

/** The events of the tournament's own stream. */
export const tournamentFacts = ({
  eventId,
  events,
}: OfEvent): readonly Recorded<TournamentEvent>[] =>
  factsIn<TournamentEvent>(events.filter(({ streamId }) => streamId === logOfEvent(eventId)));

export const stateOf = (file: OfEvent): TournamentState =>
  tournamentFacts(file).reduce(tournamentDecider.evolve, tournamentDecider.initialState);
