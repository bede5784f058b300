import { games } from '#games';
import { randomUUID } from 'node:crypto';
import { ApiSession, type Connection } from '#client';
import { type CommandPayload, defaultSettings, emptyInformation } from '#contracts';
import { appendTo, CommandExecutor, newStream, type StreamAppend } from '#event-store';
import { matchIdOfRound, roundName } from '#facts';
import { openMatch } from '#match';
import {
  isProposed,
  nextRound,
  planRound,
  presentationOf,
  type TournamentCommand,
  tournamentDecider,
} from '#tournament';
import type { RunningApi } from './running-api.js';

/** Somebody signed in under a name of their own. */
export const signedUp = async (
  connection: Connection,
  name: string,
  email = `${name.toLowerCase()}-${randomUUID()}@example.org`,
): Promise<ApiSession> => {
  const session = new ApiSession(connection, { attempts: 1 });
  await session.signUp({ name, email, password: 'correct horse battery' });
  return session;
};

export const visitor = (connection: Connection): ApiSession =>
  new ApiSession(connection, { attempts: 1 });

export const details = (
  changes: Partial<CommandPayload<'CreateEvent'>> = {},
): CommandPayload<'CreateEvent'> => ({
  name: 'Saturday',
  date: '2026-11-21',
  venue: 'Hall',
  cap: null,
  format: 'premier',
  settings: { ...defaultSettings, cutSize: 0, swissRounds: 1, deckRequired: false },
  ...changes,
});

export const plainInformation = emptyInformation('Europe/Madrid');

/** A new tournament with open registration. */
export const openEvent = async (
  owner: ApiSession,
  changes: Partial<CommandPayload<'CreateEvent'>> = {},
): Promise<string> => {
  const { ids } = await owner.command('CreateEvent', details(changes));
  const eventId = ids['eventId'] ?? '';
  await owner.command('OpenRegistration', { eventId });
  return eventId;
};

export interface Seated {
  readonly session: ApiSession;
  readonly playerId: string;
}

export const register = async (
  connection: Connection,
  eventId: string,
  name: string,
): Promise<Seated> => {
  const session = visitor(connection);
  const { ids } = await session.command('Register', { eventId, name });
  return { session, playerId: ids['playerId'] ?? '' };
};

/** Answers the pending request for pairings, as the worker does. */
export const pairAsWorker = async (
  api: RunningApi,
  eventId: string,
): Promise<readonly { matchId: string; a: string; b: string }[]> => {
  const executor = new CommandExecutor(api.store);
  const tournament = await executor.load(tournamentDecider, `event-${eventId}`);
  const asked = tournament.state.pairing;
  if (!asked) throw new Error('nobody asked for pairings');
  const { phase, round, attempt, repair } = asked;
  const key = { phase, round, attempt };
  const commandId = `pair-round.${roundName(eventId, key)}`;
  const plan = planRound({
    games,
    state: tournament.state,
    results: [],
    key,
    repair,
    seed: '0'.repeat(64),
    matchIdFor: (table) => matchIdOfRound(eventId, key, table),
  });
  if (plan.kind === 'failed') throw new Error(plan.code);
  const at = new Date().toISOString();
  const decision = tournamentDecider.decide(
    {
      type: 'CreateRound',
      data: plan.command,
      actor: 'system:pair-round',
      at,
      games,
    } as TournamentCommand,
    tournament.state,
  );
  if ('kind' in decision) throw new Error(decision.code);
  const scheduled = isProposed(tournament.state) ? [] : plan.scheduled;
  const matches: StreamAppend[] = scheduled.map((data) =>
    newStream(
      `match-${data.matchId}`,
      openMatch(data, presentationOf(tournament.state, data), {
        actor: 'system:pair-round',
        at,
        games,
      }),
    ),
  );
  await api.store.append({ actor: 'system:pair-round', commandId, correlationId: commandId, at }, [
    appendTo(tournament, decision),
    ...matches,
  ]);
  return plan.command.tables;
};

/**
 * Plays the only round of a tournament to its end, paired and closed as by the worker. The named
 * winner wins, by default the first side.
 */
export const playOnlyRound = async (
  api: RunningApi,
  owner: ApiSession,
  eventId: string,
  winner?: string,
): Promise<readonly { matchId: string; a: string; b: string }[]> => {
  const key = { phase: 0, round: 1, attempt: 1 };
  await owner.command('RequestPairing', { eventId, ...key, repair: false });
  const tables = await pairAsWorker(api, eventId);
  for (const { matchId, b } of tables) {
    const [first, second] = b === winner ? [0, 2] : [2, 0];
    const score = { a: first, b: second, drawn: 0 };
    await owner.command('RuleResult', { matchId, score, note: '' });
  }
  const meta = {
    actor: 'system:complete-round',
    commandId: `complete.${eventId}`,
    correlationId: 'test',
    at: new Date().toISOString(),
  };
  const command = {
    type: 'CompleteRound' as const,
    data: key,
    actor: meta.actor,
    at: meta.at,
    games,
  };
  await new CommandExecutor(api.store).execute({
    decider: tournamentDecider,
    streamId: `event-${eventId}`,
    command,
    meta,
  });
  return tables;
};

/** Registers these names, checks them in, starts the tournament and pairs its first round. */
export const runningEvent = (
  api: RunningApi,
  connection: Connection,
  owner: ApiSession,
  names: readonly string[],
) => runningEventOf(api, connection, owner, { names });

/** The same for a tournament that is created in another way. */
export const runningEventOf = async (
  api: RunningApi,
  connection: Connection,
  owner: ApiSession,
  {
    names,
    changes = {},
  }: {
    readonly names: readonly string[];
    readonly changes?: Partial<CommandPayload<'CreateEvent'>>;
  },
) => {
  const eventId = await openEvent(owner, changes);
  const seats: Seated[] = [];
  for (const name of names) seats.push(await register(connection, eventId, name));
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const next = nextRound(
    (await new CommandExecutor(api.store).load(tournamentDecider, `event-${eventId}`)).state,
  );
  if (!next) throw new Error('no round can be paired');
  await owner.command('RequestPairing', { eventId, ...next, repair: false });
  const tables = await pairAsWorker(api, eventId);
  return { eventId, seats, tables };
};
