import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiSession, type Connection } from '#client';
import { defaultSettings } from '#contracts';
import { dice } from '#rules';
import { anyMove, starterText } from '../../../apps/api/test/tables.js';
import { CountedConnection } from './counted-connection.js';
import { TableViewer } from './viewer-of-table.js';

interface Person {
  readonly playerId: string;
  readonly session: ApiSession;
}

/** One table: both players play at random among their legal moves; one person watches. */
class Table {
  readonly #roll;

  constructor(
    private readonly matchId: string,
    private readonly organizer: ApiSession,
    readonly viewers: {
      readonly a: TableViewer;
      readonly b: TableViewer;
      readonly onlooker: TableViewer;
    },
    number: number,
  ) {
    this.#roll = dice(number);
  }

  get all(): readonly TableViewer[] {
    return Object.values(this.viewers);
  }

  /** Deals the next game if none is running; false if the match is over. */
  async ready(): Promise<boolean> {
    const view = this.viewers.a.view;
    if (view === null || view.status === 'completed') return false;
    if (view.running) return true;
    await this.organizer.command('OpenTable', { matchId: this.matchId });
    const game = view.game + 1;
    await Promise.all(this.all.map((each) => each.until((seen) => seen.game >= game)));
    return true;
  }

  /** Makes one move, and waits until everybody has the resulting board. */
  async move(): Promise<void> {
    const side = this.viewers.a.view?.board?.waitingFor === 'b' ? 'b' : 'a';
    const mover = this.viewers[side];
    const view = mover.view;
    if (!view) throw new Error('nobody has entered');
    await mover.session.command('PlayMove', {
      matchId: this.matchId,
      game: view.game,
      move: { ...anyMove(view, this.#roll), takenBack: view.takenBack },
    });
    const at = view.board?.at ?? 0;
    await Promise.all(
      this.all.map((each) => each.until((seen) => (seen.board?.at ?? 0) > at || !seen.running)),
    );
  }
}

/** The number of boards and bytes received by all together. */
export interface Received {
  readonly boards: number;
  readonly bytes: number;
}

export interface Room {
  readonly tables: readonly Table[];
  received(): Received;
  leave(): Promise<void>;
}

const until = async <T>(ask: () => Promise<T | null>): Promise<T> => {
  for (;;) {
    const answer = await ask();
    if (answer !== null) return answer;
    await pause(250);
  }
};

/** Processes numbers with so many parallel tasks. */
const inParallel = async (
  count: number,
  hands: number,
  work: (number: number) => Promise<void>,
): Promise<void> => {
  let next = 0;
  const crew = async (): Promise<void> => {
    for (let number = next++; number < count; number = next++) await work(number);
  };
  await Promise.all(Array.from({ length: hands }, crew));
};

const organizerAt = async (connection: Connection): Promise<ApiSession> => {
  const organizer = new ApiSession(connection);
  await organizer.signUp({
    name: 'Bench',
    email: `${randomUUID()}@example.org`,
    password: randomUUID(),
  });
  return organizer;
};

/** An event of one round whose players have a starter deck each. */
const seatEvent = async (organizer: ApiSession, connection: Connection, tables: number) => {
  const { ids } = await organizer.command('CreateEvent', {
    name: 'Bench',
    date: '2026-11-21',
    venue: '',
    cap: null,
    format: 'premier',
    settings: { ...defaultSettings, swissRounds: 1, cutSize: 0, deckRequired: false, bestOf: 3 },
  });
  const eventId = ids['eventId'] ?? '';
  await organizer.command('OpenRegistration', { eventId });
  const people = new Map<string, Person>();
  await inParallel(tables * 2, 16, async (number) => {
    const session = new ApiSession(connection);
    const registered = await session.command('Register', { eventId, name: `Player ${number}` });
    const playerId = registered.ids['playerId'] ?? '';
    const text = starterText(number % 2 === 0 ? 'luke' : 'vader');
    await session.command('SubmitDeck', { eventId, playerId, text });
    people.set(playerId, { playerId, session });
  });
  await organizer.command('CheckInAll', { eventId });
  await organizer.command('StartEvent', { eventId });
  const key = await until(async () => (await organizer.ask('event', { eventId })).nextRound);
  await organizer.command('RequestPairing', { eventId, ...key, repair: false });
  const rows = await until(async () => {
    const paired = await organizer.ask('pairings', { eventId, phase: key.phase, round: key.round });
    return paired.tables.length > 0 ? paired.tables : null;
  });
  return { people, rows };
};

/** All players sit, the first games are dealt, and all boards are received once. */
export const openRoom = async (url: string, tables: number): Promise<Room> => {
  // Live connections stay open and must not block queries.
  const connection = new CountedConnection(url, { sockets: tables * 6 + 64 });
  const organizer = await organizerAt(connection);
  const { people, rows } = await seatEvent(organizer, connection, tables);
  const opened: Table[] = [];
  await inParallel(rows.length, 16, async (number) => {
    const row = rows[number];
    if (!row) return;
    const viewerOf = (playerId: string): TableViewer => {
      const person = people.get(playerId);
      if (!person) throw new Error(`nobody of that id: ${playerId}`);
      return new TableViewer(person.session, row.matchId);
    };
    const table = new Table(
      row.matchId,
      organizer,
      {
        a: viewerOf(row.a.playerId),
        b: viewerOf(row.b.playerId),
        onlooker: new TableViewer(new ApiSession(connection), row.matchId),
      },
      number,
    );
    await Promise.all(table.all.map((each) => each.enter()));
    await table.ready();
    opened.push(table);
  });
  return {
    tables: opened,
    received: () => ({
      boards: opened.flatMap(({ all }) => all).reduce((sum, viewer) => sum + viewer.boards, 0),
      bytes: connection.bytes,
    }),
    leave: async () => {
      await Promise.all(opened.flatMap(({ all }) => all.map((each) => each.leave())));
      connection.close();
    },
  };
};
