import { setTimeout as pause } from 'node:timers/promises';
import { ApiSession, Chance, Connection, playedScore } from '#client';
import {
  defaultSettings,
  type GameScore,
  type PairingsView,
  type RoundKey,
  type TableRow,
} from '#contracts';
import { PATIENCE_MS } from './patience.js';

/** A person whose phone shows a fault tries again for about a minute. */
const ATTEMPTS = 40;
/** 1-1-1 and 2-0 alike: whatever both players agree on. */
const RULES = { bestOf: 3, decisive: false } as const;

interface Seat {
  readonly name: string;
  readonly session: ApiSession;
}

export interface ExportedEvent {
  readonly streamId: string;
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** What happened at one table, as its players remember it. */
export interface Remembered {
  readonly key: RoundKey;
  readonly matchId: string;
  readonly players: readonly [string, string];
  readonly score: GameScore;
}

/**
 * A paper event whose people talk to several api processes,
 * each person to one, and remember what they were told.
 */
export class PaperEvent {
  readonly matches: Remembered[] = [];
  /** One entry per bye received. */
  readonly byes: string[] = [];
  private readonly seats = new Map<string, Seat>();
  private readonly connections: readonly Connection[];
  private readonly organizer: ApiSession;
  private readonly chance: Chance;
  private eventId = '';

  private constructor(urls: readonly string[], seed: string) {
    this.connections = urls.map((url) => new Connection(url));
    this.organizer = this.person(0);
    this.chance = Chance.from(seed);
  }

  /** Signs everybody up and starts the event; the next thing is round 1. */
  static async start({
    urls,
    players,
    rounds,
    seed,
  }: {
    urls: readonly string[];
    players: number;
    rounds: number;
    seed: string;
  }): Promise<PaperEvent> {
    const event = new PaperEvent(urls, seed);
    await event.organizer.signUp({
      name: 'Olga Organizer',
      email: `olga-${seed}@example.org`,
      password: 'a long enough password',
    });
    const settings = {
      ...defaultSettings,
      swissRounds: rounds,
      cutSize: 0 as const,
      deckRequired: false,
      confirmAfterMinutes: 0,
      lastRoundByStanding: false,
    };
    const details = { name: 'Event under fire', date: '2026-11-21', venue: 'Hall 1', cap: null };
    const { ids } = await event.organizer.command('CreateEvent', {
      ...details,
      format: 'premier',
      settings,
    });
    const { eventId } = ids;
    if (eventId === undefined) throw new Error('no event id in the answer');
    event.eventId = eventId;
    await event.organizer.command('OpenRegistration', { eventId });
    for (let n = 0; n < players; n += 1)
      await event.register(`Player ${String(n + 1).padStart(3, '0')}`, n);
    await event.organizer.command('CheckInAll', { eventId });
    await event.organizer.command('StartEvent', { eventId });
    return event;
  }

  /** Asks for the next round, does `meanwhile`, and waits until every table of it is there. */
  async pair(
    meanwhile: () => Promise<void> = async () => undefined,
  ): Promise<PairingsView & { key: RoundKey }> {
    const { eventId } = this;
    // What was just done may be shown a moment later.
    const key = await this.until(
      'a round to pair',
      async () => (await this.organizer.query('event', { eventId })).nextRound ?? undefined,
    );
    await this.organizer.command('RequestPairing', { eventId, ...key, repair: false });
    await meanwhile();
    const pairings = await this.until(`pairings of round ${key.round}`, async () => {
      const { rounds } = await this.organizer.query('event', { eventId });
      const round = rounds.find(
        (candidate) => candidate.phase === key.phase && candidate.round === key.round,
      );
      if (round === undefined || round.state === 'pairing') return undefined;
      if (round.state === 'pairing-failed')
        throw new Error(`pairing failed: ${JSON.stringify(round.failure)}`);
      const view = await this.organizer.query('pairings', {
        eventId,
        phase: key.phase,
        round: key.round,
      });
      return view.tables.length === round.tables ? view : undefined;
    });
    this.byes.push(...pairings.byes.map((bye) => bye.playerId));
    return { ...pairings, key };
  }

  /**
   * Both players of every table agree on a score, the tables `everyMs`
   * apart; `meanwhile` begins once a third of them has its answer.
   */
  async report(
    pairings: PairingsView & { key: RoundKey },
    meanwhile: () => Promise<void> = async () => undefined,
    everyMs = 15,
  ): Promise<void> {
    const third = Math.ceil(pairings.tables.length / 3);
    let strike: Promise<void> | undefined;
    let settled = 0;
    const settle = async (table: TableRow, score: GameScore, lane: number): Promise<void> => {
      await pause(lane * everyMs);
      await this.playTable(pairings.key, table, score);
      settled += 1;
      if (settled === third) strike = meanwhile();
    };
    const scores = pairings.tables.map(() => playedScore(this.chance, RULES));
    await Promise.all(pairings.tables.map((table, lane) => settle(table, scores[lane]!, lane)));
    await strike;
    await this.until(`the end of round ${pairings.key.round}`, async () => {
      const { rounds } = await this.organizer.query('event', { eventId: this.eventId });
      return (
        rounds.find(
          (round) => round.phase === pairings.key.phase && round.round === pairings.key.round,
        )?.state === 'completed' || undefined
      );
    });
  }

  get id(): string {
    return this.eventId;
  }

  async finish(): Promise<void> {
    await this.organizer.command('FinishEvent', { eventId: this.eventId });
  }

  /** The whole event as one file, as its page offers it. */
  exportedText(): Promise<string> {
    return this.organizer.get(`/api/events/${this.eventId}/export`);
  }

  /** Points by player id, as the public standings show them. */
  async publicPoints(): Promise<Map<string, number>> {
    const { rows } = await this.organizer.query('standings', { eventId: this.eventId });
    return new Map(rows.map((row) => [row.playerId, row.points]));
  }

  /** Points by player id, as the players themselves would add them up. */
  rememberedPoints(): Map<string, number> {
    const points = new Map([...this.seats.keys()].map((playerId) => [playerId, 0]));
    const give = (playerId: string, more: number) =>
      points.set(playerId, (points.get(playerId) ?? 0) + more);
    for (const { players, score } of this.matches) {
      const [a, b] = players;
      if (score.a === score.b)
        for (const player of players) give(player, defaultSettings.points.draw);
      else give(score.a > score.b ? a : b, defaultSettings.points.win);
    }
    for (const playerId of this.byes) give(playerId, defaultSettings.points.bye);
    return points;
  }

  close(): void {
    for (const connection of this.connections) connection.close();
  }

  private person(lane: number): ApiSession {
    return new ApiSession(this.connections[lane % this.connections.length]!, {
      attempts: ATTEMPTS,
    });
  }

  private async register(name: string, lane: number): Promise<void> {
    const session = this.person(lane);
    const { ids } = await session.command('Register', { eventId: this.eventId, name });
    const { playerId } = ids;
    if (playerId === undefined) throw new Error(`no seat for ${name}`);
    this.seats.set(playerId, { name, session });
  }

  private seat(playerId: string): Seat {
    const seat = this.seats.get(playerId);
    if (seat === undefined) throw new Error(`somebody unknown sits at a table: ${playerId}`);
    return seat;
  }

  private async playTable(key: RoundKey, table: TableRow, score: GameScore): Promise<void> {
    const { matchId, a, b } = table;
    await this.seat(a.playerId).session.command('ReportResult', { matchId, score });
    await this.seat(b.playerId).session.command('ConfirmResult', { matchId });
    this.matches.push({ key, matchId, players: [a.playerId, b.playerId], score });
  }

  private async until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      const answer = await ask();
      if (answer !== undefined) return answer;
    }
    throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`);
  }
}
