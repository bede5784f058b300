import { setTimeout as pause } from 'node:timers/promises';
import { type ApiSession, type Chance, playedScore } from '#client';
import { type EventView, type GameScore, linkCode, type TableRow } from '#contracts';
import { PATIENCE_MS } from '../support/patience.js';
import type { FakeDiscord, Place, Read } from './fake-discord.js';

export interface DiscordPerson {
  readonly id: string;
  readonly name: string;
  readonly manages?: boolean;
}

export interface HallByDiscord {
  readonly discord: FakeDiscord;
  readonly place: Place;
  readonly eventId: string;
  /** Who runs the event, by Discord. */
  readonly staff: DiscordPerson;
  readonly people: readonly DiscordPerson[];
  /** Only looks: nothing is done by it. */
  readonly onlooker: ApiSession;
  readonly chance: Chance;
  /** So many people type at once. */
  readonly atOnce: number;
  /** Told of each command: its name and the time until its sender reads the answer. */
  readonly onCommand?: (name: string, milliseconds: number) => void;
}

/** What the people of a table agreed on. */
export interface PlayedTable {
  readonly round: string;
  readonly matchId: string;
  readonly score: GameScore;
}

/** Asks until it is so. */
const until = async <T>(ask: () => Promise<T>, so: (answer: T) => boolean): Promise<T> => {
  for (const end = Date.now() + PATIENCE_MS; ; await pause(100)) {
    const answer = await ask();
    if (so(answer)) return answer;
    if (Date.now() > end) throw new Error(`still ${JSON.stringify(answer).slice(0, 400)}`);
  }
};

const eachOf = async <T>(
  list: readonly T[],
  atOnce: number,
  work: (item: T) => Promise<void>,
): Promise<void> => {
  const left = [...list];
  const take = async (): Promise<void> => {
    for (let next = left.shift(); next !== undefined; next = left.shift()) await work(next);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, list.length) }, take));
};

const tell = async (
  { discord, place, onCommand }: HallByDiscord,
  person: DiscordPerson,
  name: string,
  options: Readonly<Record<string, string | number>> = {},
): Promise<Read> => {
  const began = performance.now();
  const read = await discord.command(person, place, name, options);
  onCommand?.(name, performance.now() - began);
  return read;
};

const expectText = async (said: Promise<Read>, what: RegExp): Promise<Read> => {
  const read = await said;
  if (!what.test(read.text)) throw new Error(`said "${read.text}", not ${String(what)}`);
  return read;
};

/** A person of this Discord whose account is linked by a code, as from the account's page. */
export const linkByCode = async (
  discord: FakeDiscord,
  session: ApiSession,
  person: DiscordPerson,
): Promise<Read> => {
  const { code } = linkCode.parse(JSON.parse(await session.post('/api/me/link-codes', {})));
  return discord.command(person, { channel: '1' }, 'link', { code });
};

/** So many people of this Discord, each with a name of their own. */
export const peopleOf = (many: number): readonly DiscordPerson[] =>
  Array.from({ length: many }, (_, n) => ({
    id: String(1_000 + n),
    name: `Player ${String(n + 1).padStart(3, '0')}`,
  }));

/** Everybody registers and checks in, all at once. */
export const gather = async (hall: HallByDiscord): Promise<void> => {
  await eachOf(hall.people, hall.atOnce, async (person) => {
    await expectText(tell(hall, person, 'register'), /is registered/);
    await expectText(tell(hall, person, 'check-in'), /checked in/);
  });
};

const staffDo = (hall: HallByDiscord, part: string, options = {}): Promise<Read> =>
  expectText(tell(hall, hall.staff, `staff ${part}`, options), /^(Done\.|Result:)/);

interface Sides {
  readonly reporter: DiscordPerson;
  readonly other: DiscordPerson;
}

const playTable = async (
  hall: HallByDiscord,
  row: TableRow,
  decisive: boolean,
): Promise<GameScore> => {
  const { chance, people, discord, place } = hall;
  const personNamed = (name: string): DiscordPerson => {
    const person = people.find((each) => each.name === name);
    if (!person) throw new Error(`nobody is called ${name}`);
    return person;
  };
  const score = playedScore(chance, { bestOf: 3, decisive });
  const byA = chance.happens(0.5);
  const [a, b] = [personNamed(row.a.name), personNamed(row.b.name)];
  const { reporter, other }: Sides = byA ? { reporter: a, other: b } : { reporter: b, other: a };
  const disputed = chance.happens(0.05);
  // The same table as the staff see, be it a moment later.
  const own = `table ${row.table}**`;
  await until(
    () => tell(hall, reporter, 'where'),
    ({ text }) => text.includes(own) && text.includes(byA ? row.b.name : row.a.name),
  );
  await expectText(
    tell(hall, reporter, 'report', {
      won: byA ? score.a : score.b,
      lost: byA ? score.b : score.a,
      drawn: score.drawn,
    }),
    /^You have reported/,
  );
  const seen = await until(
    () => tell(hall, other, 'where'),
    ({ buttons }) => buttons.some((button) => button.includes(row.matchId)),
  );
  if (disputed) {
    await expectText(
      tell(hall, other, 'dispute', { note: 'I see it otherwise' }),
      /waits for a judge/,
    );
    await staffDo(hall, 'rule', {
      table: row.table,
      first: score.a,
      second: score.b,
      drawn: score.drawn,
    });
  } else {
    const began = performance.now();
    const button = seen.buttons.find((each) => each.startsWith('confirm:')) ?? '';
    await expectText(discord.press(other, place, button), /^Confirmed/);
    hall.onCommand?.('confirm', performance.now() - began);
  }
  return score;
};

/** Plays one round, paired by a command of the staff, to its end. */
const playRound = async (
  hall: HallByDiscord,
  before: EventView,
): Promise<readonly PlayedTable[]> => {
  const { eventId, onlooker } = hall;
  const next = before.nextRound;
  if (next === null) throw new Error('nothing can be paired');
  await staffDo(hall, 'pair');
  const { tables } = await until(
    () => onlooker.ask('pairings', { eventId }),
    ({ key, tables: rows }) =>
      key?.phase === next.phase && key.round === next.round && rows.length > 0,
  );
  const decisive = before.plannedPhases[next.phase]?.kind === 'elimination';
  const played: PlayedTable[] = [];
  await eachOf(tables, hall.atOnce, async (row) => {
    const score = await playTable(hall, row, decisive);
    played.push({ round: `${next.phase}:${next.round}`, matchId: row.matchId, score });
  });
  await until(
    () => onlooker.ask('event', { eventId }),
    ({ rounds }) =>
      rounds.some(
        ({ phase, round, state }) =>
          phase === next.phase && round === next.round && state === 'completed',
      ),
  );
  return played;
};

/** Starts the event and plays it to its end; every step is a command typed in Discord. */
export const playByDiscord = async (
  hall: HallByDiscord,
  betweenRounds: (played: number) => Promise<void> = async () => Promise.resolve(),
): Promise<readonly PlayedTable[]> => {
  const { eventId, onlooker } = hall;
  const look = (): Promise<EventView> => onlooker.ask('event', { eventId });
  await staffDo(hall, 'start');
  const played: PlayedTable[] = [];
  let view = await until(look, ({ nextRound }) => nextRound !== null);
  for (let rounds = 1; view.nextRound !== null; rounds += 1) {
    played.push(...(await playRound(hall, view)));
    await betweenRounds(rounds);
    const most = view.plannedPhases.reduce(
      (sum, phase) => sum + (phase.kind === 'swiss' ? phase.rounds : Math.log2(phase.size)),
      0,
    );
    view = await until(look, ({ nextRound }) => rounds >= most || nextRound !== null);
    if (rounds >= most) break;
  }
  await staffDo(hall, 'finish');
  return played;
};

export interface Losses {
  /** Results that the server holds otherwise than their players do, and players who are not there. */
  readonly lost: number;
  /** Players entered twice, posts posted twice. */
  readonly double: number;
}

/** Holds what the server and the channel show against what people did. */
export const countLosses = async (
  { eventId, onlooker, people, discord, place }: HallByDiscord,
  played: readonly PlayedTable[],
): Promise<Losses> => {
  let lost = 0;
  const { players } = await onlooker.ask('roster', { eventId });
  for (const { name } of people) if (!players.some((player) => player.name === name)) lost += 1;
  let double = players.length - new Set(players.map(({ name }) => name)).size;
  for (const { matchId, score } of played) {
    const { row } = await onlooker.ask('match', { matchId });
    const same = (['a', 'b', 'drawn'] as const).every((key) => row.score?.[key] === score[key]);
    if (!same || row.status !== 'completed') lost += 1;
  }
  const posts = discord.messagesIn(place.channel);
  double += posts.length - new Set(posts.map(({ nonce }) => nonce)).size;
  return { lost, double };
};

/** Waits until each table has one post with its result and a thread, and the end is told. */
export const untilPosted = async (
  { discord, place }: HallByDiscord,
  played: readonly PlayedTable[],
): Promise<void> => {
  const posts = () => discord.messagesIn(place.channel).map(({ content }) => content);
  await until(
    () => Promise.resolve(posts().filter((text) => /\nResult: /.test(text)).length),
    (results) => results === played.length,
  );
  await until(
    () => Promise.resolve(posts().filter((text) => text.includes('Champion: ')).length),
    (ends) => ends === 1,
  );
};
