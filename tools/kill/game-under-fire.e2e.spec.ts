import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { details } from '../../apps/api/test/people.js';
import {
  anyMove,
  lookAt,
  type SeatedTable,
  starterText,
  turnOf,
} from '../../apps/api/test/tables.js';
import { ApiSession, Connection } from '#client';
import { defaultSettings, type PracticeView, type TableMove, practiceView } from '#contracts';
import { type Dice, dice } from '#rules';
import { Fleet } from '../../test/support/fleet.js';

/** Questions in the middle of something: an attack, an ability, a search. */
const midway: ReadonlySet<string> = new Set([
  'target',
  'optional',
  'defender',
  'order',
  'whose-order',
  'search',
  'divide',
  'mode',
  'unique',
  'payment',
]);

let fleet: Fleet;
let connection: Connection;
beforeAll(async () => {
  fleet = await Fleet.launch({ api: 1, worker: 1 });
  connection = new Connection(fleet.of('api')[0]?.url ?? '');
});
afterAll(async () => {
  connection?.close();
  await fleet?.stop();
});

/** Retries for as long as a process needs to come back. */
const patient = (): ApiSession => new ApiSession(connection, { attempts: 30 });

const killAndRevive = async (): Promise<void> => {
  for (const member of fleet.of('api')) {
    await fleet.kill(member);
    await fleet.revive(member);
  }
};

/** Two people with the starter decks, paired by the worker. */
const seated = async (): Promise<SeatedTable> => {
  const owner = patient();
  await owner.signUp({
    name: 'Olga',
    email: `olga-${randomUUID()}@example.org`,
    password: 'correct horse battery',
  });
  const { ids } = await owner.command(
    'CreateEvent',
    details({
      settings: { ...defaultSettings, cutSize: 0, swissRounds: 1, deckRequired: false, bestOf: 1 },
    }),
  );
  const eventId = ids['eventId'] ?? '';
  await owner.command('OpenRegistration', { eventId });
  const seats = [];
  for (const [name, deck] of [
    ['Ana', 'luke'],
    ['Ben', 'vader'],
  ] as const) {
    const session = patient();
    const playerId = (await session.command('Register', { eventId, name })).ids['playerId'] ?? '';
    await session.command('SubmitDeck', { eventId, playerId, text: starterText(deck) });
    seats.push({ session, playerId });
  }
  await owner.command('CheckInAll', { eventId });
  await owner.command('StartEvent', { eventId });
  await owner.command('RequestPairing', { eventId, phase: 0, round: 1, attempt: 1, repair: false });
  const pairings = () => owner.query('pairings', { eventId });
  await expect.poll(async () => (await pairings()).tables.length).toBe(1);
  const [table] = (await pairings()).tables;
  const [first, second] = seats[0]?.playerId === table?.a.playerId ? seats : seats.toReversed();
  if (!table || !first || !second) throw new Error('nobody was paired');
  return { eventId, matchId: table.matchId, a: first, b: second };
};

const looks = async ({ matchId, a, b }: SeatedTable) => ({
  a: await lookAt(a.session, matchId),
  b: await lookAt(b.session, matchId),
});

/** Random moves until there is a question in the middle of something. */
const untilMidway = async (table: SeatedTable, roll: Dice) => {
  for (;;) {
    const views = await looks(table);
    const side = turnOf(views.a);
    if (!side) throw new Error('the game ended before anything was half-way through');
    if (midway.has(views[side].board?.decision?.kind ?? '')) return { views, side };
    await table[side].session.command('PlayMove', {
      matchId: table.matchId,
      game: 1,
      move: anyMove(views[side], roll),
    });
  }
};

it('a game between two stands at the same question after its process was killed in the middle of an effect', async () => {
  const table = await seated();
  await table.a.session.command('OpenTable', { matchId: table.matchId });
  const roll = dice(17);
  const { views, side } = await untilMidway(table, roll);
  await killAndRevive();
  expect(await looks(table)).toEqual(views);
  // Killed again while the command is being processed: it is resent until it is answered, and
  // counts once.
  const answered = table[side].session.command('PlayMove', {
    matchId: table.matchId,
    game: 1,
    move: anyMove(views[side], roll),
  });
  await killAndRevive();
  await answered;
  expect((await looks(table)).a.board?.at).toBe((views.a.board?.at ?? 0) + 1);
});

it('a practice game goes on as well, and no move of the bot is lost or made twice', async () => {
  const person = patient();
  const practiceId =
    (
      await person.command('StartPractice', {
        deck: { kind: 'starter', name: 'luke' },
        against: { kind: 'starter', name: 'vader' },
      })
    ).ids['practiceId'] ?? '';
  const look = async (): Promise<PracticeView> =>
    practiceView.parse(JSON.parse(await person.get(`/api/practice/${practiceId}`)));
  const roll = dice(23);
  const play = (move: TableMove) => person.command('PlayPractice', { practiceId, move });
  // Every deal is different, and a bot may win within a dozen answers: few enough that no game is
  // over.
  for (let moves = 0; moves < 7; moves += 1) await play(anyMove(await look(), roll));
  const before = await look();
  await killAndRevive();
  expect(await look()).toEqual(before);
  const move = anyMove(before, roll);
  const answered = play(move);
  await killAndRevive();
  await answered;
  const after = await look();
  expect(after.board?.at).toBeGreaterThan(before.board?.at ?? 0);
  expect(after.board?.waitingFor ?? 'a').toBe('a');
  // The same answer once more, with an idempotency key of its own, comes too late.
  await expect(play(move)).rejects.toMatchObject({ code: 'rules/stale-move' });
});
