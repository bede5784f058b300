/**
 * The cost of returning to a finished game. A game of enough decisions is played against the bot on
 * a server. Then it is continued from so many of its decisions; reported are the milliseconds from
 * the command until its board is there, since such a game is in no memory. And each decision is
 * evaluated as the page's threads do, reported in processor time of one of them.
 */
import { ApiSession, Connection } from '#client';
import {
  LOAD_PASS_HEADER,
  practiceView,
  replayFile,
  type ReplayRecord,
  tableSeats,
} from '#contracts';
import { dice } from '#rules';
import { analystOf, type PlayedGame } from '#swu-analysis';
import { anyMove } from '../../apps/api/test/tables.js';
import { provideServer } from '../../apps/cli/src/simulate/server.js';
import { quantile } from './support/quantile.js';

const MOST_GAMES = 40;

const playGame = async (session: ApiSession, chance: number): Promise<ReplayRecord> => {
  const roll = dice(chance);
  const { ids } = await session.command('StartPractice', {
    deck: { kind: 'starter', name: 'luke' },
    against: { kind: 'starter', name: 'vader' },
  });
  const practiceId = ids['practiceId'] ?? '';
  const address = `/api/practice/${practiceId}`;
  for (;;) {
    const view = practiceView.parse(JSON.parse(await session.get(address)));
    if (!view.running) break;
    await session.command('PlayPractice', { practiceId, move: anyMove(view, roll) });
  }
  const { record } = replayFile.parse(JSON.parse(await session.get(`${address}/replay`)));
  if (record === null) throw new Error('a game that is not open');
  return record;
};

const longGame = async (session: ApiSession, least: number): Promise<ReplayRecord> => {
  for (let chance = 1; chance <= MOST_GAMES; chance += 1) {
    const record = await playGame(session, chance);
    if (record.moves.length >= least) return record;
  }
  throw new Error(`no game of ${least} decisions in ${MOST_GAMES}`);
};

/** Milliseconds from the command until the board is there. */
const openAt = async (session: ApiSession, record: ReplayRecord, at: number): Promise<number> => {
  const seat = record.moves[at]?.seat ?? 0;
  const moves = record.moves.slice(0, at);
  const begin = performance.now();
  const { ids } = await session.command('PlayOn', { record: { ...record, moves }, seat });
  await session.get(`/api/practice/${ids['practiceId'] ?? ''}`);
  return performance.now() - begin;
};

/** Seconds of processor time to evaluate every decision. */
const weigh = ({ seed, chooser, moves, cards, ...decks }: ReplayRecord): number => {
  const analyst = analystOf({
    decks: tableSeats.flatMap((side) => decks[side] ?? []),
    seed,
    ...(chooser !== undefined && { chooser: tableSeats.indexOf(chooser) }),
    moves: moves as PlayedGame['moves'],
    cards,
  });
  if (analyst === null) throw new Error('a game that goes otherwise here');
  const begin = process.cpuUsage();
  for (let at = 0; at < analyst.decisions; at += 1) analyst.lookBack(at);
  const { user, system } = process.cpuUsage(begin);
  return (user + system) / 1e6;
};

export async function run(asked: {
  readonly decisions: number;
  readonly times: number;
}): Promise<void> {
  const server = await provideServer(null, console.error);
  const headers = server.loadPass === null ? {} : { [LOAD_PASS_HEADER]: server.loadPass };
  const connection = new Connection(server.url, { headers });
  try {
    const session = new ApiSession(connection);
    const record = await longGame(session, asked.decisions);
    const decisions = record.moves.length;
    const opened: number[] = [];
    for (let time = 1; time <= asked.times; time += 1)
      opened.push(
        await openAt(session, record, Math.floor((decisions * time) / (asked.times + 1))),
      );
    opened.sort((one, other) => one - other);
    const openMilliseconds = { p50: quantile(opened, 0.5, 0), worst: quantile(opened, 1, 0) };
    const weighSeconds = Number(weigh(record).toFixed(1));
    console.log(JSON.stringify({ decisions, openMilliseconds, weighSeconds }));
  } finally {
    connection.close();
    await server.stop();
  }
}
