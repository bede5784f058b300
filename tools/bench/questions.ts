/**
 * The cost of the pages' queries in a large event: for a player's seat, the desk and the public
 * pages, each alone and one after the other. `same`: nothing has changed; `news`: after each result
 * (including the delay of the read models). In milliseconds, p50 and worst; `kB`: the size of the
 * answer as JSON, uncompressed. In the round before the last, when a seat shows its chances, and in
 * the last, half played. Then all seats at once, as after a pairing.
 */
import { randomUUID } from 'node:crypto';
import { broughtDeck } from '#bots';
import { type ApiSession, Chance, Connection } from '#client';
import { defaultSettings, LOAD_PASS_HEADER, type PairingsView, type QueryName } from '#contracts';
import { admit, Cast } from '../../apps/cli/src/simulate/cast.js';
import { inParallel, until } from '../../apps/cli/src/simulate/crew.js';
import { LatencyTable } from '../../apps/cli/src/simulate/latencies.js';
import { inventedNames } from '../../apps/cli/src/simulate/names.js';
import { provideServer, type Server } from '../../apps/cli/src/simulate/server.js';
import { quantile } from './support/quantile.js';

const patienceMs = 120_000;
const workers = 16;
const times = 20;

type Tables = PairingsView['tables'];

/** The queries of each page. */
const pages = {
  seat: ['event', 'mySeat', 'cutChances'],
  desk: ['event', 'roster', 'pairings', 'judgeCalls', 'roundForecast', 'pairingDesk'],
  public: ['event', 'pairings', 'standings'],
} as const satisfies Readonly<Record<string, readonly QueryName[]>>;

const pairRound = async ({ organizer, eventId }: Cast): Promise<Tables> => {
  const nextRound = await until(
    'the next round',
    patienceMs,
    async () => (await organizer.ask('event', { eventId })).nextRound,
  );
  const { phase, round } = nextRound;
  await organizer.command('RequestPairing', {
    eventId,
    ...nextRound,
    repair: false,
  });
  return until('the pairings', patienceMs, async () => {
    const { rounds } = await organizer.ask('event', { eventId });
    const made = rounds.some((each) => each.round === round && each.state === 'paired');
    return made ? (await organizer.query('pairings', { eventId, phase, round })).tables : null;
  });
};

/** Both players report the same; returns the position of the result. */
const playTable = async (cast: Cast, { matchId, a, b }: Tables[number]): Promise<number> => {
  if (b.playerId === null) return 0;
  const score = { a: 2, b: 1, drawn: 0 };
  await cast.player(a.playerId).session.command('ReportResult', { matchId, score });
  const { position } = await cast
    .player(b.playerId)
    .session.command('ConfirmResult', { matchId, score });
  return position;
};

const quantiles = (taken: readonly number[]): { readonly p50: number; readonly worst: number } => {
  const sorted = [...taken].sort((one, other) => one - other);
  return { p50: quantile(sorted, 0.5, 1), worst: quantile(sorted, 1, 1) };
};

interface Asking {
  readonly cast: Cast;
  readonly session: ApiSession;
  readonly names: readonly QueryName[];
  /** Tables still being played: `news` needs one result each time. */
  readonly open: Tables[number][];
}

const msOf = async (ask: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await ask();
  return performance.now() - began;
};

const askPage = async ({ cast, session, names, open }: Asking): Promise<object> => {
  const { eventId } = cast;
  const figures: Record<string, object> = {};
  for (const name of names) {
    const ask = (after: number | null) => session.ask(name, { eventId } as never, after);
    const answer = JSON.stringify(await ask(null));
    const same: number[] = [];
    const news: number[] = [];
    for (let time = 0; time < times; time += 1) same.push(await msOf(() => ask(null)));
    for (const table of open.splice(0, times)) {
      const position = await playTable(cast, table);
      news.push(await msOf(() => ask(position)));
    }
    figures[name] = {
      kB: Math.round(answer.length / 100) / 10,
      same: quantiles(same),
      news: quantiles(news),
    };
  }
  return figures;
};

/** An event whose last round but one and last round are queried. */
const playedEvent = async (
  { url, loadPass }: Server,
  players: number,
): Promise<{ readonly cast: Cast; readonly connection: Connection }> => {
  const headers: Record<string, string> = loadPass === null ? {} : { [LOAD_PASS_HEADER]: loadPass };
  const connection = new Connection(url, { headers });
  const cast = new Cast(connection, new LatencyTable());
  const { organizer } = cast;
  await organizer.signUp({
    name: 'Olga Organizer',
    email: `questions-${randomUUID()}@example.invalid`,
    password: randomUUID(),
  });
  const today = new Date().toISOString().slice(0, 10);
  const { ids } = await organizer.command('CreateEvent', {
    ...{
      name: 'A large hall',
      date: today,
      venue: 'Hall 1',
      cap: null,
      format: 'premier',
    },
    settings: {
      ...defaultSettings,
      swissRounds: 3,
      cutSize: 8,
      publishPairings: 'at-once',
    },
  });
  cast.eventId = ids['eventId'] ?? '';
  await organizer.command('OpenRegistration', { eventId: cast.eventId });
  const decks = [broughtDeck('questions', today)];
  await admit(cast, {
    ...{
      names: inventedNames(players),
      decks,
      chance: Chance.from('questions'),
      workers,
    },
  });
  await organizer.command('StartEvent', { eventId: cast.eventId });
  return { cast, connection };
};

export const run = async ({
  players,
  url,
}: {
  readonly players: number;
  readonly url: string | undefined;
}): Promise<void> => {
  const server = await provideServer(url ?? null, (line) => console.log(line));
  try {
    const { cast, connection } = await playedEvent(server, players);
    const play = (tables: Tables) =>
      inParallel(tables, { workers }, async (table) => {
        await playTable(cast, table);
      });
    await play(await pairRound(cast));
    for (const name of ['before the last round', 'last round'] as const) {
      const tables = [...(await pairRound(cast))];
      const everySeat: number[] = [];
      const began = performance.now();
      await inParallel([...cast.players.values()], { workers: 64 }, async ({ session }) => {
        const { eventId } = cast;
        everySeat.push(
          await msOf(async () => {
            await Promise.all([
              session.ask('event', { eventId }, null),
              session.ask('mySeat', { eventId }, null),
            ]);
          }),
        );
      });
      const all = Math.round(performance.now() - began);
      await play(tables.splice(0, Math.floor(tables.length / 2)));
      const askers = {
        seat: [...cast.players.values()][0]!.session,
        desk: cast.organizer,
        public: cast.spectator,
      };
      for (const [page, names] of Object.entries(pages)) {
        const session = askers[page as keyof typeof askers];
        const figures = await askPage({ cast, session, names, open: tables });
        console.log(JSON.stringify({ players, round: name, page, ...figures }));
      }
      console.log(
        JSON.stringify({
          players,
          round: name,
          everySeat: { ...quantiles(everySeat), all },
        }),
      );
      await play(tables);
    }
    connection.close();
  } finally {
    await server.stop();
  }
};
