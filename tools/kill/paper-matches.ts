import type { Chance } from '#client';
import { appendTo, type EventStore } from '#event-store';
import { tournamentEvent } from '#tournament';
import { eventsOfMatch, type MatchOnPaper } from '../../test/support/match-on-paper.js';

const WRITERS_AN_EVENT = 4;
const TABLES_A_WRITER = 8;
const ROUNDS = 9;
const TABLES = WRITERS_AN_EVENT * TABLES_A_WRITER;
/** When every writer has reached the next event, the last one is over. */
const MATCHES_A_WRITER = TABLES_A_WRITER * ROUNDS;

const scores = [
  { a: 2, b: 0, drawn: 0 },
  { a: 2, b: 1, drawn: 0 },
  { a: 1, b: 2, drawn: 0 },
  { a: 1, b: 1, drawn: 1 },
] as const;

const playerOf = (eventId: string, seat: number): string => `${eventId}-p${seat}`;

/** The registrations of an event. */
export const registrations = (eventId: string) =>
  Array.from({ length: 2 * TABLES }, (_, seat) =>
    tournamentEvent('PlayerRegistered', {
      playerId: playerOf(eventId, seat),
      name: `Player ${seat}`,
      account: null,
      waitlisted: false,
      nonce: '',
    }),
  );

/** The match of a writer's turn; the player on the second seat moves on by a table each round. */
export const matchOf = (writer: number, turn: number, chance: Chance): MatchOnPaper => {
  const eventId = `g${Math.floor(writer / WRITERS_AN_EVENT)}x${Math.floor(turn / MATCHES_A_WRITER)}`;
  const round = (Math.floor(turn / TABLES_A_WRITER) % ROUNDS) + 1;
  const table = (writer % WRITERS_AN_EVENT) * TABLES_A_WRITER + (turn % TABLES_A_WRITER);
  return {
    eventId,
    matchId: `${eventId}r${round}t${table}`,
    phase: 0,
    round,
    table: table + 1,
    players: [playerOf(eventId, 2 * table), playerOf(eventId, 2 * ((table + round) % TABLES) + 1)],
    score: chance.pick(scores),
  };
};

export const metaOf = (commandId: string) => ({
  actor: 'account-1',
  commandId,
  correlationId: 'appends',
  at: new Date().toISOString(),
});

/** Appends one event at a time, each on top of the one before it. */
export const write = async (store: EventStore, match: MatchOnPaper): Promise<void> => {
  const streamId = `match-${match.matchId}`;
  let last = { version: 0, hash: undefined as string | undefined };
  for (const event of eventsOfMatch(match)) {
    const commandId = `${streamId}/${last.version + 1}`;
    const { kind, events } = await store.append(metaOf(commandId), [
      appendTo({ streamId, ...last }, [event]),
    ]);
    const [stored] = events;
    if (kind !== 'appended' || stored === undefined || events.length !== 1)
      throw new Error(`${commandId}: ${kind} with ${events.length} events`);
    last = { version: stored.version, hash: stored.hash };
  }
};
