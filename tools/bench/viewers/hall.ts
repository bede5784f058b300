import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiSession, Connection } from '#client';
import { defaultSettings, type TableRow } from '#contracts';

interface Player {
  readonly playerId: string;
  readonly session: ApiSession;
}

/** A paper event with all its players, who hold their seats by a cookie, as at any event. */
export class Hall {
  readonly #players = new Map<string, Player>();
  #tables: TableRow[] = [];

  private constructor(
    private readonly connection: Connection,
    private readonly organizer: ApiSession,
    readonly eventId: string,
  ) {}

  static async open(url: string, players: number): Promise<Hall> {
    const connection = new Connection(url, { sockets: 64 });
    const organizer = new ApiSession(connection);
    await organizer.signUp({
      name: 'Bench',
      email: `${randomUUID()}@example.org`,
      password: randomUUID(),
    });
    const { ids } = await organizer.command('CreateEvent', {
      name: 'Bench',
      date: '2026-11-21',
      venue: '',
      cap: null,
      format: 'premier',
      settings: { ...defaultSettings, swissRounds: 3 },
    });
    const hall = new Hall(connection, organizer, ids['eventId'] ?? '');
    await organizer.command('OpenRegistration', { eventId: hall.eventId });
    await hall.fill(players);
    await organizer.command('StartEvent', { eventId: hall.eventId });
    return hall;
  }

  /** The cookies of all players. */
  get cookies(): string[] {
    return [...this.#players.values()].map(({ session }) => session.identity()['cookie'] ?? '');
  }

  get openTables(): number {
    return this.#tables.length;
  }

  /** Pairs the next round and waits until its tables are visible. */
  async pair(): Promise<void> {
    const { eventId, organizer } = this;
    const next = await this.until(
      async () => (await organizer.ask('event', { eventId })).nextRound,
    );
    await organizer.command('RequestPairing', { eventId, ...next, repair: false });
    this.#tables = await this.until(async () => {
      const { tables } = await organizer.ask('pairings', {
        eventId,
        phase: next.phase,
        round: next.round,
      });
      return tables.length > 0 ? [...tables] : null;
    });
  }

  /**
   * One table reports and confirms; `onAnswer` gets the duration of each of the two requests, in
   * ms.
   */
  async playTable(onAnswer: (took: number) => void = () => undefined): Promise<void> {
    const table = this.#tables.pop();
    if (!table) throw new Error('all tables have been played');
    const { matchId } = table;
    const reporter = this.sessionOf(table.a.playerId);
    const reported = performance.now();
    await reporter.command('ReportResult', { matchId, score: { a: 2, b: 0, drawn: 0 } });
    const confirmed = performance.now();
    onAnswer(confirmed - reported);
    await this.sessionOf(table.b.playerId).command('ConfirmResult', { matchId });
    onAnswer(performance.now() - confirmed);
  }

  /** Plays until so many tables are left. */
  async playUntil(left: number): Promise<void> {
    const crew = async (): Promise<void> => {
      while (this.#tables.length > left) await this.playTable();
    };
    await Promise.all(Array.from({ length: 16 }, crew));
  }

  leave(): void {
    this.connection.close();
  }

  private async until<T>(ask: () => Promise<T | null>): Promise<T> {
    for (;;) {
      const answer = await ask();
      if (answer !== null) return answer;
      await pause(250);
    }
  }

  private sessionOf(playerId: string): ApiSession {
    const player = this.#players.get(playerId);
    if (!player) throw new Error(`nobody of that id: ${playerId}`);
    return player.session;
  }

  private async fill(players: number): Promise<void> {
    let next = 0;
    const crew = async (): Promise<void> => {
      for (let number = (next += 1); number <= players; number = next += 1) {
        const session = new ApiSession(this.connection);
        const { ids } = await session.command('Register', {
          eventId: this.eventId,
          name: `Player ${number}`,
        });
        const playerId = ids['playerId'] ?? '';
        this.#players.set(playerId, { playerId, session });
      }
    };
    await Promise.all(Array.from({ length: 24 }, crew));
    await this.organizer.command('CheckInAll', { eventId: this.eventId });
  }
}
