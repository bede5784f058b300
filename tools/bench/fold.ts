/** Folds whole events of 1,024 to 16,384 players; the exponent shows how the time grows. */
import { tournamentDecider, type TournamentEvent, type TournamentState } from '#tournament';

const SIZES = [1_024, 4_096, 16_384];

/** The events of registration, deck, check-in and start for so many players. */
function story(players: number): TournamentEvent[] {
  const ids = Array.from({ length: players }, (_, index) => `p${index}`);
  return [
    ...ids.map((playerId) => ({
      type: 'PlayerRegistered' as const,
      data: { playerId, name: `Player ${playerId}`, account: null, waitlisted: false, nonce: '' },
    })),
    ...ids.map((playerId) => ({
      type: 'DeckRegistered' as const,
      data: { playerId, deckId: `d-${playerId}`, revision: 1, legal: true },
    })),
    ...ids.map((playerId) => ({ type: 'PlayerCheckedIn' as const, data: { playerId } })),
    {
      type: 'EventStarted' as const,
      data: { phases: [{ kind: 'swiss' as const, rounds: 9 }], playerIds: ids },
    },
  ] as unknown as TournamentEvent[];
}

const fold = (events: readonly TournamentEvent[]): TournamentState =>
  events.reduce(
    (state, event) => tournamentDecider.evolve(state, event),
    tournamentDecider.initialState,
  );

function millisecondsOf(players: number): number {
  const events = story(players);
  const runs = Array.from({ length: 5 }, () => {
    const start = performance.now();
    fold(events);
    return performance.now() - start;
  });
  return runs.sort((a, b) => a - b)[2] as number;
}

export function run(): void {
  fold(story(512));
  const milliseconds = SIZES.map(millisecondsOf);
  const [, middle = 1, most = 1] = milliseconds;
  console.log(
    JSON.stringify({
      players: SIZES,
      milliseconds: milliseconds.map((each) => Math.round(each)),
      exponent: Math.round((Math.log(most / middle) / Math.log(4)) * 100) / 100,
    }),
  );
}
