import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { ApiSession, Connection } from '#client';
import {
  type CommandPayload,
  defaultSettings,
  type EventSettings,
  type EventView,
  type PairingsView,
  type QueryName,
  type QueryParams,
  type QueryResult,
} from '#contracts';
import { PATIENCE_MS } from '../support/patience.js';

export interface RoomOptions {
  readonly names: readonly string[];
  readonly settings?: Partial<EventSettings>;
  /** Premier unless it is said otherwise. */
  readonly format?: CommandPayload<'CreateEvent'>['format'];
  /** The organizer's; one that nobody else has unless it is said otherwise. */
  readonly email?: string;
}

interface Guest {
  readonly name: string;
  readonly playerId: string;
  readonly code: string;
  readonly session: ApiSession;
}

/**
 * Brings an event to the point at which a story begins, over the
 * API: what is told in a browser is what the story is about.
 */
export class Conductor {
  readonly guests = new Map<string, Guest>();
  eventId = '';
  readonly session: ApiSession;
  /** Of the last event that the organizer caused. */
  private position = 0;

  private constructor(
    private readonly connection: Connection,
    readonly organizer: {
      readonly name: string;
      readonly email: string;
      readonly password: string;
    },
  ) {
    this.session = new ApiSession(connection);
  }

  /** An event with open registration and these players in it, as guests. */
  static async withPlayers(
    url: string,
    {
      names,
      settings = {},
      format = 'premier',
      email = `${randomUUID()}@example.org`,
    }: RoomOptions,
  ): Promise<Conductor> {
    const room = new Conductor(new Connection(url), {
      name: 'Olga Organizer',
      email,
      password: 'a long enough password',
    });
    await room.session.signUp(room.organizer);
    const details = {
      name: 'Saturday Premier',
      date: new Date().toISOString().slice(0, 10),
      venue: 'Hall 1',
      cap: 16,
      format,
    };
    const { ids } = await room.command('CreateEvent', {
      ...details,
      settings: {
        ...defaultSettings,
        deckRequired: false,
        swissRounds: 2,
        cutSize: 2,
        ...settings,
      },
    });
    room.eventId = ids['eventId'] ?? '';
    await room.command('OpenRegistration', { eventId: room.eventId });
    const ofTeam = (name: string) => ['A', 'B', 'C'].map((seat) => `${name} ${seat}`);
    for (const name of names)
      await room.register(name, settings.teamSeats === undefined ? {} : { members: ofTeam(name) });
    return room;
  }

  readonly command: ApiSession['command'] = async (name, payload, key) => {
    const accepted = await this.session.command(name, payload, key);
    this.position = Math.max(this.position, accepted.position);
    return accepted;
  };

  /** Knows of everything that was commanded here; what was done in a page may be in a later answer only. */
  readonly ask = <N extends QueryName>(name: N, params: QueryParams<N>): Promise<QueryResult<N>> =>
    this.session.query(name, params, this.position);

  async start(): Promise<void> {
    const { eventId } = this;
    await this.command('CheckInAll', { eventId });
    await this.command('StartEvent', { eventId });
  }

  /** Asks for the next round and waits for its tables. */
  async pair(): Promise<PairingsView> {
    const { eventId } = this;
    const key = await this.until(
      'a round to pair',
      async () => (await this.ask('event', { eventId })).nextRound ?? undefined,
    );
    await this.command('RequestPairing', { eventId, ...key, repair: false });
    return this.until('pairings', async () => {
      const { rounds } = await this.ask('event', { eventId });
      const round = rounds.find((each) => each.phase === key.phase && each.round === key.round);
      if (round === undefined || round.state === 'pairing') return undefined;
      const pairings = await this.ask('pairings', {
        eventId,
        phase: key.phase,
        round: key.round,
      });
      const tables = pairings.tables.length + (pairings.multiplayer?.length ?? 0);
      return tables === round.tables && tables > 0 ? pairings : undefined;
    });
  }

  guest(name: string): Guest {
    const guest = this.guests.get(name);
    if (guest === undefined) throw new Error(`nobody is called ${name}`);
    return guest;
  }

  async handInDeck(name: string, text: string): Promise<void> {
    const { playerId, session } = this.guest(name);
    await session.command('SubmitDeck', { eventId: this.eventId, playerId, text });
  }

  async callJudge(name: string, note: string): Promise<void> {
    const { playerId, session } = this.guest(name);
    await session.command('CallJudge', { eventId: this.eventId, playerId, note });
  }

  /** Settles every open table for the player printed first; the event as it stands after the round. */
  async settleTables(): Promise<EventView> {
    const { eventId } = this;
    const { settings } = await this.ask('event', { eventId });
    const { key, tables, multiplayer = [] } = await this.ask('pairings', { eventId });
    const score = { a: settings.teamSeats ?? 2, b: 0, drawn: 0 };
    for (const { matchId, status } of tables)
      if (status !== 'completed') await this.command('RuleResult', { matchId, score, note: '' });
    for (const { table, seats, status } of multiplayer)
      if (status !== 'completed')
        await this.command('RecordTableResult', {
          eventId,
          playerId: seats[0]?.playerId ?? '',
          phase: key?.phase ?? 0,
          round: key?.round ?? 1,
          table,
          places: seats.map(({ playerId }, index) => ({ playerId, place: index + 1 })),
          reason: '',
        });
    return this.until('the end of the round', async () => {
      const now = await this.ask('event', { eventId });
      return now.rounds.at(-1)?.state === 'completed' ? now : undefined;
    });
  }

  /** Settles every open table, pairs what is left to pair, and finishes. */
  async playToTheEnd(): Promise<void> {
    const { eventId } = this;
    while ((await this.settleTables()).nextRound !== null) await this.pair();
    await this.command('FinishEvent', { eventId });
  }

  close(): void {
    this.connection.close();
  }

  private async register(name: string, team: { members?: string[] }): Promise<void> {
    const session = new ApiSession(this.connection);
    const { ids, guestCode } = await session.command('Register', {
      eventId: this.eventId,
      name,
      ...team,
    });
    this.guests.set(name, {
      name,
      playerId: ids['playerId'] ?? '',
      code: guestCode ?? '',
      session,
    });
  }

  private async until<T>(what: string, ask: () => Promise<T | undefined>): Promise<T> {
    for (const end = Date.now() + PATIENCE_MS; Date.now() < end; await pause(50)) {
      const answer = await ask();
      if (answer !== undefined) return answer;
    }
    throw new Error(`waited ${PATIENCE_MS} ms in vain for ${what}`);
  }
}
