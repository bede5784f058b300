import { setTimeout as pause } from 'node:timers/promises';
import { ApiFailure, Connection, type ApiSession } from '#client';
import { defaultSettings, type EventSettings, type TrilogyMatchView } from '#contracts';
import {
  CommandExecutor,
  PostgresSealedSecrets,
  type RecordedEvent,
  type SealedSecrets,
} from '#event-store';
import { formatRules, generateTrio, toSwudbJson } from '#formats';
import { matchDecider } from '#match';
import { createLogger, deriveKey, GracefulShutdown } from '#platform';
import { nextRound, tournamentDecider } from '#tournament';
import {
  details,
  pairAsWorker,
  register,
  type Seated,
  signedUp,
  visitor,
} from '../../apps/api/test/people.js';
import { type RunningApi, startApi } from '../../apps/api/test/running-api.js';
import { startWorker } from '../../apps/worker/src/worker.js';

export const silent = createLogger('test', { logLevel: 'silent' });

/** The same three decks for everybody, so that nothing but a choice can tell two matches apart. */
export const trioTexts = (seed: string): string[] =>
  generateTrio(seed, formatRules('trilogy', { on: '2026-11-21' })).map((deck) => toSwudbJson(deck));

/** One table of Trilogy with everybody who may look at it: Ana is the first player, Bob the second. */
export class TrilogyRoom {
  readonly api: RunningApi;
  readonly eventId: string;
  readonly matchId: string;
  readonly people: Readonly<Record<'ana' | 'bob' | 'owner' | 'judge' | 'spectator', ApiSession>>;
  /** Player ids. */
  readonly seats: Readonly<Record<'ana' | 'bob', string>>;

  private constructor(
    parts: Pick<TrilogyRoom, 'api' | 'eventId' | 'matchId' | 'people' | 'seats'>,
  ) {
    ({
      api: this.api,
      eventId: this.eventId,
      matchId: this.matchId,
      people: this.people,
      seats: this.seats,
    } = parts);
  }

  static async open(
    api: RunningApi,
    {
      banSeconds = 0,
      pickSeconds = 0,
      banClock = 'pairing',
    }: Partial<Pick<EventSettings, 'banSeconds' | 'pickSeconds' | 'banClock'>> = {},
  ): Promise<TrilogyRoom> {
    const connection = new Connection(api.url);
    const [owner, judge, spectator] = [
      await signedUp(connection, 'Olga'),
      await signedUp(connection, 'Judith'),
      visitor(connection),
    ];
    const settings = {
      ...defaultSettings,
      cutSize: 0 as const,
      swissRounds: 3,
      banSeconds,
      pickSeconds,
      banClock,
      confirmAfterMinutes: 0,
    };
    const { ids } = await owner.command('CreateEvent', details({ format: 'trilogy', settings }));
    const eventId = ids['eventId'] ?? '';
    await owner.command('OpenRegistration', { eventId });
    await owner.command('GrantRole', {
      eventId,
      email: (await judge.me()).account?.email ?? '',
      role: 'judge',
    });
    const enter = async (name: string): Promise<Seated> => {
      const seat = await register(connection, eventId, name);
      await seat.session.command('SubmitTrio', {
        eventId,
        playerId: seat.playerId,
        texts: trioTexts('same for all'),
      });
      await seat.session.command('CheckInPlayer', { eventId, playerId: seat.playerId });
      return seat;
    };
    const [ana, bob] = [await enter('Ana'), await enter('Bob')];
    await owner.command('StartEvent', { eventId });
    const key = nextRound(
      (await new CommandExecutor(api.store).load(tournamentDecider, `event-${eventId}`)).state,
    );
    if (!key) throw new Error('no round can be paired');
    await owner.command('RequestPairing', { eventId, ...key, repair: false });
    await pairAsWorker(api, eventId);
    // By hand, so that Ana sits first whatever the lot said.
    await owner.command('EditPairings', {
      eventId,
      ...key,
      tables: [{ a: ana.playerId, b: bob.playerId, table: 1 }],
      byes: [],
      reason: '',
    });
    await api.settle();
    const { tables } = await owner.query('pairings', { eventId });
    const people = { ana: ana.session, bob: bob.session, owner, judge, spectator };
    return new TrilogyRoom({
      api,
      eventId,
      matchId: tables[0]?.matchId ?? '',
      people,
      seats: { ana: ana.playerId, bob: bob.playerId },
    });
  }

  stream(): Promise<readonly RecordedEvent[]> {
    return this.api.store.readStream(`match-${this.matchId}`);
  }

  async types(): Promise<string[]> {
    return (await this.stream()).map((event) => event.type);
  }

  async state() {
    return (await new CommandExecutor(this.api.store).load(matchDecider, `match-${this.matchId}`))
      .state;
  }

  secrets(): SealedSecrets {
    return new PostgresSealedSecrets(
      this.api.pool,
      deriveKey(this.api.configuration.secret, 'sealed-secrets'),
    );
  }

  async view(who: keyof TrilogyRoom['people']): Promise<TrilogyMatchView> {
    await this.api.settle();
    return this.people[who].query('trilogyMatch', { matchId: this.matchId });
  }

  ban(who: 'ana' | 'bob', deck: 0 | 1 | 2) {
    return this.people[who].command('SealBan', { matchId: this.matchId, deck });
  }

  pick(who: 'ana' | 'bob', game: number, deck: 0 | 1 | 2) {
    return this.people[who].command('SealDeck', { matchId: this.matchId, game, deck });
  }

  async play(game: number, winner: 'a' | 'b' | 'draw'): Promise<void> {
    await this.people.ana.command('ReportGame', { matchId: this.matchId, game, winner });
    await this.people.bob.command('ConfirmGame', { matchId: this.matchId, game });
  }

  /** A whole worker beside the api, as main.ts starts it. */
  async work(): Promise<GracefulShutdown> {
    const shutdown = new GracefulShutdown(silent);
    await startWorker({ ...this.api.configuration, logLevel: 'silent' }, silent, shutdown);
    return shutdown;
  }
}

/** The code of a refusal, or `accepted`. */
export const outcomeOf = async (command: Promise<unknown>): Promise<string> => {
  try {
    await command;
    return 'accepted';
  } catch (fault) {
    if (fault instanceof ApiFailure) return fault.code;
    throw fault;
  }
};

export const eventually = async (what: string, check: () => Promise<boolean>): Promise<void> => {
  for (const end = Date.now() + 60_000; Date.now() < end; await pause(50))
    if (await check()) return;
  throw new Error(`waited in vain for ${what}`);
};

export { startApi };
