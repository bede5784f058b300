import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { seededRandom } from '#chance';
import { type ApiSession, Connection } from '#client';
import { type DuelView, duelView, gamePracticeView, queries, screenReplay } from '#contracts';
import { statusAndCodeOf } from '../../test/answers.js';
import { drawKnownSeeds } from '../../test/known-seeds.js';
import { visitor } from '../../test/people.js';
import { type RunningApi, startApi } from '../../test/running-api.js';
import { brokenLinks } from '../../test/verify-streams.js';

let api: RunningApi;
let connection: Connection;
beforeAll(async () => {
  api = await startApi();
  drawKnownSeeds(api, 'teams');
  connection = new Connection(api.url);
});
afterAll(async () => {
  connection?.close();
  await api?.stop();
});

const opening = { game: 'swtcg', seats: 4, name: 'Ana' } as const;
const open = async (session: ApiSession, listed = false): Promise<string> =>
  (await session.command('OpenDuel', { ...opening, listed })).ids['duelId'] ?? '';
const look = async (session: ApiSession, duelId: string): Promise<DuelView> =>
  duelView.parse(JSON.parse(await session.get(`/api/duels/${duelId}`)));
const seatsOf = ({ players }: DuelView) => players.map(({ name, seat, bot }) => [name, seat, bot]);
/** Seats whose hands the viewer sees. */
const openHands = ({ board }: DuelView): readonly number[] =>
  (board?.seats ?? []).flatMap(({ zones }, seat) => {
    const hand = zones.find(({ id }) => id === 'hand')?.pieces ?? [];
    return hand.some(({ name }) => name !== null) ? [seat] : [];
  });

/** Four people, the second of whom sits beside the first. */
const begun = async () => {
  const people = Array.from({ length: 4 }, () => visitor(connection));
  const [ana, ben, cleo, dan] = people as [ApiSession, ApiSession, ApiSession, ApiSession];
  const duelId = await open(ana);
  await ben.command('JoinDuel', { duelId, name: 'Ben', seat: 1 });
  await dan.command('JoinDuel', { duelId, name: 'Dan', seat: 3 });
  await cleo.command('JoinDuel', { duelId, name: 'Cleo' });
  return { duelId, people: [ana, ben, cleo, dan] as const };
};

describe('a table of teams', () => {
  it('is opened only where the game has one, seats four, and begins with the last of them', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)];
    const wrong = { game: 'destiny', seats: 4, name: 'Ana' } as const;
    expect(await statusAndCodeOf(ana.command('OpenDuel', wrong))).toBe('404 duel/not-found');
    const duelId = await open(ana);
    expect(await statusAndCodeOf(ben.command('JoinDuel', { duelId, name: 'Ben', seat: 0 }))).toBe(
      '409 duel/seat-taken',
    );
    await ben.command('JoinDuel', { duelId, name: 'Ben', seat: 3 });
    const waiting = await look(ben, duelId);
    expect(waiting).toMatchObject({ status: 'open', seats: 4, sides: 2, mine: 1 });
    expect(seatsOf(waiting)).toEqual([
      ['Ana', 0, false],
      ['Ben', 3, false],
    ]);
    await ben.command('CancelDuel', { duelId });
    expect(seatsOf(await look(ana, duelId))).toEqual([['Ana', 0, false]]);
    const full = await begun();
    const view = await look(full.people[2], full.duelId);
    expect(view).toMatchObject({ status: 'running', mine: 2, chat: false });
    expect(view.players.map(({ name }) => name)).toEqual(['Ana', 'Ben', 'Cleo', 'Dan']);
  });

  it('stands in the list with the seats that are taken', async () => {
    const ana = visitor(connection);
    const duelId = await open(ana, true);
    await visitor(connection).command('JoinDuel', { duelId, name: 'Ben' });
    const listed = async () => {
      await api.settle();
      const told: unknown = JSON.parse(await ana.get('/api/queries/openTables'));
      return queries.openTables.result.parse(told).duels.map(({ seats, taken }) => [seats, taken]);
    };
    await expect.poll(listed).toEqual([[4, 2]]);
    await ana.command('DealDuel', { duelId });
    await expect.poll(listed).toEqual([]);
  });

  it('shows partners the hands of each other, and nobody else any', async () => {
    const { duelId, people } = await begun();
    const views = await Promise.all(
      [...people, visitor(connection)].map((session) => look(session, duelId)),
    );
    expect(views.map(openHands)).toEqual([[0, 1], [0, 1], [2, 3], [2, 3], []]);
    expect(views.filter(({ board }) => board?.decision)).toHaveLength(1);
    const asked = views[0]?.waitingFor ?? 0;
    const partner = people[asked ^ 1] as ApiSession;
    const choice = { duelId, step: views[0]?.step ?? 0, option: 0 };
    expect(await statusAndCodeOf(partner.command('PlayDuel', choice))).toBe(
      '409 duel/not-your-turn',
    );
    await (people[asked] as ApiSession).command('PlayDuel', choice);
    const back = { duelId, step: choice.step + 1 };
    expect(await statusAndCodeOf(partner.command('TakeBackDuel', back))).toBe(
      '409 duel/nothing-to-take-back',
    );
    expect((await look(partner, duelId)).mayTakeBack).toBe(false);
  });

  it('is played with bots, given up for a side and played again with the same seats', async () => {
    const [ana, ben] = [visitor(connection), visitor(connection)] as const;
    const duelId = await open(ana);
    await ben.command('JoinDuel', { duelId, name: 'Ben', seat: 2 });
    expect(await statusAndCodeOf(ben.command('DealDuel', { duelId }))).toBe('409 duel/not-host');
    await ana.command('DealDuel', { duelId });
    expect(seatsOf(await look(ana, duelId)).map(([name]) => name)).toEqual([
      'Ana',
      'Bot 1',
      'Ben',
      'Bot 2',
    ]);
    const random = seededRandom('choices');
    for (let moves = 0; moves < 30; moves += 1) {
      const { waitingFor, step, status } = await look(ana, duelId);
      if (status === 'over') break;
      const asked = waitingFor === 0 ? ana : ben;
      const options = (await look(asked, duelId)).board?.decision?.options ?? [];
      const option = random.below(options.length);
      await asked.command('PlayDuel', { duelId, step, option });
    }
    if ((await look(ana, duelId)).status !== 'over') await ben.command('ConcedeDuel', { duelId });
    const { result } = await look(ana, duelId);
    expect([
      [0, 1],
      [2, 3],
    ]).toContainEqual(result?.winners);
    const replay = screenReplay.parse(JSON.parse(await ben.get(`/api/duels/${duelId}/replay`)));
    expect([replay.players.length, replay.first.seats.length]).toEqual([4, 4]);
    const next = (await ben.command('PlayDuelAgain', { duelId })).ids['duelId'] ?? '';
    await ana.command('PlayDuelAgain', { duelId });
    expect(seatsOf(await look(ben, next))).toEqual([
      ['Ben', 2, false],
      ['Ana', 0, false],
    ]);
    expect(await brokenLinks(api.store)).toEqual([]);
  });
});

it('a game against bots is played beside a bot, too', async () => {
  const ana = visitor(connection);
  const start = { game: 'swtcg', seats: 4 } as const;
  const wrong = { game: 'destiny', seats: 4 } as const;
  expect(await statusAndCodeOf(ana.command('StartGamePractice', wrong))).toBe(
    '404 practice/not-found',
  );
  const practiceId = (await ana.command('StartGamePractice', start)).ids['practiceId'] ?? '';
  const now = async () =>
    gamePracticeView.parse(JSON.parse(await ana.get(`/api/practice/${practiceId}/board`)));
  const first = await now();
  expect(first).toMatchObject({ sides: 2, winner: null });
  expect([first.names.length, first.board?.seats.length]).toEqual([4, 4]);
  for (let moves = 0; moves < 12; moves += 1) {
    const { step, board, winner } = await now();
    if (winner !== null) break;
    expect(board?.decision?.options.length).toBeGreaterThan(0);
    await ana.command('PlayGamePractice', { practiceId, step, option: 0 });
  }
  const { step, winner } = await now();
  if (winner === null)
    await ana.command('PlayGamePractice', { practiceId, step, option: 'concede' });
  const again = await ana.command('RepeatPractice', { practiceId, swap: false });
  const path = `/api/practice/${again.ids['practiceId'] ?? ''}/board`;
  expect(gamePracticeView.parse(JSON.parse(await ana.get(path))).sides).toBe(2);
});
