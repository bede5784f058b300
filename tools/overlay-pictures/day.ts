import { randomUUID } from 'node:crypto';
import { broughtDeck } from '#bots';
import { ApiSession, Chance, type Connection, playedScore } from '#client';
import { defaultSettings, type TableRow } from '#contracts';
import { dice } from '#rules';
import { anyMove, starterText } from '../../apps/api/test/tables.js';
import { PATIENCE_MS } from '../../test/support/patience.js';
import { until } from '../../apps/cli/src/simulate/crew.js';
import { botNames } from '../../apps/worker/src/demo/bot-roster.js';
import { TableViewer } from '../bench/tables/viewer-of-table.js';

const PLAYERS = 16;
const SWISS = 3;
/** The number of different decks, so that several players have the same one. */
const KINDS = 6;

/** A game on screen that advances by one move at a time. */
export interface MovingGame {
  move(): Promise<void>;
  leave(): Promise<void>;
}

/** An event with public decks, run by its organizer alone. */
export class OverlayDay {
  readonly #chance = Chance.from('overlays');
  readonly #codes = new Map<string, string>();

  private constructor(
    private readonly connection: Connection,
    private readonly organizer: ApiSession,
    readonly eventId: string,
  ) {}

  /** All players are entered with a deck and checked in; the event has not begun. */
  static async open(connection: Connection): Promise<OverlayDay> {
    const organizer = new ApiSession(connection);
    const email = `${randomUUID()}@example.org`;
    await organizer.signUp({
      name: 'Olga Ordóñez',
      email,
      password: randomUUID(),
    });
    const date = new Date().toISOString().slice(0, 10);
    const { ids } = await organizer.command('CreateEvent', {
      ...{ name: 'Winter Cup', date, venue: '', cap: null, format: 'premier' },
      settings: {
        ...defaultSettings,
        swissRounds: SWISS,
        cutSize: 8,
        decksPublic: 'always',
      },
    });
    const day = new OverlayDay(connection, organizer, ids['eventId'] ?? '');
    await day.enterAll(date);
    return day;
  }

  async start(): Promise<void> {
    await this.organizer.command('StartEvent', { eventId: this.eventId });
  }

  /** The next round, paired and with its clock started. */
  async nextRound(): Promise<readonly TableRow[]> {
    const { eventId, organizer } = this;
    const key = await until(
      'the next round',
      PATIENCE_MS,
      async () => (await organizer.ask('event', { eventId })).nextRound,
    );
    await organizer.command('RequestPairing', {
      eventId,
      ...key,
      repair: false,
    });
    const { phase, round } = key;
    const tables = await until('the pairings', PATIENCE_MS, async () => {
      const paired = await organizer.ask('pairings', { eventId, phase, round });
      return paired.tables.length > 0 ? paired.tables : null;
    });
    await organizer.command('StartRoundClock', {
      eventId,
      ...key,
      minutes: null,
    });
    return tables;
  }

  /** Enters plausible results. */
  async settle(tables: readonly TableRow[]): Promise<void> {
    for (const { matchId } of tables) {
      const score = playedScore(this.#chance, { bestOf: 3, decisive: true });
      await this.organizer.command('RuleResult', { matchId, score, note: '' });
    }
  }

  async tellLife(matchId: string, life: { readonly a: number; readonly b: number }): Promise<void> {
    await this.organizer.post(`/api/v1/events/${this.eventId}/lives/${matchId}`, life);
  }

  /** Both players of the table sit down with starter decks and make random moves. */
  async sitDown(table: TableRow): Promise<MovingGame> {
    const { eventId, organizer } = this;
    const { matchId } = table;
    for (const [side, deck] of [
      ['a', 'luke'],
      ['b', 'vader'],
    ] as const) {
      const { playerId } = table[side];
      await organizer.command('SubmitDeck', {
        eventId,
        playerId,
        text: starterText(deck),
      });
    }
    const [a, b] = await Promise.all([this.viewer(table, 'a'), this.viewer(table, 'b')]);
    await organizer.command('OpenTable', { matchId });
    await Promise.all([a, b].map((each) => each.until(({ running }) => running)));
    const roll = dice(7);
    return {
      move: async () => {
        const view = a.view;
        const mover = view?.board?.waitingFor === 'b' ? b : a;
        const seen = await mover.until(({ board }) => (board?.decision ?? null) !== null);
        const { game, takenBack, board } = seen;
        const move = { ...anyMove(seen, roll), takenBack };
        await mover.session.command('PlayMove', { matchId, game, move });
        const at = board?.at ?? 0;
        const isLater = (later: typeof seen): boolean => (later.board?.at ?? 0) > at;
        await Promise.all([a, b].map((each) => each.until(isLater)));
      },
      leave: async () => {
        await Promise.all([a.leave(), b.leave()]);
      },
    };
  }

  private async enterAll(date: string): Promise<void> {
    const { eventId, organizer } = this;
    await organizer.command('OpenRegistration', { eventId });
    for (const [number, name] of botNames.slice(0, PLAYERS).entries()) {
      const { ids, guestCode = '' } = await organizer.command('RegisterPlayer', { eventId, name });
      const playerId = ids['playerId'] ?? '';
      this.#codes.set(playerId, guestCode);
      const text = broughtDeck(`overlay ${Math.floor(number ** 2 / 7) % KINDS}`, date);
      await organizer.command('SubmitDeck', { eventId, playerId, text });
    }
    await organizer.command('CheckInAll', { eventId });
  }

  private async viewer(table: TableRow, side: 'a' | 'b'): Promise<TableViewer> {
    const session = new ApiSession(this.connection);
    await session.signInGuest(this.eventId, this.#codes.get(table[side].playerId) ?? '');
    const viewer = new TableViewer(session, table.matchId);
    await viewer.enter();
    return viewer;
  }
}
