import { games } from '#games';
import type { RecordedEvent } from '#event-store';
import {
  finalRanking,
  tournamentDecider,
  type TournamentEvents,
  type TournamentState,
} from '#tournament';
import { ownEvents, ResultsThen } from './results-then.js';

/**
 * Recomputes champion and final ranking each time the event was finished, and reports differences
 * from the record. They must follow from the results until the event is reopened, or until the end
 * of the file: a result changed after the end would leave two winners.
 */
export const recomputeEnding = (
  eventId: string,
  events: readonly RecordedEvent[],
): readonly string[] => {
  const results = new ResultsThen(events);
  const last = Math.max(0, ...events.map(({ globalPosition }) => globalPosition));
  const differences: string[] = [];
  let state: TournamentState = tournamentDecider.initialState;
  let recorded: TournamentEvents['EventFinished'] | null = null;
  const compare = (upTo: number): void => {
    if (recorded === null) return;
    differences.push(
      ...endingFaults(recorded, finalRanking(games, state, results.upTo(upTo)), state),
    );
    recorded = null;
  };
  for (const event of ownEvents(eventId, events)) {
    if (event.type === 'EventReopened') compare(event.globalPosition);
    state = tournamentDecider.evolve(state, event);
    if (event.type === 'EventFinished') recorded = event.data;
  }
  compare(last);
  return differences;
};

const endingFaults = (
  recorded: TournamentEvents['EventFinished'],
  decided: TournamentEvents['EventFinished'],
  { players }: TournamentState,
): readonly string[] => {
  const name = (playerId: string | null | undefined): string =>
    playerId ? (players.get(playerId)?.name ?? playerId) : 'nobody';
  const champion =
    recorded.champion === decided.champion
      ? []
      : [
          `champion: ${name(recorded.champion)} is recorded, ${name(decided.champion)} follows from the results`,
        ];
  const places = Math.max(recorded.ranking.length, decided.ranking.length);
  const at = Array.from({ length: places }, (_, index) => index).find(
    (index) => recorded.ranking[index] !== decided.ranking[index],
  );
  return at === undefined
    ? champion
    : [
        ...champion,
        `final ranking: place ${at + 1} is recorded as ${name(recorded.ranking[at])}, ${name(decided.ranking[at])} follows from the results`,
      ];
};
