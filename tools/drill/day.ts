import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { broughtTrio, lookAtPool } from '#bots';
import { ApiFailure, ApiSession, Chance, Connection, playedScore } from '#client';
import {
  type CommandName,
  type CommandPayload,
  defaultLimited,
  defaultSettings,
  type EventSettings,
  type GameScore,
  type RoundKey,
  type TableRow,
} from '#contracts';
import { scopedCommandId } from '#platform';
import { PATIENCE_MS } from '../../test/support/patience.js';

/** People whose phone shows an error try again for about a minute and a half. */
const ATTEMPTS = 50;

/** An entry that was confirmed to somebody: the command under which its events are in the log. */
export interface Confirmed {
  readonly commandId: string;
}

interface Seat {
  readonly eventId: string;
  readonly playerId: string;
  readonly name: string;
  readonly code: string;
  session: ApiSession;
}

interface RoundUnderWay {
  readonly key: RoundKey;
  readonly tables: readonly TableRow[];
}

export interface DayPlan {
  readonly url: string;
  readonly players: number;
  readonly rounds: number;
  readonly seed: string;
}

const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * A paper event of many rounds, with a Trilogy table whose first ban is sealed and a Sealed event
 * with open boosters. Remembers what was confirmed to its people.
 */
export class Day {
  readonly confirmed: Confirmed[] = [];
  readonly points = new Map<string, number>();
  #connection: Connection;
  #organizer: ApiSession;
  readonly #seats = new Map<string, Seat>();
  readonly #chance: Chance;
  #eventId = '';
  #account = '';
  #trilogy = { eventId: '', matchId: '', first: '', second: '' };
  #sealed = { eventId: '', playerId: '', pool: '' };

  private constructor(private readonly plan: DayPlan) {
    this.#connection = new Connection(plan.url);
    this.#organizer = this.#person();
    this.#chance = Chance.from(plan.seed);
  }

  static async begin(plan: DayPlan): Promise<Day> {
    const day = new Day(plan);
    await day.#signUp('olga');
    const settings = {
      ...defaultSettings,
      swissRounds: plan.rounds,
      cutSize: 0 as const,
      deckRequired: false,
      confirmAfterMinutes: 0,
      lastRoundByStanding: false,
    };
    day.#eventId = await day.#openEvent('premier', settings);
    for (let n = 1; n <= plan.players; n += 1)
      await day.#register(day.#eventId, `Player ${String(n).padStart(3, '0')}`);
    await day.#command('CheckInAll', { eventId: day.#eventId });
    await day.#command('StartEvent', { eventId: day.#eventId });
    await day.#openTrilogy(settings);
    await day.#openSealed(settings);
    return day;
  }

  get eventIds(): readonly string[] {
    return [this.#eventId, this.#trilogy.eventId, this.#sealed.eventId];
  }

  async pair(): Promise<RoundUnderWay> {
    const eventId = this.#eventId;
    const key = await this.#until('a round to pair', async () => {
      const { nextRound } = await this.#organizer.query('event', { eventId });
      return nextRound;
    });
    await this.#command('RequestPairing', { eventId, ...key, repair: false });
    return this.#until(`pairings of round ${key.round}`, async () => {
      const { rounds } = await this.#organizer.query('event', { eventId });
      const round = rounds.find((each) => each.round === key.round);
      if (round === undefined || round.state === 'pairing') return null;
      const view = await this.#organizer.query('pairings', { eventId, phase: 0, round: key.round });
      for (const bye of view.byes)
        if (view.tables.length === round.tables) this.#give(bye.playerId, 'bye');
      return view.tables.length === round.tables ? { key, tables: view.tables } : null;
    });
  }

  /**
   * Everybody reports; `meanwhile` begins once this share of the tables is done. Resolves when all
   * are, whatever happened.
   */
  async play(
    { key, tables }: RoundUnderWay,
    { after, meanwhile }: { readonly after: number; readonly meanwhile: () => Promise<void> },
  ): Promise<void> {
    let [through, accident] = [0, null as Promise<void> | null];
    const rules = { bestOf: 3, decisive: false } as const;
    const scores = tables.map(() => playedScore(this.#chance, rules));
    await Promise.all(
      tables.map(async (table, index) => {
        const score = scores[index] as GameScore;
        await pause(index * 20);
        await this.#settle(table, score);
        through += 1;
        if (through >= Math.ceil(after * tables.length)) accident ??= meanwhile();
      }),
    );
    await accident;
    // Entries lost with a disk are repeated: all players look at their table.
    await Promise.all(
      tables.map((table, index) => this.#settle(table, scores[index] as GameScore)),
    );
    for (const [index, { a, b }] of tables.entries()) {
      const score = scores[index] as GameScore;
      if (score.a === score.b) [a, b].forEach(({ playerId }) => this.#give(playerId, 'draw'));
      else this.#give((score.a > score.b ? a : b).playerId, 'win');
    }
    await this.#until(`the end of round ${key.round}`, async () => {
      const { rounds } = await this.#organizer.query('event', { eventId: this.#eventId });
      return rounds.find((each) => each.round === key.round)?.state === 'completed' || null;
    });
  }

  /** Differences between the pages and the people's memory: standings, an open pool. */
  async faults(): Promise<readonly string[]> {
    const { rows } = await this.#organizer.query('standings', { eventId: this.#eventId });
    const wrong = rows.filter(
      ({ playerId, points }) => (this.points.get(playerId) ?? 0) !== points,
    );
    const pool = await this.#pool();
    return [
      ...wrong.map(({ playerId, points }) => `${playerId} has ${points} points`),
      ...(pool === this.#sealed.pool ? [] : ['a pool of Sealed has other cards than before']),
    ];
  }

  /** The second side bans, too: the ban sealed in the morning must be revealed correctly. */
  async revealBans(): Promise<readonly string[]> {
    const { matchId, second } = this.#trilogy;
    await this.#command('SealBan', { matchId, deck: 2 }, this.#seat(second).session);
    const file = JSON.parse(
      await this.#organizer.get(`/api/events/${this.#trilogy.eventId}/export`),
    ) as { readonly events: readonly { type: string; data: Record<string, unknown> }[] };
    const revealed = file.events.find(({ type }) => type === 'BansRevealed');
    const { choice } = (revealed?.data['a'] ?? {}) as { readonly choice?: unknown };
    return choice === 1 ? [] : [`the ban of deck 1 came out as ${JSON.stringify(revealed?.data)}`];
  }

  /** The files that the organizer saves on a stick: each event, and the keys that open them. */
  async save(): Promise<readonly { readonly text: string; readonly key: string }[]> {
    const saved = [];
    for (const eventId of this.eventIds) {
      const { rescueKey = '' } = await this.#command('TakeRescueKey', { eventId });
      saved.push({
        text: await this.#organizer.get(`/api/events/${eventId}/export`),
        key: rescueKey,
      });
    }
    return saved;
  }

  /**
   * On a server without accounts: creates one, imports the files, and all players take their seats
   * by their codes.
   */
  async comeBack(files: Awaited<ReturnType<Day['save']>>): Promise<void> {
    this.#organizer = this.#person();
    await this.#signUp('olga');
    for (const { text, key } of files)
      await this.#organizer.post('/api/events/import', JSON.parse(text) as object, {
        'x-rescue-key': key,
      });
    for (const seat of this.#seats.values()) seat.session = this.#person();
    await Promise.all(
      [...this.#seats.values()].map(({ session, eventId, code }) =>
        session.signInGuest(eventId, code),
      ),
    );
  }

  async finish(): Promise<string> {
    await this.#command('FinishEvent', { eventId: this.#eventId });
    return this.#organizer.get(`/api/events/${this.#eventId}/export`);
  }

  close(): void {
    this.#connection.close();
  }

  #person(): ApiSession {
    return new ApiSession(this.#connection, { attempts: ATTEMPTS });
  }

  #seat(playerId: string): Seat {
    const seat = this.#seats.get(playerId);
    if (seat === undefined) throw new Error(`somebody unknown sits at a table: ${playerId}`);
    return seat;
  }

  #give(playerId: string, what: 'win' | 'draw' | 'bye'): void {
    this.points.set(playerId, (this.points.get(playerId) ?? 0) + defaultSettings.points[what]);
  }

  async #signUp(name: string): Promise<void> {
    await this.#organizer.signUp({
      name: 'Olga Organizer',
      email: `${name}@drill.example`,
      password: 'a long enough password',
    });
    this.#account = (await this.#organizer.me()).account?.id ?? '';
  }

  async #command<N extends CommandName>(
    name: N,
    payload: CommandPayload<N>,
    by: ApiSession = this.#organizer,
  ) {
    const key = randomUUID();
    const accepted = await by.command(name, payload, key);
    const actor = name === 'Register' ? 'visitor' : this.#actorOf(by);
    this.confirmed.push({ commandId: scopedCommandId(actor, key) });
    return accepted;
  }

  #actorOf(session: ApiSession): string {
    const seat = [...this.#seats.values()].find((each) => each.session === session);
    return seat === undefined ? `account:${this.#account}` : `guest:${seat.playerId}`;
  }

  async #openEvent(
    format: CommandPayload<'CreateEvent'>['format'],
    settings: EventSettings,
  ): Promise<string> {
    const details = { name: `Drill, ${format}`, date: today(), venue: 'Hall 1', cap: null };
    const { ids } = await this.#command('CreateEvent', { ...details, format, settings });
    const eventId = ids['eventId'] ?? '';
    await this.#command('OpenRegistration', { eventId });
    return eventId;
  }

  async #register(eventId: string, name: string): Promise<string> {
    const session = this.#person();
    const { ids, guestCode = '' } = await this.#command('Register', { eventId, name }, session);
    const playerId = ids['playerId'] ?? '';
    this.#seats.set(playerId, { eventId, playerId, name, code: guestCode, session });
    return playerId;
  }

  async #openTrilogy(settings: EventSettings): Promise<void> {
    const eventId = await this.#openEvent('trilogy', {
      ...settings,
      swissRounds: 3,
      banSeconds: 0,
      pickSeconds: 0,
    });
    for (const name of ['Ana', 'Ben']) {
      const playerId = await this.#register(eventId, name);
      const texts = [...broughtTrio(`${this.plan.seed}/${name}`, today())];
      const { session } = this.#seat(playerId);
      await this.#command('SubmitTrio', { eventId, playerId, texts }, session);
      await this.#command('CheckInPlayer', { eventId, playerId }, session);
    }
    await this.#command('StartEvent', { eventId });
    const key = { phase: 0, round: 1, attempt: 1 };
    await this.#command('RequestPairing', { eventId, ...key, repair: false });
    const table = await this.#until('the table of Trilogy', async () => {
      const { tables } = await this.#organizer.query('pairings', { eventId, phase: 0, round: 1 });
      return tables[0] ?? null;
    });
    const [first, second] = [table.a.playerId, table.b.playerId];
    const { matchId } = table;
    this.#trilogy = { eventId, matchId, first, second };
    await this.#command('SealBan', { matchId, deck: 1 }, this.#seat(first).session);
  }

  async #openSealed(settings: EventSettings): Promise<void> {
    const eventId = await this.#openEvent('sealed', {
      ...settings,
      limited: defaultLimited('sealed'),
    });
    const playerId = await this.#register(eventId, 'Cleo');
    await this.#register(eventId, 'Dan');
    await this.#command('CheckInAll', { eventId });
    await this.#command('StartEvent', { eventId });
    await this.#command('OpenPools', { eventId });
    this.#sealed = { eventId, playerId, pool: '' };
    this.#sealed.pool = await this.#pool();
  }

  async #pool(): Promise<string> {
    const { eventId, playerId } = this.#sealed;
    const { session } = this.#seat(playerId);
    const { cards } = await this.#until('a pool', async () => {
      const pool = await lookAtPool(session, eventId, playerId);
      return pool.state === 'complete' ? pool : null;
    });
    return cards.map(({ card, count }) => `${count} ${card.id}`).join(' ');
  }

  /**
   * One reports, the other confirms; after a refusal they look at their table and do what is
   * missing.
   */
  async #settle({ matchId, a, b }: TableRow, score: GameScore): Promise<void> {
    let refused = '';
    const what = () => `the result of ${matchId}${refused}`;
    await this.#until(what, async () => {
      const [one, other] = [this.#seat(a.playerId).session, this.#seat(b.playerId).session];
      const { row } = await one.query('match', { matchId });
      if (row.status === 'completed') return true;
      try {
        if (row.status === 'open') await this.#command('ReportResult', { matchId, score }, one);
        await this.#command('ConfirmResult', { matchId }, other);
        return true;
      } catch (error) {
        if (!(error instanceof ApiFailure && error.status === 409)) throw error;
        refused = `, ${row.status} as was read; last refused: ${error.message}`;
        return null;
      }
    });
  }

  async #until<T>(what: string | (() => string), ask: () => Promise<T | null>): Promise<T> {
    for (const end = Date.now() + 2 * PATIENCE_MS; Date.now() < end; await pause(100)) {
      const answer = await ask();
      if (answer !== null) return answer;
    }
    throw new Error(`waited in vain for ${typeof what === 'string' ? what : what()}`);
  }
}
