import { randomUUID } from 'node:crypto';
import { broughtDeck } from '#bots';
import { ApiSession, Chance, Connection } from '#client';
import {
  dayTwoLine as line,
  LOAD_PASS_HEADER,
  type Stage,
  type StandingRow,
  weekendPlan,
} from '#contracts';
import { buildDecks } from './build-decks.js';
import { admit, Cast } from './cast.js';
import { championFaults, finalStandings, type EndedStage } from './champions.js';
import { inParallel } from './crew.js';
import { judge } from './judgement.js';
import { LatencyTable } from './latencies.js';
import { inventedNames } from './names.js';
import type { SimulationOptions } from './options.js';
import { playStage } from './play-stage.js';
import type { Server } from './server.js';

type Say = (line: string) => void;

interface Weekend {
  readonly options: SimulationOptions;
  readonly connection: Connection;
  readonly latencies: LatencyTable;
  readonly organizer: ApiSession;
  readonly conventionId: string;
  readonly say: Say;
  readonly tally: { matches: number; disputes: number };
}

const players = 256;
const teams = 24;
const pods = 39;
const sealed = 32;
const guestsOfHonour = 8;
const deckKinds = 24;
const today = (): string => new Date().toISOString().slice(0, 10);

/**
 * Plays a convention of two days through the public API; prints every fault and finally their
 * number. Returns the exit code.
 */
export const playConvention = async (
  options: SimulationOptions,
  { url, loadPass }: Pick<Server, 'url' | 'loadPass'>,
  say: Say,
): Promise<number> => {
  const headers: Record<string, string> = loadPass === null ? {} : { [LOAD_PASS_HEADER]: loadPass };
  const connection = new Connection(url, { sockets: 64, headers });
  const latencies = new LatencyTable();
  const organizer = new ApiSession(connection, {
    onCommand: (name, milliseconds) => latencies.add(name, milliseconds),
  });
  try {
    await organizer.signUp({
      name: 'Olga Ordóñez',
      email: `organizer-${randomUUID()}@example.invalid`,
      password: randomUUID(),
    });
    const plan = weekendPlan({ players, set: options.set });
    const { ids, position } = await organizer.command('CreateConvention', {
      name: `Weekend ${options.seed}`,
      date: today(),
      venue: 'Hall 1',
      plan,
    });
    const conventionId = ids['conventionId'] ?? '';
    const tally = { matches: 0, disputes: 0 };
    const weekendNow = { options, connection, latencies, organizer, conventionId, say, tally };
    const faults = [
      ...(await planFaults(weekendNow, position)),
      ...(await playAll(weekendNow, plan.stages)),
    ];
    for (const fault of faults) say(`fault: ${fault}`);
    say(JSON.stringify({ matches: tally.matches, commands: latencies.count }));
    say(`faults: ${faults.length}`);
    return faults.length === 0 ? 0 : 1;
  } finally {
    connection.close();
  }
};

/** Faults in the server's check of the plan before anybody registers. */
const planFaults = async (
  { organizer, conventionId, say }: Weekend,
  position: number,
): Promise<string[]> => {
  const { stages, problems } = await organizer.ask('convention', { conventionId }, position);
  const clock = (at: number): string =>
    `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`;
  for (const { name, rounds, endsAt, day } of stages)
    say(`${name}: day ${day}, ${rounds.length} rounds until ${clock(endsAt)}`);
  return problems
    .filter(({ severity }) => severity === 'error')
    .map(({ stageId, code }) => `the plan of ${stageId} has a fault: ${code}`);
};

const playAll = async (weekendNow: Weekend, stages: readonly Stage[]): Promise<string[]> => {
  const ended: EndedStage[] = [];
  const faults: string[] = [];
  for (const stage of stages) {
    const began = performance.now();
    const { cast, rows, wrong } = await hold(weekendNow, stage, ended);
    ended.push({ stage, cast, rows });
    faults.push(...wrong);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    weekendNow.say(
      `${stage.name}: ${rows.length} entered, ${rows[0]?.name ?? 'nobody'} wins, ${wrong.length} faults, ${seconds} s`,
    );
  }
  const { organizer, conventionId } = weekendNow;
  return [...faults, ...(await championFaults(organizer, conventionId, ended))];
};

/** Plays one tournament of the convention, from its opening to the verification of its file. */
const hold = async (
  weekendNow: Weekend,
  stage: Stage,
  before: readonly EndedStage[],
): Promise<{ cast: Cast; rows: readonly StandingRow[]; wrong: readonly string[] }> => {
  const { options, connection, latencies, organizer, conventionId, tally } = weekendNow;
  const cast = new Cast(connection, latencies, organizer);
  const { ids } = await organizer.command('OpenStage', { conventionId, stageId: stage.stageId });
  cast.eventId = ids['eventId'] ?? '';
  const { eventId } = cast;
  const wrong = await fill(weekendNow, stage, cast, before);
  await organizer.command('StartEvent', { eventId });
  if (stage.format === 'sealed') {
    await organizer.command('OpenPools', { eventId });
    await buildDecks(cast, { pools: 0, boosters: 0, deckRevisions: 0 }, 8);
  }
  const seed = `${options.seed}/${stage.stageId}`;
  await playStage({ cast, seed, workers: options.concurrency, tally });
  const rows = await finalStandings(cast);
  const file = await organizer.get(`/api/events/${eventId}/export`);
  const judged = await judge(file, { settings: stage.settings, shown: rows });
  const named = [...wrong, ...judged.faults].map((fault) => `${stage.stageId}: ${fault}`);
  return { cast, rows, wrong: named };
};

/**
 * Enters the players: those who register, or those who have qualified and those who were invited.
 */
const fill = async (
  weekendNow: Weekend,
  stage: Stage,
  cast: Cast,
  before: readonly EndedStage[],
): Promise<readonly string[]> => {
  const { seed, concurrency } = weekendNow.options;
  const workers = Math.min(concurrency, 16);
  if (stage.entry.kind === 'qualified') return enterDayTwo(weekendNow, stage, cast, before);
  if (stage.settings.teamSeats !== undefined) {
    await registerTeams(cast, workers);
    return [];
  }
  const brings = stage.format === 'premier';
  const decks = Array.from({ length: brings ? deckKinds : 0 }, (_, index) =>
    broughtDeck(`${seed}/${index}`, today()),
  );
  const count = { premier: players, sealed, 'twin-suns': pods }[stage.format] ?? 0;
  const chance = Chance.from(`${seed}/${stage.stageId}`);
  await admit(cast, { names: inventedNames(count), decks, chance, workers });
  return [];
};

/** Enters the cut of day 1 and the invited players; each takes the seat by its code. */
const enterDayTwo = async (
  { organizer, conventionId, say }: Weekend,
  { stageId }: Stage,
  cast: Cast,
  before: readonly EndedStage[],
): Promise<readonly string[]> => {
  const invited = inventedNames(players + guestsOfHonour).slice(players);
  for (const name of invited)
    await organizer.command('InviteToStage', {
      conventionId,
      stageId,
      name,
      points: line,
      note: 'Won a qualifier',
    });
  const { guestCodes = [], position } = await organizer.command('EnterQualified', {
    conventionId,
    stageId,
  });
  const { eventId } = cast;
  const { players: roster } = await organizer.ask('roster', { eventId }, position);
  const names = new Map(roster.map(({ playerId, name }) => [playerId, name]));
  await inParallel(guestCodes, { workers: 8 }, async ({ playerId, code }) => {
    await cast.join(playerId, names.get(playerId) ?? '', code);
  });
  await organizer.command('CheckInAll', { eventId });
  const earned = (before[0]?.rows ?? []).filter(
    ({ points, dropped }) => points >= line && !dropped,
  );
  const expected = [...earned.map(({ name }) => name), ...invited].sort().join();
  say(`day 2: ${earned.length} have ${line} points or more, ${invited.length} are invited`);
  return [...names.values()].sort().join() === expected
    ? []
    : ['not those have entered who have qualified or were invited'];
};

const registerTeams = (cast: Cast, workers: number): Promise<void> => {
  const { eventId } = cast;
  const people = inventedNames(teams * 3);
  const names = Array.from({ length: teams }, (_, index) => `Squadron ${index + 1}`);
  return inParallel(names, { workers }, async (name, index) => {
    const members = people.slice(index * 3, index * 3 + 3);
    const { session, playerId } = await cast.register(name, members);
    await session.command('CheckInPlayer', { eventId, playerId });
  });
};
