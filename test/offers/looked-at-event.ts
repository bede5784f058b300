import { expect } from 'vitest';
import { ApiFailure, type ApiSession } from '#client';
import type {
  CommandPayload,
  EventSettings,
  EventView,
  PairingsView,
  PodsView,
  RoundKey,
} from '#contracts';
import { details, openEvent, type Seated, signedUp, visitor } from '../../apps/api/test/people.js';
import type { StaffedApi } from '../../apps/api/test/staffed-api.js';
import { keepsScore } from '../../apps/web/src/shared/event/roles.js';
import { isLimited } from '../../apps/web/src/shared/limited/limited.js';
import {
  type Offered,
  ofDecks,
  ofEvent,
  ofFloor,
  ofNextStep,
  ofPlayers,
  ofRounds,
  ofSeat,
  ofTables,
  ofTrilogy,
  reason,
} from './offered.js';
import { wouldRefuse } from './would-refuse.js';

export const patience = { timeout: 60_000, interval: 50 };

/** Null where whoever asks may not look. */
export const seen = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((error: unknown) => {
    if (error instanceof ApiFailure) return null;
    throw error;
  });

interface Person {
  readonly name: string;
  readonly session: ApiSession;
  readonly refuses: (name: string, payload: unknown) => Promise<string | null>;
}

interface Plan {
  readonly format: CommandPayload<'CreateEvent'>['format'];
  readonly settings: EventSettings;
  readonly names: readonly string[];
  readonly cap?: number;
  /** What pages of this format offer beside those of all formats. */
  readonly also?: (
    session: ApiSession,
    event: EventView,
    players: readonly Seated[],
  ) => Promise<Offered>;
}

/**
 * Whether packs, bans or hands are sealed at this minute is known to the server
 * alone; who hands an event over is told which tables have to end first.
 */
const toldInstead: ReadonlySet<string> = new Set(['handover/under-way']);

/** The staff of each kind, and nobody else, who is looked through the eyes of beside the players. */
const roles = ['judge', 'scorekeeper', 'registration', 'caster'] as const;

interface Room {
  readonly eventId: string;
  readonly players: readonly Seated[];
  readonly people: readonly Person[];
  readonly strangersEmail: string;
  readonly also: Plan['also'];
}

/**
 * An event, every page of which is looked at by everybody in each of its states: what
 * is offered to them is put to its decider, rights and all, and nothing comes of it.
 */
export class LookedAtEvent {
  /** "state, person: command code" of whatever a page offers and a rule would refuse. */
  readonly refused: string[] = [];
  /** Commands that were offered to somebody. */
  readonly tried = new Set<string>();

  private constructor(
    private readonly server: StaffedApi,
    private readonly seen: Room,
  ) {}

  get eventId(): string {
    return this.seen.eventId;
  }

  get players(): readonly Seated[] {
    return this.seen.players;
  }

  /** With open registration; two of the players look, and nobody is checked in. */
  static async open(server: StaffedApi, plan: Plan): Promise<LookedAtEvent> {
    const { api, connection, owner } = server;
    const { format, settings, names, cap = null, also } = plan;
    const eventId = await openEvent(owner, details({ format, settings, cap }));
    const people: Person[] = [];
    const staff = async (name: string, session: ApiSession): Promise<string> => {
      const { account } = await session.me();
      const asker = { account: account && { id: account.id, name: account.name }, seats: [] };
      people.push({ name, session, refuses: wouldRefuse(api, asker) });
      return account?.email ?? '';
    };
    await staff('owner', owner);
    for (const role of roles) {
      const email = await staff(role, await signedUp(connection, role));
      await owner.command('GrantRole', { eventId, email, role });
    }
    const strangersEmail = await staff('stranger', await signedUp(connection, 'stranger'));
    const players: Seated[] = [];
    for (const name of names) {
      const session = visitor(connection);
      const team =
        settings.teamSeats === undefined
          ? {}
          : { members: ['A', 'B', 'C'].map((seat) => `${name} ${seat}`) };
      const { ids } = await session.command('Register', { eventId, name, ...team });
      players.push({ session, playerId: ids['playerId'] ?? '' });
    }
    for (const [index, { session, playerId }] of players.slice(0, 2).entries()) {
      const asker = { account: null, seats: [{ eventId, playerId, issue: 1 }] };
      people.push({ name: `player ${index}`, session, refuses: wouldRefuse(api, asker) });
    }
    const refuses = wouldRefuse(api, { account: null, seats: [] });
    people.push({ name: 'visitor', session: visitor(connection), refuses });
    return new LookedAtEvent(server, { eventId, players, people, strangersEmail, also });
  }

  async start(): Promise<void> {
    const { eventId } = this;
    await this.command('CheckInAll', { eventId });
    await this.command('StartEvent', { eventId });
  }

  async look(state: string): Promise<void> {
    await this.server.api.settle();
    for (const person of this.seen.people)
      for (const [name, payload] of await this.offeredTo(person.session)) {
        this.tried.add(name);
        const code = await person.refuses(name, payload);
        if (code !== null && !toldInstead.has(code))
          this.refused.push(`${state}, ${person.name}: ${name} ${code}`);
      }
  }

  private async offeredTo(session: ApiSession): Promise<Offered> {
    const { eventId } = this;
    const event = await session.query('event', { eventId });
    const pods = isLimited(event.format) ? await session.query('pods', { eventId }) : undefined;
    const pairings = await session.query('pairings', { eventId });
    const { seat } = await session.query('mySeat', { eventId });
    return [
      ...(keepsScore(event)
        ? await this.offeredAtDesk(session, event, { pairings, pods })
        : // Tables of three and four are told on the page of pairings, too.
          ofTables(event, { ...pairings, tables: [] })),
      ...(event.format === 'trilogy' ? await this.offeredInTrilogy(session, event, pairings) : []),
      ...(seat === null ? [] : ofSeat(event, seat)),
      ...((await this.seen.also?.(session, event, this.players)) ?? []),
    ];
  }

  private async offeredAtDesk(
    session: ApiSession,
    event: EventView,
    { pairings, pods }: { readonly pairings: PairingsView; readonly pods: PodsView | undefined },
  ): Promise<Offered> {
    const { eventId } = this;
    const roster = await session.query('roster', { eventId });
    const calls = await session.query('judgeCalls', { eventId });
    const rounds = new Map(
      event.rounds.map(({ phase, round }) => [`${phase}.${round}`, { phase, round }]),
    );
    const earlier = await Promise.all(
      [...rounds.values()].slice(0, -1).map((at) => session.query('pairings', { eventId, ...at })),
    );
    const open = [...pairings.tables, ...(pairings.multiplayer ?? [])].find(
      ({ status }) => status !== 'completed',
    );
    return [
      ...ofEvent(event, this.seen.strangersEmail),
      ...ofNextStep(event, pods ?? null),
      ...ofPlayers(event, roster),
      ...ofDecks(event, roster, pods),
      ...[...earlier, pairings].flatMap((each) => ofTables(event, each)),
      ...ofFloor(event, calls, roster, open?.table ?? null),
      ...ofRounds(event, pods),
    ];
  }

  private async offeredInTrilogy(
    session: ApiSession,
    event: EventView,
    { tables }: PairingsView,
  ): Promise<Offered> {
    const { players } = await session.query('roster', { eventId: this.eventId });
    const hasDecks = ({ playerId }: { readonly playerId: string }): boolean =>
      players.find((row) => row.playerId === playerId)?.deck === 'legal';
    const offered: Offered[] = [];
    for (const { matchId, a, b } of tables) {
      const match = await seen(session.query('trilogyMatch', { matchId }));
      if (match) offered.push(ofTrilogy(event, match, hasDecks(a) && hasDecks(b)));
    }
    return offered.flat();
  }

  command: ApiSession['command'] = (...sent) => this.server.owner.command(...sent);
  query: ApiSession['query'] = (...asked) => this.server.owner.query(...asked);

  /** The state of the last round, until it is this one. */
  private async until(state: EventView['rounds'][number]['state']): Promise<void> {
    const { eventId } = this;
    await expect
      .poll(async () => (await this.query('event', { eventId })).rounds.at(-1)?.state, patience)
      .toBe(state);
  }

  /** Asks for the next round and waits for its tables; null where none is left. */
  async pair(): Promise<{ readonly key: RoundKey; readonly pairings: PairingsView } | null> {
    const { eventId } = this;
    await this.server.api.settle();
    const { nextRound: key } = await this.query('event', { eventId });
    if (key === null) return null;
    await this.command('RequestPairing', { eventId, ...key, repair: false });
    await this.until('paired');
    await this.server.api.settle();
    return { key, pairings: await this.query('pairings', { eventId }) };
  }

  /** Settles what is open: whoever sits first wins. */
  async settle(): Promise<void> {
    const { eventId } = this;
    const { key, tables, multiplayer = [] } = await this.query('pairings', { eventId });
    const { settings } = await this.query('event', { eventId });
    const score = { a: settings.teamSeats ?? 2, b: 0, drawn: 0 };
    for (const { matchId, status } of tables)
      if (status !== 'completed') await this.command('RuleResult', { matchId, score, note: '' });
    for (const { table, seats, status } of multiplayer)
      if (status !== 'completed')
        await this.command('RecordTableResult', {
          ...{ eventId, phase: key?.phase ?? 0, round: key?.round ?? 1, table, reason: '' },
          playerId: seats[0]?.playerId ?? '',
          places: seats.map(({ playerId }, index) => ({ playerId, place: index + 1 })),
        });
    await this.until('completed');
  }

  /** The rounds that are left, the cut, the end, and what is set right after it. */
  async playToTheEnd(): Promise<void> {
    const { eventId } = this;
    for (let paired = await this.pair(); paired !== null; paired = await this.pair()) {
      await this.look(paired.key.phase === 0 ? 'paired' : 'in the cut');
      await this.settle();
      await this.look('after a round');
    }
    await this.command('FinishEvent', { eventId });
    await this.look('finished');
    await this.command('ReopenEvent', { eventId, reason });
    await this.look('reopened');
  }
}
