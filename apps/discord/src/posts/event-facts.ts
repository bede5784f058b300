import type { ApiSession } from '#client';
import type { EventView, PairingsView, RoundSummary, StandingsView } from '#contracts';
import { type EventFacts, standingsKey } from './posts-due.js';

const paired: ReadonlySet<RoundSummary['state']> = new Set([
  'paired',
  'running',
  'paused',
  'completed',
]);

/** Whether a round will bring no more news, apart from corrections. */
export const isSettled = ({ tables }: PairingsView): boolean =>
  tables.every(({ status }) => status === 'completed' || status === 'void');

/**
 * Reads the data for an event's posts as its staff see them. `settled`: the parts that need not be
 * read again.
 */
export const readFacts = async (
  session: ApiSession,
  event: EventView,
  settled: ReadonlySet<string>,
): Promise<EventFacts> => {
  const { eventId } = event;
  const rounds: PairingsView[] = [];
  for (const { phase, round, attempt, state } of event.rounds)
    if (paired.has(state) && !settled.has(`${phase}:${round}:${attempt}`))
      rounds.push(await session.ask('pairings', { eventId, phase, round }));
  const standings: StandingsView[] = [];
  for (const { phase, round, state } of event.rounds)
    if (
      state === 'completed' &&
      event.phases[phase]?.kind === 'swiss' &&
      !settled.has(standingsKey(round))
    )
      standings.push(await session.ask('standings', { eventId, afterRound: round }));
  const places = event.status === 'finished' ? await session.ask('standings', { eventId }) : null;
  return { event, rounds, standings, places };
};
