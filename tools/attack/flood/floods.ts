import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiSession, Connection } from '#client';
import { allCards, starterDeck } from '#cards';
import { defaultSettings } from '#contracts';
import { Tally } from '../findings.js';
import { busyBody, onHands, sendBody } from './raw-bodies.js';

/** The limits during a flood. */
export interface Bounds {
  /** The growth of the api's memory in megabytes. */
  readonly grewMb: number;
  /** The response time of /health in milliseconds. */
  readonly p99: number;
}

export interface Flood {
  readonly name: string;
  readonly bounds: Bounds;
  /** Prepares data before the measurement; its result is passed on. */
  prepare?(url: string): Promise<string>;
  /** Returns its counts and its faults. */
  run(
    url: string,
    prepared: string,
  ): Promise<{ readonly told: string; readonly faults: readonly string[] }>;
}

const ofBodies: Bounds = { grewMb: 100, p99: 250 };
const ofWork: Bounds = { grewMb: 150, p99: 500 };
const forMs = 5_000;

const from = (url: string, address: string): Connection =>
  new Connection(url, { sockets: 64, headers: { 'x-forwarded-for': address } });
const visitor = (connection: Connection): ApiSession => new ApiSession(connection, { attempts: 1 });
const statusOf = (work: Promise<unknown>): Promise<number> =>
  work.then(
    () => 200,
    (error: { readonly status?: number }) => error.status ?? 0,
  );

const describeTally = (tally: Tally): string =>
  `${tally.requests} requests, by status ${JSON.stringify(tally.byStatus())}`;

interface Sending {
  readonly path: string;
  readonly bytes: number;
  readonly hands: number;
  readonly limit: { readonly times?: number; readonly ms?: number };
}

const bodies = (name: string, { path, bytes, hands, limit }: Sending): Flood => {
  const body = { path, bytes: busyBody(bytes), from: '203.0.113.1' };
  return {
    name,
    bounds: ofBodies,
    run: async (url) => {
      const tally = new Tally();
      await onHands(hands, limit, async () => tally.add(await sendBody(url, body)));
      return {
        told: describeTally(tally),
        faults: tally.byStatus()[200] ? ['a body was taken'] : [],
      };
    },
  };
};

/** 1,200 cards, each with the highest number that a line may have. */
const hugeDeck = (): string => {
  const { leaders = [], base = '' } = starterDeck('luke') ?? {};
  const [leader = ''] = leaders;
  return JSON.stringify({
    leader: { id: leader, count: 1 },
    base: { id: base, count: 1 },
    deck: allCards
      .filter(({ type }) => type === 'Unit')
      .slice(0, 1_200)
      .map(({ id }) => ({ id, count: 99 })),
  });
};

const decks: Flood = {
  name: '60 practice games with decks of 118,800 cards',
  bounds: ofWork,
  run: async (url) => {
    const connection = from(url, '203.0.113.2');
    const tally = new Tally();
    const deck = { kind: 'text' as const, text: hugeDeck() };
    await onHands(8, { times: 60 }, async () =>
      tally.add(
        await statusOf(
          visitor(connection).command('StartPractice', { deck, against: deck, level: 3 }),
        ),
      ),
    );
    connection.close();
    return {
      told: describeTally(tally),
      faults: tally.byStatus()[200] ? ['a deck was taken'] : [],
    };
  },
};

const signUpOwner = async (connection: Connection): Promise<ApiSession> => {
  const owner = new ApiSession(connection, { attempts: 1 });
  await owner.signUp({
    name: 'Olga',
    email: `${randomUUID()}@example.org`,
    password: 'a long password of the flood',
  });
  return owner;
};

const details = {
  name: 'Flooded',
  date: '2026-11-28',
  venue: 'Hall',
  format: 'premier' as const,
  cap: null,
  settings: { ...defaultSettings, cutSize: 0 as const, deckRequired: false, swissRounds: 3 },
};

/** A public event. */
const openedEvent = async (owner: ApiSession): Promise<string> => {
  const { ids } = await owner.command('CreateEvent', details);
  const eventId = ids['eventId'] ?? '';
  await owner.command('OpenRegistration', { eventId });
  return eventId;
};

/** An event of 300 players whose first round is paired. */
const pairedEvent = async (owner: ApiSession): Promise<string> => {
  const eventId = await openedEvent(owner);
  const text = Array.from({ length: 300 }, (_, index) => `Player ${index}`).join('\n');
  await owner.command('ImportPlayers', { eventId, text });
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  const round = { phase: 0, round: 1, attempt: 1, repair: false };
  await owner.command('RequestPairing', { eventId, ...round });
  for (let looks = 0; looks < 200; looks += 1) {
    const { tables } = await owner.query('pairings', { eventId });
    if (tables.length > 0) return eventId;
    await pause(100);
  }
  throw new Error('the first round was not paired');
};

const moments: Flood = {
  name: 'positions of an event of 300 players, within it and up to 10,000,000, 8 connections',
  bounds: ofWork,
  prepare: async (url) => {
    const connection = from(url, '203.0.113.3');
    const eventId = await pairedEvent(await signUpOwner(connection));
    connection.close();
    return eventId;
  },
  run: async (url, eventId) => {
    const crowd = Array.from({ length: 16 }, (_, index) => from(url, `203.0.113.${30 + index}`));
    const tally = new Tally();
    await onHands(8, { ms: forMs }, async (turn) => {
      const connection = crowd[turn % crowd.length];
      const position = turn % 16 === 0 ? 1 + turn / 16 : 100_000 + turn;
      const path = `/api/queries/moment?eventId=${eventId}&position=${position}`;
      const answer = await connection?.send({ method: 'GET', path, headers: {} });
      tally.add(answer?.status ?? 0);
    });
    for (const connection of crowd) connection.close();
    const answered = tally.byStatus()[200] ?? 0;
    return {
      told: describeTally(tally),
      faults: answered === 0 ? ['no position was answered'] : [],
    };
  },
};

const lists: Flood = {
  name: '120 visitors of one address open a listed table each',
  bounds: ofWork,
  run: async (url) => {
    const [flood, other] = [from(url, '203.0.113.4'), from(url, '198.51.100.4')];
    const tally = new Tally();
    const open = (connection: Connection, name: string): Promise<unknown> =>
      visitor(connection).command('OpenFreeMatch', {
        deck: { kind: 'starter', name: 'luke' },
        name,
        format: 'eternal',
        bestOf: 1,
        listed: true,
      });
    await open(other, 'Rosa');
    await onHands(8, { times: 120 }, async () => tally.add(await statusOf(open(flood, 'Flood'))));
    const { tables } = await visitor(other).query('openTables', {});
    [flood, other].forEach((connection) => connection.close());
    const pushed = !tables.some(({ name }) => name === 'Rosa');
    return {
      told: describeTally(tally),
      faults: pushed ? ['a table of another address left the list'] : [],
    };
  },
};

const events: Flood = {
  name: '112 events of one account at once',
  bounds: ofWork,
  run: async (url) => {
    const connection = from(url, '203.0.113.5');
    const owner = await signUpOwner(connection);
    const tally = new Tally();
    await onHands(112, { times: 112 }, async () =>
      tally.add(await statusOf(owner.command('CreateEvent', details))),
    );
    connection.close();
    const open = tally.byStatus()[200] ?? 0;
    return { told: describeTally(tally), faults: open > 100 ? [`${open} events are open`] : [] };
  },
};

const mostLines = 2_300;

const lines: Flood = {
  name: `${mostLines} live lines of one address`,
  bounds: ofWork,
  prepare: async (url) => {
    const connection = from(url, '203.0.113.6');
    const eventId = await openedEvent(await signUpOwner(connection));
    connection.close();
    return eventId;
  },
  run: async (url, eventId) => {
    const tally = new Tally();
    const over = new AbortController();
    // A response without a reference would be collected, which closes its connection.
    const answers: Response[] = [];
    await onHands(32, { times: mostLines }, async () => {
      const answer = await fetch(`${url}/api/live?eventId=${eventId}`, {
        headers: { 'x-forwarded-for': '203.0.113.6' },
        signal: over.signal,
      });
      answers.push(answer);
      tally.add(answer.status);
    });
    over.abort();
    const held = answers.filter(({ ok }) => ok).length;
    const faults = held > 2_000 || held === 0 ? [`${held} lines were held`] : [];
    return { told: describeTally(tally), faults };
  },
};

const megabyte = 1_048_576;
const small = 430_000;

/**
 * The floods come from anonymous clients or from new accounts; each has an address of its own.
 * Their requests are built before the measurement.
 */
export const makeFloods = (): readonly Flood[] => [
  bodies('100 anonymous files of 63 MB for /api/events/import', {
    path: '/api/events/import',
    bytes: 63 * megabyte,
    hands: 8,
    limit: { times: 100 },
  }),
  bodies('bodies of 430 kB for an unknown route, 8 connections', {
    path: '/api/nothing',
    bytes: small,
    hands: 8,
    limit: { ms: forMs },
  }),
  bodies('bodies of 430 kB for a command, 8 connections', {
    path: '/api/commands/Register',
    bytes: small,
    hands: 8,
    limit: { ms: forMs },
  }),
  decks,
  moments,
  lists,
  events,
  lines,
];
