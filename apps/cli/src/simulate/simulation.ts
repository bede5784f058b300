import { randomUUID } from 'node:crypto';
import { broughtDeck, broughtTrio } from '#bots';
import { Chance, Connection } from '#client';
import { defaultLimited, defaultSettings, type EventSettings, LOAD_PASS_HEADER } from '#contracts';
import { buildDecks } from './build-decks.js';
import { firstPlaceFaults, firstPlaces } from './champion-views.js';
import { admit, Cast } from './cast.js';
import { draftPods, quickClock } from './draft-pods.js';
import { until } from './crew.js';
import { judge, type Judgement } from './judgement.js';
import { type LatencySummary, LatencyTable } from './latencies.js';
import { inventedNames } from './names.js';
import type { SimulationOptions } from './options.js';
import { playRounds, type Stage } from './play-rounds.js';
import type { Server } from './server.js';
import { StandingsWatch } from './standings-watch.js';

export interface SimulationResult {
  readonly players: number;
  readonly rounds: number;
  readonly matches: number;
  readonly commands: number;
  readonly seconds: number;
  readonly commandsPerSecond: number;
  /**
   * Results settled per second during the rounds: the load at which the latencies were measured.
   */
  readonly resultsPerSecond: number;
  readonly concurrency: number;
  readonly latencies: Record<string, LatencySummary>;
  readonly reportToStandings: LatencySummary;
  readonly disputes: number;
  readonly drops: number;
  readonly corrections: number;
  /** Trilogy only. */
  readonly bans?: number;
  readonly switches?: number;
  readonly replaysAfterDraws?: number;
  /** Limited only. */
  readonly pools?: number;
  readonly boosters?: number;
  readonly deckRevisions?: number;
  /** Draft only; forced picks of last cards are not counted. */
  readonly pods?: number;
  readonly picks?: number;
  readonly timeouts?: number;
  readonly botPicks?: number;
  readonly picksPerSecond?: number;
  readonly pickToNeighbour?: LatencySummary;
  readonly events: number;
  readonly rematches: number;
  readonly audit: string;
  /** The winner, and the number of views for people and programs that show the winner first. */
  readonly champion: string;
  readonly firstIn: number;
}

const DECKS = 24;
/** One late player; a draft has none. */
const LATE = 1;

/**
 * One whole event, from the organizer's account to the exported file; each step is done by the
 * person whose step it is.
 */
export const simulate = async (
  options: SimulationOptions,
  { url, loadPass }: Pick<Server, 'url' | 'loadPass'>,
  say: (line: string) => void,
): Promise<{ result: SimulationResult; faults: readonly string[] }> => {
  const latencies = new LatencyTable();
  // Drafting players keep a live connection of their own.
  const listening = options.format === 'draft' ? options.players : 0;
  const headers: Record<string, string> = loadPass === null ? {} : { [LOAD_PASS_HEADER]: loadPass };
  const connection = new Connection(url, {
    sockets: Math.max(64, options.concurrency * 2) + listening,
    headers,
  });
  const cast = new Cast(connection, latencies);
  const began = performance.now();
  const settings = settingsOf(options);
  try {
    await openEvent(cast, settings, options);
    await fillRoom(cast, options);
    say(
      `${cast.players.size} players registered${isLimited(options) ? '' : ', handed in decks'} and checked in after ${secondsSince(began)} s`,
    );
    await cast.organizer.command('StartEvent', { eventId: cast.eventId });
    const watch = new StandingsWatch(cast.spectator, cast.eventId);
    watch.open();
    const tally = {
      matches: 0,
      disputes: 0,
      drops: 0,
      corrections: 0,
      resultSeconds: 0,
      bans: 0,
      switches: 0,
      replaysAfterDraws: 0,
      pools: 0,
      boosters: 0,
      deckRevisions: 0,
    };
    const latecomer = {
      name: inventedNames(options.players).at(-1) ?? 'Somebody Late',
      trio: broughtTrio(`${options.seed}/late`, today()),
    };
    const stage: Stage = {
      cast,
      options,
      chance: Chance.from(`${options.seed}/room`),
      watch,
      tally,
      latecomer,
      say,
    };
    if (options.format === 'sealed') await openPools(stage);
    const drafted = options.format === 'draft' ? await draftAndBuild(stage) : null;
    await playRounds(stage);
    await until('all results in the standings', 60_000, async () =>
      watch.outstanding === 0 ? true : null,
    );
    const reportToStandings = await watch.close();
    const seconds = Number(secondsSince(began));
    const judgement = await finish(cast, settings);
    const first = await firstPlaces(cast);
    const champion = cast.players.get(first["the staff's file"] ?? '')?.name ?? '';
    const misplaced = firstPlaceFaults(first);
    if (misplaced.length === 0) say(`${champion} stands first in ${Object.keys(first).join(', ')}`);
    const choices =
      options.format === 'trilogy'
        ? { bans: tally.bans, switches: tally.switches, replaysAfterDraws: tally.replaysAfterDraws }
        : null;
    const miscounted = choices ? await statisticsFaults(cast, choices) : [];
    const built = isLimited(options)
      ? { pools: tally.pools, boosters: tally.boosters, deckRevisions: tally.deckRevisions }
      : null;
    const commands = latencies.count;
    const result = {
      players: cast.players.size,
      rounds: options.rounds,
      matches: tally.matches,
      commands,
      seconds,
      commandsPerSecond: Math.round(commands / seconds),
      resultsPerSecond: Math.round(tally.matches / tally.resultSeconds),
      concurrency: options.concurrency,
      latencies: latencies.summary(),
      reportToStandings,
      disputes: tally.disputes,
      drops: tally.drops,
      corrections: tally.corrections,
      ...choices,
      ...built,
      ...drafted,
      ...judgement.drafted,
      events: judgement.events,
      rematches: judgement.rematches,
      audit: judgement.audit,
      champion,
      firstIn: Object.keys(first).length - misplaced.length,
    };
    return { result, faults: [...judgement.faults, ...miscounted, ...misplaced] };
  } finally {
    connection.close();
  }
};

/**
 * The settings of the event; limited ones as the form offers them, with boosters of the given set.
 */
const settingsOf = ({
  format,
  players,
  rounds,
  cut,
  set,
  pod,
}: SimulationOptions): EventSettings => ({
  ...defaultSettings,
  swissRounds: rounds,
  cutSize: cut,
  ...(format === 'sealed' ? { limited: { ...defaultLimited(format), set } } : {}),
  ...(format === 'draft'
    ? {
        limited: {
          ...defaultLimited(format),
          set,
          podSize: pod,
          clock: quickClock(players),
          reveal: 'after-draft' as const,
        },
      }
    : {}),
});

const isLimited = ({ format }: SimulationOptions): boolean =>
  format === 'sealed' || format === 'draft';

/** Draft: all players draft in their pod and build a deck from their picks. */
const draftAndBuild = async ({ cast, options, tally, say }: Stage) => {
  const drafted = await draftPods(cast, options);
  say(`${drafted.pods} pods drafted at ${drafted.picksPerSecond} picks a second`);
  await buildDecks(cast, tally, Math.min(options.concurrency, 16));
  return drafted;
};

/** Sealed: all players get their boosters and build a deck from them. */
const openPools = async ({ cast, options, tally, say }: Stage): Promise<void> => {
  const began = performance.now();
  await cast.organizer.command('OpenPools', { eventId: cast.eventId });
  await buildDecks(cast, tally, Math.min(options.concurrency, 16));
  say(
    `${tally.pools} pools of ${tally.boosters} boosters opened and ${tally.deckRevisions} deck lists handed in after ${secondsSince(began)} s`,
  );
};

const secondsSince = (began: number): string => ((performance.now() - began) / 1000).toFixed(1);
const today = (): string => new Date().toISOString().slice(0, 10);

const openEvent = async (
  cast: Cast,
  settings: EventSettings,
  { format, players, seed }: SimulationOptions,
): Promise<void> => {
  await cast.organizer.signUp({
    name: 'Olga Ordóñez',
    email: `organizer-${randomUUID()}@example.invalid`,
    password: randomUUID(),
  });
  const { ids } = await cast.organizer.command('CreateEvent', {
    name: `Simulation ${seed}`,
    date: today(),
    venue: 'Hall 1',
    cap: players,
    format,
    settings,
  });
  cast.eventId = ids['eventId'] ?? '';
  await cast.organizer.command('OpenRegistration', { eventId: cast.eventId });
};

const fillRoom = async (cast: Cast, options: SimulationOptions): Promise<void> => {
  const { format, players, seed, concurrency } = options;
  // Limited decks are built at the event.
  const decks = isLimited(options)
    ? []
    : Array.from({ length: DECKS }, (_, index) =>
        (format === 'trilogy' ? broughtTrio : broughtDeck)(`${seed}/${index}`, today()),
      );
  await admit(cast, {
    names: inventedNames(players).slice(0, players - (format === 'draft' ? 0 : LATE)),
    decks,
    chance: Chance.from(`${seed}/decks`),
    workers: Math.min(concurrency, 16),
  });
};

/** Differences between the server's statistics and the counts of the players. */
const statisticsFaults = async (
  { organizer, eventId }: Cast,
  counted: { bans: number; switches: number; replaysAfterDraws: number },
): Promise<readonly string[]> => {
  const { pairs, switches, replays } = await organizer.query('trilogyStatistics', { eventId });
  const shown = {
    bans: pairs.reduce((sum, pair) => sum + pair.banned, 0),
    switches,
    replaysAfterDraws: replays,
  };
  return (['bans', 'switches', 'replaysAfterDraws'] as const).flatMap((what) =>
    shown[what] === counted[what]
      ? []
      : [`statistics show ${shown[what]} ${what}, the players count ${counted[what]}`],
  );
};

const finish = async (cast: Cast, settings: EventSettings): Promise<Judgement> => {
  const { eventId, organizer } = cast;
  const { position } = await organizer.command('FinishEvent', { eventId });
  const shown = await until('the final standings', 60_000, async () => {
    const standings = await organizer.query('standings', { eventId });
    return standings.position >= position ? standings.rows : null;
  });
  return judge(await organizer.get(`/api/events/${eventId}/export`), { settings, shown });
};
