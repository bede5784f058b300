import { idIfOf, idOf, streamOf } from '#aggregate';
import { asFact, factsIn, type Recorded, type RecordedEvent } from '#event-store';
import { matchDecider, type MatchEvent, type MatchState } from '#match';
import type { MatchResult, TournamentEvent } from '#tournament';

/** The events of the tournament's own stream, in order. */
export const ownEvents = (
  eventId: string,
  events: readonly RecordedEvent[],
): readonly Recorded<TournamentEvent>[] =>
  factsIn<TournamentEvent>(events)
    .filter((event) => event.streamId === streamOf('event', eventId))
    .sort((one, other) => one.version - other.version);

/** The results of the event as of any position. */
export class ResultsThen {
  private readonly facts: readonly RecordedEvent[];

  constructor(events: readonly RecordedEvent[]) {
    this.facts = events
      .filter((event) => idIfOf('match', event.streamId) !== null)
      .sort((one, other) => one.globalPosition - other.globalPosition);
  }

  /** Positions at which the results may have been read, latest first. */
  momentsBetween(from: number, to: number): readonly number[] {
    return [
      to,
      ...this.facts
        .map((fact) => fact.globalPosition)
        .filter((position) => position > from && position < to)
        .reverse(),
      from,
    ];
  }

  upTo(position: number): readonly MatchResult[] {
    const matches = new Map<string, MatchState>();
    for (const fact of this.facts) {
      if (fact.globalPosition > position) break;
      matches.set(
        fact.streamId,
        matchDecider.evolve(
          matches.get(fact.streamId) ?? matchDecider.initialState,
          asFact<MatchEvent>(fact),
        ),
      );
    }
    return [...matches]
      .flatMap(([streamId, match]) => resultOf(idOf('match', streamId), match))
      .sort(inOrder);
  }
}

const resultOf = (
  matchId: string,
  { place, status, score }: MatchState,
): readonly MatchResult[] => {
  if (!place || status === 'none') return [];
  const {
    phase,
    round,
    table,
    players: [a, b],
  } = place;
  return [{ matchId, phase, round, table, a, b, status, score }];
};

/** In the order of the read model. */
const inOrder = (one: MatchResult, other: MatchResult): number =>
  one.phase - other.phase || one.round - other.round || (one.matchId < other.matchId ? -1 : 1);
